import { SaxesParser } from 'saxes'
import { readUnpackedBytes } from './unpacked-chunk.ts'
import { createXmlError } from './xml-error.ts'
import { createXmlDecoder } from './xml-text.ts'

/** The root element of a file, which identifies its format. */
export interface XmlRoot {
  /** The name of the root element without its namespace prefix. */
  name: string
  attributes: Readonly<Record<string, string>>
}

/** The maximum number of bytes before the root element of an XML file. */
const MAX_INSPECTED_BYTES = 256 * 1024

/**
 * Reads only the root element of an XML file, which may be packed. Null when no element starts within the first 256 KB.
 * @throws XmlError when the file cannot be unpacked, or the text before the root element is not XML.
 */
export async function readXmlRoot(path: string): Promise<XmlRoot | null> {
  let root: XmlRoot | null = null
  const parser = new SaxesParser<{ xmlns: false }>({ xmlns: false })
  parser.on('error', (error) => {
    if (root === null) throw createXmlError(error.message, parser.line, parser.column, parser.line)
  })
  parser.on('opentag', ({ name, attributes }) => {
    root ??= { name: name.slice(name.indexOf(':') + 1), attributes: { ...attributes } }
  })
  let start: Buffer = Buffer.alloc(0)
  let decoder: ReturnType<typeof createXmlDecoder> | undefined
  let seen = 0
  const decode = (bytes: Buffer) => {
    decoder ??= createXmlDecoder(bytes)
    parser.write(decoder.decode(bytes))
  }
  for await (const { chunk } of readUnpackedBytes(path)) {
    seen += chunk.length
    // The bytes are collected, because the XML declaration may be split between two chunks.
    start = decoder === undefined ? Buffer.concat([start, chunk]) : chunk
    if (seen < 1024) continue
    decode(start)
    if (root !== null || seen > MAX_INSPECTED_BYTES) return root
  }
  if (decoder === undefined) decode(start)
  return root
}
