extension DocumentRecord {
  func append(to out: inout ByteWriter) {
    out.append(row)
    out.append(slowest)
    out.append(fastest)
    out.append([kind, level, group, 0])
  }
}

extension NameRecord {
  func append(to out: inout ByteWriter) {
    out.append(text)
    out.append(length)
    out.append([0, 0])
  }
}

extension TermRecord {
  func append(to out: inout ByteWriter) {
    out.append(text)
    out.append(length)
    out.append(0 as UInt16)
    out.append(firstPosting)
    out.append(postings)
  }
}

extension Posting {
  func append(to out: inout ByteWriter) {
    out.append(packedDocument)
    out.append(packedName)
  }
}

extension Suffix {
  func append(to out: inout ByteWriter) {
    out.append(term)
    out.append(offset)
    out.append([place, 0])
  }
}

extension LooseSuffix {
  func append(to out: inout ByteWriter) {
    out.append(term)
    out.append(text)
    out.append(length)
    out.append(offset)
    out.append([place, 0, 0, 0])
  }
}
