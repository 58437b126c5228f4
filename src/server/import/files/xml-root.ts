import { SaxesParser } from 'saxes'
import { unpackedBytes } from './unpacked-bytes.ts'
import { brokenXml } from './xml-error.ts'
import { xmlDecoder } from './xml-text.ts'

/** The outermost element of a file: by it formats are told apart. */
export interface XmlRoot {
  /** Without a namespace's prefix. */
  name: string
  attributes: Readonly<Record<string, string>>
}

/** What stands before the first element may be as long. */
const LOOKED_AT = 256 * 1024

/**
 * The outermost element of a file of XML, also packed, without reading on. Null where none begins within the first 256 KB.
 * @throws XmlError where the file cannot be unpacked, or what stands before its first element is no XML.
 */
export async function xmlRoot(path: string): Promise<XmlRoot | null> {
  let root: XmlRoot | null = null
  const parser = new SaxesParser<{ xmlns: false }>({ xmlns: false })
  parser.on('error', (error) => {
    if (root === null) throw brokenXml(error.message, parser.line, parser.column, parser.line)
  })
  parser.on('opentag', ({ name, attributes }) => {
    root ??= { name: name.slice(name.indexOf(':') + 1), attributes: { ...attributes } }
  })
  let start: Buffer = Buffer.alloc(0)
  let decoder: ReturnType<typeof xmlDecoder> | undefined
  let seen = 0
  const decode = (bytes: Buffer) => {
    decoder ??= xmlDecoder(bytes)
    parser.write(decoder.decode(bytes))
  }
  for await (const { chunk } of unpackedBytes(path)) {
    seen += chunk.length
    // The declaration may come in two pieces.
    start = decoder === undefined ? Buffer.concat([start, chunk]) : chunk
    if (seen < 1024) continue
    decode(start)
    if (root !== null || seen > LOOKED_AT) return root
  }
  if (decoder === undefined) decode(start)
  return root
}
