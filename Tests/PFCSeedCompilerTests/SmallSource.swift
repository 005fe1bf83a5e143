import PFCModel
import PFCSeed

@testable import PFCSeedCompiler

/// The files of a seed of two foods, one dish and one exercise, for tests to spoil.
struct SmallSource {
  var files: [String: String]
  var bytes: [String: [UInt8]] = [:]

  init() {
    let tags = Nutrient.allCases.map(\.tag)
    let header = (["number", "group", "name", "official_name", "level", "source"] + tags).joined(separator: ",")
    func row(_ start: String, water: String, empty: Set<String>) -> String {
      let figures = tags.map { tag in
        empty.contains(tag) ? "" : tag == "WATER" ? water : tag == "PROT-" ? "20.0" : tag == "ENERC_KCAL" ? "120" : "0"
      }
      return start + "," + figures.joined(separator: ",")
    }
    let raw = row("00001,01,肉（生）,にく　生,5,TEST", water: "80.0", empty: ["FE", "ID"]) + ",FE,CU,,ID\n"
    let boiled = row("00002,01,肉（ゆで）,にく　ゆで,3,TEST", water: "70.0", empty: []) + ",,,,\n"
    files = [
      "seed.csv": "key,value\nname,small\nedition,1\ncitation,none\n",
      "food_groups.csv": "code,name,reading,english\n01,肉類,ニクルイ,meat\n02,魚類,ギョルイ,fish\n",
      "exercise_categories.csv": "code,name,reading,english\n12,ランニング,ランニング,running\n",
      "portions.csv": "number,unit,grams,basis,size,note,source,usual\n00001,枚,80,edible,,ステーキ1枚,estimate,usual\n",
      "qualifier_words.csv": "qualifier,word,reading\nゆで,茹で,ユデ\nゆで,boiled,\n",
      "foods.csv": header + ",trace,estimated,estimated_trace,not_measured\n" + raw
        + boiled.replacing("TEST,0,", with: "TEST,5,"),
      "food_names.csv": """
      number,name,reading,kind,sense
      00001,肉（生）,ニク（ナマ）,display,
      00002,肉（ゆで）,ニク（ユデ）,display,
      00002,ボイル肉,ボイルニク,alias,

      """,
      "dish_categories.csv": "code,name,reading,english\n02,丼ぶり,ドンブリ,rice bowls\n05,麺,メン,noodles\n",
      "dishes.csv": """
      dish,name,reading,category,country,season,level,servings,yield_grams,note
      d0001,肉丼（並）,ニクドン（ナミ）,丼ぶり,和食,Any,5,2,600,汁を含む

      """,
      "dish_names.csv": """
      dish,name,reading,kind,sense
      d0001,肉丼（並）,ニクドン（ナミ）,display,
      d0001,肉丼,ニクドン,head,primary

      """,
      "dish_ingredients.csv": "dish,food,grams,amount,note\nd0001,00001,400,2枚,\nd0001,00002,150.5,,煮汁\n",
      "dish_portions.csv": "dish,unit,grams,size,note,usual\nd0001,杯,310,,,\n",
      "exercises.csv": """
      code,mets,category,name,reading,english,level,source
      12030,8.0,12,ランニング　8.0 km/時,ランニング　8.0 km/ジ,"running, 8.0 km/h",5,TEST

      """,
      "exercise_names.csv": "code,name,reading,kind,sense\n12030,かけっこ,カケッコ,alias,\n",
    ]
  }

  func read() throws -> SeedRecords {
    try SourceReader.read(folder: "small") { name in bytes[name] ?? files[name].map { Array($0.utf8) } }
  }
}
