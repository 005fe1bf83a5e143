/// What is fixed about a component: its identifier, unit, names and the range of its figures.
struct NutrientFacts {
  let tag: String
  let unit: String
  let japanese: String
  let english: String
  let ceiling: Double

  init(_ tag: String, _ unit: String, _ japanese: String, _ english: String, ceiling: Double) {
    self.tag = tag
    self.unit = unit
    self.japanese = japanese
    self.english = english
    self.ceiling = ceiling
  }
}

extension Nutrient {
  /// One row a component, in the order of the cases. Ceilings are round figures above the table's own maxima
  /// (dried kelp for iodine, pure oil for energy), so that a slipped decimal point is caught.
  static let facts: [NutrientFacts] = [
    NutrientFacts("REFUSE", "%", "廃棄率", "Refuse", ceiling: 100),
    NutrientFacts("ENERC", "kJ", "エネルギー（kJ）", "Energy (kJ)", ceiling: 3800),
    NutrientFacts("ENERC_KCAL", "kcal", "エネルギー", "Energy", ceiling: 925),
    NutrientFacts("WATER", "g", "水分", "Water", ceiling: 100),
    NutrientFacts("PROTCAA", "g", "アミノ酸組成によるたんぱく質", "Protein (sum of amino acids)", ceiling: 100),
    NutrientFacts("PROT-", "g", "たんぱく質", "Protein", ceiling: 100),
    NutrientFacts("FATNLEA", "g", "脂肪酸のトリアシルグリセロール当量", "Fat (triacylglycerol equivalents)", ceiling: 100),
    NutrientFacts("CHOLE", "mg", "コレステロール", "Cholesterol", ceiling: 5000),
    NutrientFacts("FAT-", "g", "脂質", "Fat", ceiling: 100),
    NutrientFacts(
      "CHOAVLM", "g", "利用可能炭水化物（単糖当量）", "Available carbohydrate (monosaccharide equivalents)", ceiling: 111),
    NutrientFacts("CHOAVL", "g", "利用可能炭水化物（質量計）", "Available carbohydrate", ceiling: 105),
    NutrientFacts("CHOAVLDF-", "g", "差引き法による利用可能炭水化物", "Available carbohydrate (by difference)", ceiling: 105),
    NutrientFacts("FIB-", "g", "食物繊維総量", "Dietary fibre", ceiling: 100),
    NutrientFacts("POLYL", "g", "糖アルコール", "Polyols", ceiling: 100),
    NutrientFacts("CHOCDF-", "g", "炭水化物", "Carbohydrate", ceiling: 105),
    NutrientFacts("OA", "g", "有機酸", "Organic acids", ceiling: 100),
    NutrientFacts("ASH", "g", "灰分", "Ash", ceiling: 100),
    NutrientFacts("NA", "mg", "ナトリウム", "Sodium", ceiling: 40000),
    NutrientFacts("K", "mg", "カリウム", "Potassium", ceiling: 40000),
    NutrientFacts("CA", "mg", "カルシウム", "Calcium", ceiling: 30000),
    NutrientFacts("MG", "mg", "マグネシウム", "Magnesium", ceiling: 10000),
    NutrientFacts("P", "mg", "リン", "Phosphorus", ceiling: 20000),
    NutrientFacts("FE", "mg", "鉄", "Iron", ceiling: 200),
    NutrientFacts("ZN", "mg", "亜鉛", "Zinc", ceiling: 150),
    NutrientFacts("CU", "mg", "銅", "Copper", ceiling: 50),
    NutrientFacts("MN", "mg", "マンガン", "Manganese", ceiling: 200),
    NutrientFacts("ID", "μg", "ヨウ素", "Iodine", ceiling: 300000),
    NutrientFacts("SE", "μg", "セレン", "Selenium", ceiling: 1000),
    NutrientFacts("CR", "μg", "クロム", "Chromium", ceiling: 500),
    NutrientFacts("MO", "μg", "モリブデン", "Molybdenum", ceiling: 2000),
    NutrientFacts("RETOL", "μg", "レチノール", "Retinol", ceiling: 50000),
    NutrientFacts("CARTA", "μg", "α-カロテン", "α-Carotene", ceiling: 50000),
    NutrientFacts("CARTB", "μg", "β-カロテン", "β-Carotene", ceiling: 200000),
    NutrientFacts("CRYPXB", "μg", "β-クリプトキサンチン", "β-Cryptoxanthin", ceiling: 20000),
    NutrientFacts("CARTBEQ", "μg", "β-カロテン当量", "β-Carotene equivalents", ceiling: 200000),
    NutrientFacts("VITA_RAE", "μg", "ビタミンA（レチノール活性当量）", "Vitamin A (RAE)", ceiling: 50000),
    NutrientFacts("VITD", "μg", "ビタミンD", "Vitamin D", ceiling: 500),
    NutrientFacts("TOCPHA", "mg", "ビタミンE（α-トコフェロール）", "Vitamin E (α-tocopherol)", ceiling: 200),
    NutrientFacts("TOCPHB", "mg", "β-トコフェロール", "β-Tocopherol", ceiling: 100),
    NutrientFacts("TOCPHG", "mg", "γ-トコフェロール", "γ-Tocopherol", ceiling: 200),
    NutrientFacts("TOCPHD", "mg", "δ-トコフェロール", "δ-Tocopherol", ceiling: 100),
    NutrientFacts("VITK", "μg", "ビタミンK", "Vitamin K", ceiling: 10000),
    NutrientFacts("THIA", "mg", "ビタミンB1", "Thiamin (B1)", ceiling: 50),
    NutrientFacts("RIBF", "mg", "ビタミンB2", "Riboflavin (B2)", ceiling: 50),
    NutrientFacts("NIA", "mg", "ナイアシン", "Niacin", ceiling: 200),
    NutrientFacts("NE", "mg", "ナイアシン当量", "Niacin equivalents", ceiling: 200),
    NutrientFacts("VITB6A", "mg", "ビタミンB6", "Vitamin B6", ceiling: 50),
    NutrientFacts("VITB12", "μg", "ビタミンB12", "Vitamin B12", ceiling: 500),
    NutrientFacts("FOL", "μg", "葉酸", "Folate", ceiling: 10000),
    NutrientFacts("PANTAC", "mg", "パントテン酸", "Pantothenic acid", ceiling: 100),
    NutrientFacts("BIOT", "μg", "ビオチン", "Biotin", ceiling: 1000),
    NutrientFacts("VITC", "mg", "ビタミンC", "Vitamin C", ceiling: 3000),
    NutrientFacts("ALC", "g", "アルコール", "Alcohol", ceiling: 100),
    NutrientFacts("NACL_EQ", "g", "食塩相当量", "Salt equivalents", ceiling: 100),
  ]
}
