-- A journal of schema 5 as pfc 0.1.0 wrote it, in the form of `sqlite3 .dump`. Never changed.
PRAGMA application_id = 1885758314;
PRAGMA user_version = 5;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE config (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT;
INSERT INTO config VALUES('day-start','04:00');
CREATE TABLE day_counter (
  day INTEGER PRIMARY KEY,
  last_number INTEGER NOT NULL
) STRICT;
INSERT INTO day_counter VALUES(20787,3);
CREATE TABLE entry (
  id TEXT PRIMARY KEY,
  number INTEGER NOT NULL,
  day INTEGER NOT NULL,
  slot INTEGER NOT NULL,
  instant INTEGER NOT NULL,
  zone TEXT NOT NULL,
  kind TEXT NOT NULL,
  item TEXT,
  name TEXT NOT NULL,
  amount_text TEXT NOT NULL,
  amount_value REAL,
  amount_unit TEXT,
  amount_size TEXT,
  grams REAL,
  composition BLOB NOT NULL,
  memo TEXT,
  created INTEGER NOT NULL,
  updated INTEGER NOT NULL
, checksum INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO entry VALUES('01a22a84-4040-7329-adc8-cfeefea4c7cd',2,20787,0,1795991400000,'Asia/Tokyo','food','12004','鶏卵（全卵・生）','2個',2.0,'個','',100.0,X'0e000000520200008e000000ee020008710000087a0000085d0000087201000066000008030000080300000822000008000000000000008004000008000000800a0000088c000000820000002e0000000a000000aa0000000f0000080b000008050000100200001021000000180000000000000004000000d200000000000020010000000c00000007000000d2000000260000080d0000080000000005000008000000000c00000006000010250000100100000820000048090000100b0000083100000074000010f0000008000000000000008004000008','it''s good',1796009640000,1796009640000,-7292235105948343971);
INSERT INTO entry VALUES('01a22a84-4040-7187-af22-cb5a54c7757b',3,20787,1,1796009640000,'Asia/Tokyo','quick',NULL,'社食ランチ','',NULL,NULL,NULL,NULL,X'0000008000000080ee02000000000080000000801e000000000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080',NULL,1796009640000,1796009640000,-7002677323490252254);
CREATE TABLE goal (
  since INTEGER PRIMARY KEY,
  energy_kcal REAL NOT NULL,
  protein_g REAL NOT NULL,
  fat_g REAL NOT NULL,
  carbohydrate_g REAL NOT NULL,
  updated INTEGER NOT NULL
) STRICT;
INSERT INTO goal VALUES(20787,2000.0,75.0,55.555555555555557133,300.0,1796009640000);
CREATE TABLE meal_set (
  name TEXT PRIMARY KEY,
  line TEXT NOT NULL,
  created INTEGER NOT NULL
) STRICT;
INSERT INTO meal_set VALUES('定番','卵 1個 納豆',1796009640000);
CREATE TABLE own_block (
  id INTEGER PRIMARY KEY,
  hash INTEGER NOT NULL,
  bytes BLOB NOT NULL
) STRICT;
CREATE TABLE own_changed (
  kind TEXT NOT NULL,
  number INTEGER NOT NULL,
  PRIMARY KEY (kind, number)
) STRICT, WITHOUT ROWID;
INSERT INTO own_changed VALUES('own',1);
INSERT INTO own_changed VALUES('recipe',1);
CREATE TABLE own_food (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  name_key TEXT NOT NULL,
  reading TEXT,
  composition BLOB NOT NULL,
  unit TEXT,
  per TEXT NOT NULL,
  note TEXT,
  created INTEGER NOT NULL,
  updated INTEGER NOT NULL
) STRICT;
INSERT INTO own_food VALUES(1,'餅','餅',NULL,X'0000008000000080df000000000000800000008004000000000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080',NULL,'100g','正月',1796009640000,1796009640000);
CREATE TABLE own_index (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT;
INSERT INTO own_index VALUES('keys','2 2 15.0');
CREATE TABLE own_portion (
  id INTEGER PRIMARY KEY,
  food INTEGER NOT NULL,
  position INTEGER NOT NULL,
  unit TEXT NOT NULL,
  size TEXT NOT NULL,
  milligrams INTEGER NOT NULL,
  basis TEXT NOT NULL,
  note TEXT NOT NULL,
  is_usual INTEGER NOT NULL
) STRICT;
INSERT INTO own_portion VALUES(1,1,0,'個','',50000,'edible','',1);
CREATE TABLE own_recipe (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  name_key TEXT NOT NULL,
  reading TEXT,
  category TEXT NOT NULL,
  country TEXT NOT NULL,
  season TEXT NOT NULL,
  servings REAL,
  yield_grams REAL,
  note TEXT,
  composition BLOB NOT NULL,
  weight REAL,
  created INTEGER NOT NULL,
  updated INTEGER NOT NULL
, stale INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO own_recipe VALUES(1,'雑煮','雑煮',NULL,'','','Any',2.0,NULL,NULL,X'00000000dd0000a0db0f0318000000809b0200b823000008430000b8000000a0010000a87f0000a80d2d00b8012f00b8050000a8000000804f3000b800000080210000b84d0100b8c32500b8010000a01d0900b8452c00b8210000b8020000a8210000b8750000b8000000a04d0100b8000000a00a0000a0000000a0000000a0000000a0000000a0000000a0000000a0000000a0000000a0000000a0000000a0000000a0000000a0070000b8030000b8430000b80b0100b8070000b8000000a0010000a0530000b8a70000b8000000a000000080000000a0',150.0,1796009640000,1796009640000,0);
CREATE TABLE own_recipe_ingredient (
  id INTEGER PRIMARY KEY,
  recipe INTEGER NOT NULL,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  item TEXT,
  grams REAL,
  amount TEXT NOT NULL,
  note TEXT NOT NULL
) STRICT;
INSERT INTO own_recipe_ingredient VALUES(1,1,0,'餅','u1',100.0,'','');
INSERT INTO own_recipe_ingredient VALUES(2,1,1,'ごはん（精白米）','01088',50.0,'','');
CREATE TABLE undo_recording (
  step INTEGER NOT NULL
) STRICT;
CREATE TABLE undo_step (
  id INTEGER PRIMARY KEY,
  what TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
INSERT INTO undo_step VALUES(1,'config day-start',1796009640000);
INSERT INTO undo_step VALUES(2,'set save 定番',1796009640000);
INSERT INTO undo_step VALUES(3,'log ごはん（精白米）, 鶏卵（全卵・生）',1796009640000);
INSERT INTO undo_step VALUES(4,'log 社食ランチ',1796009640000);
INSERT INTO undo_step VALUES(5,'edit 2',1796009640000);
INSERT INTO undo_step VALUES(6,'rm 1',1796009640000);
INSERT INTO undo_step VALUES(7,'food add 餅',1796009640000);
INSERT INTO undo_step VALUES(8,'goal 2026-11-30',1796009640000);
INSERT INTO undo_step VALUES(9,'recipe add 雑煮',1796009640000);
CREATE TABLE undo_change (
  id INTEGER PRIMARY KEY,
  step INTEGER NOT NULL REFERENCES undo_step ON DELETE CASCADE,
  source TEXT NOT NULL,
  event TEXT NOT NULL,
  key ANY NOT NULL,
  last ANY
) STRICT;
INSERT INTO undo_change VALUES(1,1,'config','insert','day-start',NULL);
INSERT INTO undo_change VALUES(2,2,'meal_set','insert','定番',NULL);
INSERT INTO undo_change VALUES(3,3,'entry','insert','01a22a84-4040-7f32-b2ff-649c1d4489d5',NULL);
INSERT INTO undo_change VALUES(4,3,'entry','insert','01a22a84-4040-7329-adc8-cfeefea4c7cd',NULL);
INSERT INTO undo_change VALUES(5,4,'entry','insert','01a22a84-4040-7187-af22-cb5a54c7757b',NULL);
INSERT INTO undo_change VALUES(6,5,'entry','update','01a22a84-4040-7329-adc8-cfeefea4c7cd',NULL);
INSERT INTO undo_change VALUES(7,6,'entry','delete','01a22a84-4040-7f32-b2ff-649c1d4489d5',NULL);
INSERT INTO undo_change VALUES(8,7,'own_food','insert',1,NULL);
INSERT INTO undo_change VALUES(9,7,'own_portion','insert',1,NULL);
INSERT INTO undo_change VALUES(10,8,'goal','insert',20787,NULL);
INSERT INTO undo_change VALUES(11,9,'own_recipe','insert',1,NULL);
INSERT INTO undo_change VALUES(12,9,'own_recipe_ingredient','from',1,NULL);
CREATE TABLE undo_entry (
  change INTEGER PRIMARY KEY,
  id ANY,
  number ANY,
  day ANY,
  slot ANY,
  instant ANY,
  zone ANY,
  kind ANY,
  item ANY,
  name ANY,
  amount_text ANY,
  amount_value ANY,
  amount_unit ANY,
  amount_size ANY,
  grams ANY,
  composition ANY,
  memo ANY,
  created ANY,
  updated ANY,
  checksum ANY
) STRICT;
INSERT INTO undo_entry VALUES(6,'01a22a84-4040-7329-adc8-cfeefea4c7cd',2,20787,0,1795991400000,'Asia/Tokyo','food','12004','鶏卵（全卵・生）','1個',1.0,'個','',50.0,X'0e000000520200008e000000ee020008710000087a0000085d0000087201000066000008030000080300000822000008000000000000008004000008000000800a0000088c000000820000002e0000000a000000aa0000000f0000080b000008050000100200001021000000180000000000000004000000d200000000000020010000000c00000007000000d2000000260000080d0000080000000005000008000000000c00000006000010250000100100000820000048090000100b0000083100000074000010f0000008000000000000008004000008','it''s good',1796009640000,1796009640000,-6482489129452010778);
INSERT INTO undo_entry VALUES(7,'01a22a84-4040-7f32-b2ff-649c1d4489d5',1,20787,0,1795991400000,'Asia/Tokyo','food','01088','ごはん（精白米）','茶碗1杯',1.0,'杯','茶碗',150.0,X'00000000970200009c0000005802000814000008190000080200000800000040030000087d0100085a010008690100080f00000800000080730100080000008001000008010000001d00000003000000070000002200000001000008060000080a000010230000100000000001000000000000001e000000000000400000000000000000000000000000000000000040000000400000002000000020000000000000000000000040020000100100001002000008080000080200001000000040030000001900001005000008000000400000008000000000','it''s good',1796009640000,1796009640000,-2771186380205233326);
CREATE TABLE undo_meal_set (
  change INTEGER PRIMARY KEY,
  name ANY,
  line ANY,
  created ANY
) STRICT;
CREATE TABLE undo_config (
  change INTEGER PRIMARY KEY,
  key ANY,
  value ANY
) STRICT;
CREATE TABLE undo_goal (
  change INTEGER PRIMARY KEY,
  since ANY,
  energy_kcal ANY,
  protein_g ANY,
  fat_g ANY,
  carbohydrate_g ANY,
  updated ANY
) STRICT;
CREATE TABLE undo_own_food (
  change INTEGER PRIMARY KEY,
  number ANY,
  name ANY,
  name_key ANY,
  reading ANY,
  composition ANY,
  unit ANY,
  per ANY,
  note ANY,
  created ANY,
  updated ANY
) STRICT;
CREATE TABLE undo_own_portion (
  change INTEGER PRIMARY KEY,
  id ANY,
  food ANY,
  position ANY,
  unit ANY,
  size ANY,
  milligrams ANY,
  basis ANY,
  note ANY,
  is_usual ANY
) STRICT;
CREATE TABLE undo_own_recipe (
  change INTEGER PRIMARY KEY,
  number ANY,
  name ANY,
  name_key ANY,
  reading ANY,
  category ANY,
  country ANY,
  season ANY,
  servings ANY,
  yield_grams ANY,
  note ANY,
  composition ANY,
  weight ANY,
  created ANY,
  updated ANY,
  stale ANY
) STRICT;
CREATE TABLE undo_own_recipe_ingredient (
  change INTEGER PRIMARY KEY,
  id ANY,
  recipe ANY,
  position ANY,
  name ANY,
  item ANY,
  grams ANY,
  amount ANY,
  note ANY
) STRICT;
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('own_food',1);
INSERT INTO sqlite_sequence VALUES('own_recipe',1);
CREATE UNIQUE INDEX entry_by_day ON entry (day, number);
CREATE INDEX entry_by_item ON entry (item, day);
CREATE INDEX own_food_by_key ON own_food (name_key);
CREATE INDEX own_portion_by_food ON own_portion (food, position);
CREATE TRIGGER own_food_insert_index AFTER INSERT ON own_food BEGIN
  INSERT OR IGNORE INTO own_changed VALUES ('own', NEW.number);
END;
CREATE TRIGGER own_food_update_index AFTER UPDATE ON own_food BEGIN
  INSERT OR IGNORE INTO own_changed VALUES ('own', NEW.number);
END;
CREATE TRIGGER own_food_delete_index AFTER DELETE ON own_food BEGIN
  INSERT OR IGNORE INTO own_changed VALUES ('own', OLD.number);
END;
CREATE INDEX own_recipe_by_key ON own_recipe (name_key);
CREATE INDEX own_recipe_by_place ON own_recipe_ingredient (recipe, position);
CREATE INDEX own_recipe_by_item ON own_recipe_ingredient (item, recipe) WHERE item IS NOT NULL;
CREATE INDEX own_recipe_by_word ON own_recipe_ingredient (name, recipe) WHERE item IS NULL;
CREATE TRIGGER own_recipe_insert_index AFTER INSERT ON own_recipe BEGIN
  INSERT OR IGNORE INTO own_changed VALUES ('recipe', NEW.number);
END;
CREATE TRIGGER own_recipe_update_index AFTER UPDATE OF name, reading ON own_recipe BEGIN
  INSERT OR IGNORE INTO own_changed VALUES ('recipe', NEW.number);
END;
CREATE TRIGGER own_recipe_delete_index AFTER DELETE ON own_recipe BEGIN
  INSERT OR IGNORE INTO own_changed VALUES ('recipe', OLD.number);
END;
CREATE INDEX undo_change_by_step ON undo_change (step);
CREATE TRIGGER entry_insert_undo AFTER INSERT ON entry
WHEN EXISTS (SELECT 1 FROM undo_recording) BEGIN
  INSERT INTO undo_change (step, source, event, key)
  SELECT step, 'entry', 'insert', NEW.id FROM undo_recording;
END;
CREATE TRIGGER entry_delete_undo AFTER DELETE ON entry
WHEN EXISTS (SELECT 1 FROM undo_recording) BEGIN
  INSERT INTO undo_change (step, source, event, key)
  SELECT step, 'entry', 'delete', OLD.id FROM undo_recording;
  INSERT INTO undo_entry (change, id, number, day, slot, instant, zone, kind, item, name, amount_text, amount_value, amount_unit, amount_size, grams, composition, memo, created, updated, checksum) VALUES ((SELECT max(id) FROM undo_change), OLD.id, OLD.number, OLD.day, OLD.slot, OLD.instant, OLD.zone, OLD.kind, OLD.item, OLD.name, OLD.amount_text, OLD.amount_value, OLD.amount_unit, OLD.amount_size, OLD.grams, OLD.composition, OLD.memo, OLD.created, OLD.updated, OLD.checksum);
END;
CREATE TRIGGER entry_update_undo AFTER UPDATE ON entry
WHEN EXISTS (SELECT 1 FROM undo_recording) BEGIN
  INSERT INTO undo_change (step, source, event, key)
  SELECT step, 'entry', 'update', NEW.id FROM undo_recording;
  INSERT INTO undo_entry (change, id, number, day, slot, instant, zone, kind, item, name, amount_text, amount_value, amount_unit, amount_size, grams, composition, memo, created, updated, checksum) VALUES ((SELECT max(id) FROM undo_change), OLD.id, OLD.number, OLD.day, OLD.slot, OLD.instant, OLD.zone, OLD.kind, OLD.item, OLD.name, OLD.amount_text, OLD.amount_value, OLD.amount_unit, OLD.amount_size, OLD.grams, OLD.composition, OLD.memo, OLD.created, OLD.updated, OLD.checksum);
END;
CREATE TRIGGER meal_set_insert_undo AFTER INSERT ON meal_set
WHEN EXISTS (SELECT 1 FROM undo_recording) BEGIN
  INSERT INTO undo_change (step, source, event, key)
  SELECT step, 'meal_set', 'insert', NEW.name FROM undo_recording;
END;
CREATE TRIGGER meal_set_delete_undo AFTER DELETE ON meal_set
WHEN EXISTS (SELECT 1 FROM undo_recording) BEGIN
  INSERT INTO undo_change (step, source, event, key)
  SELECT step, 'meal_set', 'delete', OLD.name FROM undo_recording;
  INSERT INTO undo_meal_set (change, name, line, created) VALUES ((SELECT max(id) FROM undo_change), OLD.name, OLD.line, OLD.created);
END;
CREATE TRIGGER meal_set_update_undo AFTER UPDATE ON meal_set
WHEN EXISTS (SELECT 1 FROM undo_recording) BEGIN
  INSERT INTO undo_change (step, source, event, key)
  SELECT step, 'meal_set', 'update', NEW.name FROM undo_recording;
  INSERT INTO undo_meal_set (change, name, line, created) VALUES ((SELECT max(id) FROM undo_change), OLD.name, OLD.line, OLD.created);
END;
CREATE TRIGGER config_insert_undo AFTER INSERT ON config
WHEN EXISTS (SELECT 1 FROM undo_recording) BEGIN
  INSERT INTO undo_change (step, source, event, key)
  SELECT step, 'config', 'insert', NEW.key FROM undo_recording;
END;
CREATE TRIGGER config_delete_undo AFTER DELETE ON config
WHEN EXISTS (SELECT 1 FROM undo_recording) BEGIN
  INSERT INTO undo_change (step, source, event, key)
  SELECT step, 'config', 'delete', OLD.key FROM undo_recording;
  INSERT INTO undo_config (change, key, value) VALUES ((SELECT max(id) FROM undo_change), OLD.key, OLD.value);
END;
CREATE TRIGGER config_update_undo AFTER UPDATE ON config
WHEN EXISTS (SELECT 1 FROM undo_recording) BEGIN
  INSERT INTO undo_change (step, source, event, key)
  SELECT step, 'config', 'update', NEW.key FROM undo_recording;
  INSERT INTO undo_config (change, key, value) VALUES ((SELECT max(id) FROM undo_change), OLD.key, OLD.value);
END;
CREATE TRIGGER goal_insert_undo AFTER INSERT ON goal
WHEN EXISTS (SELECT 1 FROM undo_recording) BEGIN
  INSERT INTO undo_change (step, source, event, key)
  SELECT step, 'goal', 'insert', NEW.since FROM undo_recording;
END;
CREATE TRIGGER goal_delete_undo AFTER DELETE ON goal
WHEN EXISTS (SELECT 1 FROM undo_recording) BEGIN
  INSERT INTO undo_change (step, source, event, key)
  SELECT step, 'goal', 'delete', OLD.since FROM undo_recording;
  INSERT INTO undo_goal (change, since, energy_kcal, protein_g, fat_g, carbohydrate_g, updated) VALUES ((SELECT max(id) FROM undo_change), OLD.since, OLD.energy_kcal, OLD.protein_g, OLD.fat_g, OLD.carbohydrate_g, OLD.updated);
END;
CREATE TRIGGER goal_update_undo AFTER UPDATE ON goal
WHEN EXISTS (SELECT 1 FROM undo_recording) BEGIN
  INSERT INTO undo_change (step, source, event, key)
  SELECT step, 'goal', 'update', NEW.since FROM undo_recording;
  INSERT INTO undo_goal (change, since, energy_kcal, protein_g, fat_g, carbohydrate_g, updated) VALUES ((SELECT max(id) FROM undo_change), OLD.since, OLD.energy_kcal, OLD.protein_g, OLD.fat_g, OLD.carbohydrate_g, OLD.updated);
END;
CREATE TRIGGER own_food_insert_undo AFTER INSERT ON own_food
WHEN EXISTS (SELECT 1 FROM undo_recording) BEGIN
  INSERT INTO undo_change (step, source, event, key)
  SELECT step, 'own_food', 'insert', NEW.number FROM undo_recording;
END;
CREATE TRIGGER own_food_delete_undo AFTER DELETE ON own_food
WHEN EXISTS (SELECT 1 FROM undo_recording) BEGIN
  INSERT INTO undo_change (step, source, event, key)
  SELECT step, 'own_food', 'delete', OLD.number FROM undo_recording;
  INSERT INTO undo_own_food (change, number, name, name_key, reading, composition, unit, per, note, created, updated) VALUES ((SELECT max(id) FROM undo_change), OLD.number, OLD.name, OLD.name_key, OLD.reading, OLD.composition, OLD.unit, OLD.per, OLD.note, OLD.created, OLD.updated);
END;
CREATE TRIGGER own_food_update_undo AFTER UPDATE ON own_food
WHEN EXISTS (SELECT 1 FROM undo_recording) BEGIN
  INSERT INTO undo_change (step, source, event, key)
  SELECT step, 'own_food', 'update', NEW.number FROM undo_recording;
  INSERT INTO undo_own_food (change, number, name, name_key, reading, composition, unit, per, note, created, updated) VALUES ((SELECT max(id) FROM undo_change), OLD.number, OLD.name, OLD.name_key, OLD.reading, OLD.composition, OLD.unit, OLD.per, OLD.note, OLD.created, OLD.updated);
END;
CREATE TRIGGER own_portion_insert_undo AFTER INSERT ON own_portion
WHEN EXISTS (SELECT 1 FROM undo_recording) BEGIN
  INSERT INTO undo_change (step, source, event, key)
  SELECT step, 'own_portion', 'insert', NEW.id FROM undo_recording;
END;
CREATE TRIGGER own_portion_delete_undo AFTER DELETE ON own_portion
WHEN EXISTS (SELECT 1 FROM undo_recording) BEGIN
  INSERT INTO undo_change (step, source, event, key)
  SELECT step, 'own_portion', 'delete', OLD.id FROM undo_recording;
  INSERT INTO undo_own_portion (change, id, food, position, unit, size, milligrams, basis, note, is_usual) VALUES ((SELECT max(id) FROM undo_change), OLD.id, OLD.food, OLD.position, OLD.unit, OLD.size, OLD.milligrams, OLD.basis, OLD.note, OLD.is_usual);
END;
CREATE TRIGGER own_portion_update_undo AFTER UPDATE ON own_portion
WHEN EXISTS (SELECT 1 FROM undo_recording) BEGIN
  INSERT INTO undo_change (step, source, event, key)
  SELECT step, 'own_portion', 'update', NEW.id FROM undo_recording;
  INSERT INTO undo_own_portion (change, id, food, position, unit, size, milligrams, basis, note, is_usual) VALUES ((SELECT max(id) FROM undo_change), OLD.id, OLD.food, OLD.position, OLD.unit, OLD.size, OLD.milligrams, OLD.basis, OLD.note, OLD.is_usual);
END;
CREATE TRIGGER own_recipe_insert_undo AFTER INSERT ON own_recipe
WHEN EXISTS (SELECT 1 FROM undo_recording) BEGIN
  INSERT INTO undo_change (step, source, event, key)
  SELECT step, 'own_recipe', 'insert', NEW.number FROM undo_recording;
END;
CREATE TRIGGER own_recipe_delete_undo AFTER DELETE ON own_recipe
WHEN EXISTS (SELECT 1 FROM undo_recording) BEGIN
  INSERT INTO undo_change (step, source, event, key)
  SELECT step, 'own_recipe', 'delete', OLD.number FROM undo_recording;
  INSERT INTO undo_own_recipe (change, number, name, name_key, reading, category, country, season, servings, yield_grams, note, composition, weight, created, updated, stale) VALUES ((SELECT max(id) FROM undo_change), OLD.number, OLD.name, OLD.name_key, OLD.reading, OLD.category, OLD.country, OLD.season, OLD.servings, OLD.yield_grams, OLD.note, OLD.composition, OLD.weight, OLD.created, OLD.updated, OLD.stale);
END;
CREATE TRIGGER own_recipe_update_undo AFTER UPDATE ON own_recipe
WHEN EXISTS (SELECT 1 FROM undo_recording) BEGIN
  INSERT INTO undo_change (step, source, event, key)
  SELECT step, 'own_recipe', 'update', NEW.number FROM undo_recording;
  INSERT INTO undo_own_recipe (change, number, name, name_key, reading, category, country, season, servings, yield_grams, note, composition, weight, created, updated, stale) VALUES ((SELECT max(id) FROM undo_change), OLD.number, OLD.name, OLD.name_key, OLD.reading, OLD.category, OLD.country, OLD.season, OLD.servings, OLD.yield_grams, OLD.note, OLD.composition, OLD.weight, OLD.created, OLD.updated, OLD.stale);
END;
CREATE TRIGGER own_recipe_ingredient_delete_undo AFTER DELETE ON own_recipe_ingredient
WHEN EXISTS (SELECT 1 FROM undo_recording) BEGIN
  INSERT INTO undo_change (step, source, event, key)
  SELECT step, 'own_recipe_ingredient', 'delete', OLD.id FROM undo_recording;
  INSERT INTO undo_own_recipe_ingredient (change, id, recipe, position, name, item, grams, amount, note) VALUES ((SELECT max(id) FROM undo_change), OLD.id, OLD.recipe, OLD.position, OLD.name, OLD.item, OLD.grams, OLD.amount, OLD.note);
END;
CREATE TRIGGER own_recipe_ingredient_update_undo AFTER UPDATE ON own_recipe_ingredient
WHEN EXISTS (SELECT 1 FROM undo_recording) BEGIN
  INSERT INTO undo_change (step, source, event, key)
  SELECT step, 'own_recipe_ingredient', 'update', NEW.id FROM undo_recording;
  INSERT INTO undo_own_recipe_ingredient (change, id, recipe, position, name, item, grams, amount, note) VALUES ((SELECT max(id) FROM undo_change), OLD.id, OLD.recipe, OLD.position, OLD.name, OLD.item, OLD.grams, OLD.amount, OLD.note);
END;
CREATE TRIGGER own_recipe_ingredient_run_undo AFTER INSERT ON own_recipe_ingredient
WHEN EXISTS (SELECT 1 FROM undo_recording) AND NEW.id = (SELECT max(id) FROM own_recipe_ingredient)
  AND NOT EXISTS (
    SELECT 1 FROM undo_change, undo_recording USING (step) WHERE id = (SELECT max(id) FROM undo_change)
      AND source = 'own_recipe_ingredient' AND event = 'from') BEGIN
  INSERT INTO undo_change (step, source, event, key)
  SELECT step, 'own_recipe_ingredient', 'from', NEW.id FROM undo_recording;
END;
CREATE TRIGGER own_recipe_ingredient_insert_undo AFTER INSERT ON own_recipe_ingredient
WHEN EXISTS (SELECT 1 FROM undo_recording) AND NEW.id <> (SELECT max(id) FROM own_recipe_ingredient) BEGIN
  INSERT INTO undo_change (step, source, event, key)
  SELECT step, 'own_recipe_ingredient', 'insert', NEW.id FROM undo_recording;
END;
COMMIT;
