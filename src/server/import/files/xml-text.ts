import { XmlError } from './xml-error.ts'

/** The encoding of an XML file, as far as it is known. */
export interface XmlEncoding {
  /** The name of the encoding, such as `utf-8`, `windows-1252`, `utf-16le`. */
  name: string
  /** How the encoding was found: by the byte order mark, by the XML declaration, or `assumed` because the file has neither. */
  detectedBy: 'mark' | 'declared' | 'assumed'
  /**
   * The number of bytes that are invalid in UTF-8. Each of these bytes was decoded as windows-1252, because mixed encodings are the usual
   * cause.
   */
  invalidByteCount: number
}

export interface XmlDecoder {
  encoding: XmlEncoding
  /** Decodes further bytes of the file. A call without bytes ends the decoding and returns the remaining text. */
  decode: (chunk?: Buffer) => string
}

const MAX_DECLARATION_BYTES = 256

/**
 * Creates a decoder for XML in any encoding that the platform supports. A byte order mark has priority over the XML declaration, and UTF-8
 * is the default. A file that declares UTF-16 but starts with plain ASCII is decoded as UTF-8, because programs that build XML as a string
 * write such files.
 * @param start The first bytes of the file, with at least the XML declaration.
 */
export function createXmlDecoder(start: Buffer): XmlDecoder {
  const marked = encodingOfByteOrderMark(start)
  if (marked !== undefined) return marked === 'utf-8' ? createUtf8Decoder('mark') : createLabelDecoder(marked, 'mark')
  const declared = /^\s*<\?xml[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(start.toString('latin1', 0, MAX_DECLARATION_BYTES))?.[1]
  if (declared === undefined) return createUtf8Decoder('assumed')
  if (/^(utf-?8|us-ascii|ascii|utf-?16(le|be)?|ucs-?2|iso-10646.*)$/i.test(declared)) return createUtf8Decoder('declared')
  return createLabelDecoder(declared, 'declared')
}

function encodingOfByteOrderMark(start: Buffer): string | undefined {
  const hex = start.toString('hex', 0, 4)
  if (hex === 'fffe0000' || hex === '0000feff' || hex === '0000003c' || hex === '3c000000') {
    throw new XmlError(null, 'The file is written in UTF-32, which is not read: save it as UTF-8.')
  }
  if (hex.startsWith('efbbbf')) return 'utf-8'
  if (hex.startsWith('fffe') || hex === '3c003f00') return 'utf-16le'
  if (hex.startsWith('feff') || hex === '003c003f') return 'utf-16be'
  return undefined
}

function createLabelDecoder(label: string, by: XmlEncoding['detectedBy']): XmlDecoder {
  try {
    const decoder = new TextDecoder(label)
    if (decoder.encoding === 'windows-1252') {
      return {
        encoding: { name: 'windows-1252', detectedBy: by, invalidByteCount: 0 },
        decode: (chunk) => (chunk === undefined ? '' : decodeWindows1252(chunk)),
      }
    }
    return {
      encoding: { name: decoder.encoding, detectedBy: by, invalidByteCount: 0 },
      decode: (chunk) => (chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true })),
    }
  } catch {
    throw new XmlError(1, `The file declares the encoding "${label}", which is not known: save it as UTF-8 and declare that.`)
  }
}

function createUtf8Decoder(by: XmlEncoding['detectedBy']): XmlDecoder {
  const encoding: XmlEncoding = { name: 'utf-8', detectedBy: by, invalidByteCount: 0 }
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let atStart = true
  let left: Buffer = Buffer.alloc(0)

  const decode = (chunk?: Buffer) => {
    const bytes = chunk === undefined ? left : left.length === 0 ? chunk : Buffer.concat([left, chunk])
    const end = chunk === undefined ? bytes.length : bytes.length - countUnfinishedBytes(bytes)
    left = Buffer.from(bytes.subarray(end))
    const text = read(bytes.subarray(0, end))
    if (!atStart || text === '') return text
    atStart = false
    return text.startsWith('\uFEFF') ? text.slice(1) : text
  }

  const read = (bytes: Buffer): string => {
    try {
      return strict.decode(bytes)
    } catch {
      return mend(bytes)
    }
  }

  const mend = (bytes: Buffer): string => {
    const parts: string[] = []
    let from = 0
    for (let at = 0; at < bytes.length; ) {
      const length = validSequenceLength(bytes, at)
      if (length === 0) {
        parts.push(bytes.toString('utf8', from, at), decodeWindows1252(bytes.subarray(at, at + 1)))
        encoding.invalidByteCount++
        from = at + 1
      }
      at += Math.max(1, length)
    }
    parts.push(bytes.toString('utf8', from))
    return parts.join('')
  }

  return { encoding, decode }
}

/** The characters of windows-1252 from byte 0x80 to 0x9F, where Latin-1 has control characters. A space stands for an undefined byte. */
const WINDOWS_1252_CHARACTERS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

/**
 * Decodes windows-1252 without `TextDecoder`, because the decoder of Node 20 treats these bytes as Latin-1 when it gets the whole text at
 * once.
 */
const decodeWindows1252 = (bytes: Buffer) =>
  bytes.toString('latin1').replace(/[\x80-\x9f]/g, (one) => WINDOWS_1252_CHARACTERS[one.charCodeAt(0) - 0x80] ?? ' ')

const sequenceLengthByLeadByte = (lead: number) =>
  lead < 0x80 ? 1 : lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0
const isContinuationByte = (byte: number | undefined) => byte !== undefined && byte >= 0x80 && byte < 0xc0

/** Returns the number of bytes of the UTF-8 character at a position. 0 when the character is invalid. */
function validSequenceLength(bytes: Buffer, at: number): number {
  const lead = bytes[at] ?? 0
  const length = sequenceLengthByLeadByte(lead)
  for (let next = 1; next < length; next++) if (!isContinuationByte(bytes[at + next])) return 0
  const second = bytes[at + 1] ?? 0
  // UTF-8 does not allow overlong forms, surrogates and values above the range of Unicode.
  if ((lead === 0xe0 && second < 0xa0) || (lead === 0xed && second > 0x9f)) return 0
  return (lead === 0xf0 && second < 0x90) || (lead === 0xf4 && second > 0x8f) ? 0 : length
}

/** Returns how many bytes at the end of a chunk belong to an incomplete UTF-8 character. */
function countUnfinishedBytes(bytes: Buffer): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back] ?? 0
    if (!isContinuationByte(byte)) return sequenceLengthByLeadByte(byte) > back ? back : 0
  }
  return 0
}
