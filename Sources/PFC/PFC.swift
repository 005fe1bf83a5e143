// What a program needs that links this library: one import gives all of it.
@_exported public import PFCCatalog
@_exported public import PFCDiary
@_exported public import PFCImport
@_exported public import PFCModel
@_exported public import PFCNutrition
@_exported public import PFCReport
