-- A journal of schema 2 as pfc 0.1.0 wrote it, in the form of `sqlite3 .dump`. Never changed.
PRAGMA application_id = 1885758314;
PRAGMA user_version = 2;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE config (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT;
INSERT INTO "config" VALUES('day-start','04:00');
CREATE TABLE day_counter (
  day INTEGER PRIMARY KEY,
  last_number INTEGER NOT NULL
) STRICT;
INSERT INTO "day_counter" VALUES(20787,3);
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
) STRICT;
INSERT INTO "entry" VALUES('01a22a84-4040-7329-adc8-cfeefea4c7cd',2,20787,0,1795991400000,'Asia/Tokyo','food','12004','鶏卵（全卵・生）','2個',2.0,'個','',100.0,X'0E000000520200008E000000EE020008710000087A0000085D0000087201000066000008030000080300000822000008000000000000008004000008000000800A0000088C000000820000002E0000000A000000AA0000000F0000080B000008050000100200001021000000180000000000000004000000D200000000000020010000000C00000007000000D2000000260000080D0000080000000005000008000000000C00000006000010250000100100000820000048090000100B0000083100000074000010F0000008000000000000008004000008','it''s good',1796009640000,1796009640000);
INSERT INTO "entry" VALUES('01a22a84-4040-7187-af22-cb5a54c7757b',3,20787,1,1796009640000,'Asia/Tokyo','quick',NULL,'社食ランチ','',NULL,NULL,NULL,NULL,X'0000008000000080EE02000000000080000000801E000000000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080',NULL,1796009640000,1796009640000);
CREATE TABLE meal_set (
  name TEXT PRIMARY KEY,
  line TEXT NOT NULL,
  created INTEGER NOT NULL
) STRICT;
INSERT INTO "meal_set" VALUES('定番','卵 1個 納豆',1796009640000);
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
INSERT INTO "own_changed" VALUES('own',1);
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
INSERT INTO "own_food" VALUES(1,'餅','餅',NULL,X'0000008000000080DF000000000000800000008004000000000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080',NULL,'100g','正月',1796009640000,1796009640000);
CREATE TABLE own_index (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT;
INSERT INTO "own_index" VALUES('keys','1 2 15.0');
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
INSERT INTO "own_portion" VALUES(1,1,0,'個','',50000,'edible','',1);
CREATE TABLE undo_change (
  id INTEGER PRIMARY KEY,
  step INTEGER NOT NULL REFERENCES undo_step ON DELETE CASCADE,
  sql TEXT NOT NULL
) STRICT;
INSERT INTO "undo_change" VALUES(1,1,'DELETE FROM config WHERE key = ''day-start''');
INSERT INTO "undo_change" VALUES(2,2,'DELETE FROM meal_set WHERE name = ''定番''');
INSERT INTO "undo_change" VALUES(3,3,'DELETE FROM entry WHERE id = ''01a22a84-4040-7f32-b2ff-649c1d4489d5''');
INSERT INTO "undo_change" VALUES(4,3,'DELETE FROM entry WHERE id = ''01a22a84-4040-7329-adc8-cfeefea4c7cd''');
INSERT INTO "undo_change" VALUES(5,4,'DELETE FROM entry WHERE id = ''01a22a84-4040-7187-af22-cb5a54c7757b''');
INSERT INTO "undo_change" VALUES(6,5,'UPDATE entry SET id = ''01a22a84-4040-7329-adc8-cfeefea4c7cd'', number = 2, day = 20787, slot = 0, instant = 1795991400000, zone = ''Asia/Tokyo'', kind = ''food'', item = ''12004'', name = ''鶏卵（全卵・生）'', amount_text = ''1個'', amount_value = 1.0, amount_unit = ''個'', amount_size = '''', grams = 50.0, composition = X''0E000000520200008E000000EE020008710000087A0000085D0000087201000066000008030000080300000822000008000000000000008004000008000000800A0000088C000000820000002E0000000A000000AA0000000F0000080B000008050000100200001021000000180000000000000004000000D200000000000020010000000C00000007000000D2000000260000080D0000080000000005000008000000000C00000006000010250000100100000820000048090000100B0000083100000074000010F0000008000000000000008004000008'', memo = ''it''''s good'', created = 1796009640000, updated = 1796009640000 WHERE id = ''01a22a84-4040-7329-adc8-cfeefea4c7cd''');
INSERT INTO "undo_change" VALUES(7,6,'INSERT INTO entry VALUES (''01a22a84-4040-7f32-b2ff-649c1d4489d5'',1,20787,0,1795991400000,''Asia/Tokyo'',''food'',''01088'',''ごはん（精白米）'',''茶碗1杯'',1.0,''杯'',''茶碗'',150.0,X''00000000970200009C0000005802000814000008190000080200000800000040030000087D0100085A010008690100080F00000800000080730100080000008001000008010000001D00000003000000070000002200000001000008060000080A000010230000100000000001000000000000001E000000000000400000000000000000000000000000000000000040000000400000002000000020000000000000000000000040020000100100001002000008080000080200001000000040030000001900001005000008000000400000008000000000'',''it''''s good'',1796009640000,1796009640000)');
INSERT INTO "undo_change" VALUES(8,7,'DELETE FROM own_food WHERE number = 1');
INSERT INTO "undo_change" VALUES(9,7,'DELETE FROM own_portion WHERE id = 1');
CREATE TABLE undo_recording (
  step INTEGER NOT NULL
) STRICT;
CREATE TABLE undo_step (
  id INTEGER PRIMARY KEY,
  what TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
INSERT INTO "undo_step" VALUES(1,'config day-start',1796009640000);
INSERT INTO "undo_step" VALUES(2,'set save 定番',1796009640000);
INSERT INTO "undo_step" VALUES(3,'log ごはん（精白米）, 鶏卵（全卵・生）',1796009640000);
INSERT INTO "undo_step" VALUES(4,'log 社食ランチ',1796009640000);
INSERT INTO "undo_step" VALUES(5,'edit 2',1796009640000);
INSERT INTO "undo_step" VALUES(6,'rm 1',1796009640000);
INSERT INTO "undo_step" VALUES(7,'food add 餅',1796009640000);
CREATE UNIQUE INDEX entry_by_day ON entry (day, number);
CREATE INDEX entry_by_item ON entry (item, day);
CREATE INDEX undo_change_by_step ON undo_change (step);
CREATE TRIGGER entry_insert_undo AFTER INSERT ON entry
WHEN EXISTS (SELECT 1 FROM undo_recording) BEGIN
  INSERT INTO undo_change (step, sql) SELECT step, 'DELETE FROM entry WHERE id = ' || quote(NEW.id) FROM undo_recording;
END;
CREATE TRIGGER entry_delete_undo AFTER DELETE ON entry
WHEN EXISTS (SELECT 1 FROM undo_recording) BEGIN
  INSERT INTO undo_change (step, sql) SELECT step, 'INSERT INTO entry VALUES (' || quote(OLD.id) || ',' || quote(OLD.number) || ',' || quote(OLD.day) || ',' || quote(OLD.slot) || ',' || quote(OLD.instant) || ',' || quote(OLD.zone) || ',' || quote(OLD.kind) || ',' || quote(OLD.item) || ',' || quote(OLD.name) || ',' || quote(OLD.amount_text) || ',' || quote(OLD.amount_value) || ',' || quote(OLD.amount_unit) || ',' || quote(OLD.amount_size) || ',' || quote(OLD.grams) || ',' || quote(OLD.composition) || ',' || quote(OLD.memo) || ',' || quote(OLD.created) || ',' || quote(OLD.updated) || ')' FROM undo_recording;
END;
CREATE TRIGGER entry_update_undo AFTER UPDATE ON entry
WHEN EXISTS (SELECT 1 FROM undo_recording) BEGIN
  INSERT INTO undo_change (step, sql) SELECT step, 'UPDATE entry SET ' || 'id = ' || quote(OLD.id) || ', ' || 'number = ' || quote(OLD.number) || ', ' || 'day = ' || quote(OLD.day) || ', ' || 'slot = ' || quote(OLD.slot) || ', ' || 'instant = ' || quote(OLD.instant) || ', ' || 'zone = ' || quote(OLD.zone) || ', ' || 'kind = ' || quote(OLD.kind) || ', ' || 'item = ' || quote(OLD.item) || ', ' || 'name = ' || quote(OLD.name) || ', ' || 'amount_text = ' || quote(OLD.amount_text) || ', ' || 'amount_value = ' || quote(OLD.amount_value) || ', ' || 'amount_unit = ' || quote(OLD.amount_unit) || ', ' || 'amount_size = ' || quote(OLD.amount_size) || ', ' || 'grams = ' || quote(OLD.grams) || ', ' || 'composition = ' || quote(OLD.composition) || ', ' || 'memo = ' || quote(OLD.memo) || ', ' || 'created = ' || quote(OLD.created) || ', ' || 'updated = ' || quote(OLD.updated) || ' WHERE id = ' || quote(NEW.id) FROM undo_recording;
END;
CREATE TRIGGER meal_set_insert_undo AFTER INSERT ON meal_set
WHEN EXISTS (SELECT 1 FROM undo_recording) BEGIN
  INSERT INTO undo_change (step, sql) SELECT step, 'DELETE FROM meal_set WHERE name = ' || quote(NEW.name) FROM undo_recording;
END;
CREATE TRIGGER meal_set_delete_undo AFTER DELETE ON meal_set
WHEN EXISTS (SELECT 1 FROM undo_recording) BEGIN
  INSERT INTO undo_change (step, sql) SELECT step, 'INSERT INTO meal_set VALUES (' || quote(OLD.name) || ',' || quote(OLD.line) || ',' || quote(OLD.created) || ')' FROM undo_recording;
END;
CREATE TRIGGER meal_set_update_undo AFTER UPDATE ON meal_set
WHEN EXISTS (SELECT 1 FROM undo_recording) BEGIN
  INSERT INTO undo_change (step, sql) SELECT step, 'UPDATE meal_set SET ' || 'name = ' || quote(OLD.name) || ', ' || 'line = ' || quote(OLD.line) || ', ' || 'created = ' || quote(OLD.created) || ' WHERE name = ' || quote(NEW.name) FROM undo_recording;
END;
CREATE TRIGGER config_insert_undo AFTER INSERT ON config
WHEN EXISTS (SELECT 1 FROM undo_recording) BEGIN
  INSERT INTO undo_change (step, sql) SELECT step, 'DELETE FROM config WHERE key = ' || quote(NEW.key) FROM undo_recording;
END;
CREATE TRIGGER config_delete_undo AFTER DELETE ON config
WHEN EXISTS (SELECT 1 FROM undo_recording) BEGIN
  INSERT INTO undo_change (step, sql) SELECT step, 'INSERT INTO config VALUES (' || quote(OLD.key) || ',' || quote(OLD.value) || ')' FROM undo_recording;
END;
CREATE TRIGGER config_update_undo AFTER UPDATE ON config
WHEN EXISTS (SELECT 1 FROM undo_recording) BEGIN
  INSERT INTO undo_change (step, sql) SELECT step, 'UPDATE config SET ' || 'key = ' || quote(OLD.key) || ', ' || 'value = ' || quote(OLD.value) || ' WHERE key = ' || quote(NEW.key) FROM undo_recording;
END;
CREATE INDEX own_food_by_key ON own_food (name_key);
CREATE INDEX own_portion_by_food ON own_portion (food, position);
CREATE TRIGGER own_food_insert_undo AFTER INSERT ON own_food
WHEN EXISTS (SELECT 1 FROM undo_recording) BEGIN
  INSERT INTO undo_change (step, sql) SELECT step, 'DELETE FROM own_food WHERE number = ' || quote(NEW.number) FROM undo_recording;
END;
CREATE TRIGGER own_food_delete_undo AFTER DELETE ON own_food
WHEN EXISTS (SELECT 1 FROM undo_recording) BEGIN
  INSERT INTO undo_change (step, sql) SELECT step, 'INSERT INTO own_food VALUES (' || quote(OLD.number) || ',' || quote(OLD.name) || ',' || quote(OLD.name_key) || ',' || quote(OLD.reading) || ',' || quote(OLD.composition) || ',' || quote(OLD.unit) || ',' || quote(OLD.per) || ',' || quote(OLD.note) || ',' || quote(OLD.created) || ',' || quote(OLD.updated) || ')' FROM undo_recording;
END;
CREATE TRIGGER own_food_update_undo AFTER UPDATE ON own_food
WHEN EXISTS (SELECT 1 FROM undo_recording) BEGIN
  INSERT INTO undo_change (step, sql) SELECT step, 'UPDATE own_food SET ' || 'number = ' || quote(OLD.number) || ', ' || 'name = ' || quote(OLD.name) || ', ' || 'name_key = ' || quote(OLD.name_key) || ', ' || 'reading = ' || quote(OLD.reading) || ', ' || 'composition = ' || quote(OLD.composition) || ', ' || 'unit = ' || quote(OLD.unit) || ', ' || 'per = ' || quote(OLD.per) || ', ' || 'note = ' || quote(OLD.note) || ', ' || 'created = ' || quote(OLD.created) || ', ' || 'updated = ' || quote(OLD.updated) || ' WHERE number = ' || quote(NEW.number) FROM undo_recording;
END;
CREATE TRIGGER own_portion_insert_undo AFTER INSERT ON own_portion
WHEN EXISTS (SELECT 1 FROM undo_recording) BEGIN
  INSERT INTO undo_change (step, sql) SELECT step, 'DELETE FROM own_portion WHERE id = ' || quote(NEW.id) FROM undo_recording;
END;
CREATE TRIGGER own_portion_delete_undo AFTER DELETE ON own_portion
WHEN EXISTS (SELECT 1 FROM undo_recording) BEGIN
  INSERT INTO undo_change (step, sql) SELECT step, 'INSERT INTO own_portion VALUES (' || quote(OLD.id) || ',' || quote(OLD.food) || ',' || quote(OLD.position) || ',' || quote(OLD.unit) || ',' || quote(OLD.size) || ',' || quote(OLD.milligrams) || ',' || quote(OLD.basis) || ',' || quote(OLD.note) || ',' || quote(OLD.is_usual) || ')' FROM undo_recording;
END;
CREATE TRIGGER own_portion_update_undo AFTER UPDATE ON own_portion
WHEN EXISTS (SELECT 1 FROM undo_recording) BEGIN
  INSERT INTO undo_change (step, sql) SELECT step, 'UPDATE own_portion SET ' || 'id = ' || quote(OLD.id) || ', ' || 'food = ' || quote(OLD.food) || ', ' || 'position = ' || quote(OLD.position) || ', ' || 'unit = ' || quote(OLD.unit) || ', ' || 'size = ' || quote(OLD.size) || ', ' || 'milligrams = ' || quote(OLD.milligrams) || ', ' || 'basis = ' || quote(OLD.basis) || ', ' || 'note = ' || quote(OLD.note) || ', ' || 'is_usual = ' || quote(OLD.is_usual) || ' WHERE id = ' || quote(NEW.id) FROM undo_recording;
END;
CREATE TRIGGER own_food_insert_index AFTER INSERT ON own_food BEGIN
  INSERT OR IGNORE INTO own_changed VALUES ('own', NEW.number);
END;
CREATE TRIGGER own_food_update_index AFTER UPDATE ON own_food BEGIN
  INSERT OR IGNORE INTO own_changed VALUES ('own', NEW.number);
END;
CREATE TRIGGER own_food_delete_index AFTER DELETE ON own_food BEGIN
  INSERT OR IGNORE INTO own_changed VALUES ('own', OLD.number);
END;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('own_food',1);
COMMIT;
