/** What a file is: text, or a kind of file that is not read here. `workbook`: a workbook of Excel or another spreadsheet program. */
export type DecodedFile = { type: 'text'; text: string } | { type: 'workbook' } | { type: 'other' }

/** The first bytes of files that contain no text: zip archives (new workbooks), old workbooks, PDF. */
const SIGNATURES: readonly { bytes: readonly number[]; type: 'workbook' | 'other' }[] = [
  { bytes: [0x50, 0x4b, 0x03, 0x04], type: 'workbook' },
  { bytes: [0xd0, 0xcf, 0x11, 0xe0], type: 'workbook' },
  { bytes: [0x25, 0x50, 0x44, 0x46], type: 'other' },
]
const BYTE_ORDER_MARKS: readonly { bytes: readonly number[]; encoding: string }[] = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
]
/** From this share of zero bytes at one side of each pair on, a text without a mark is UTF-16. */
const MIN_ZERO_SHARE = 0.3
const SAMPLE_BYTES = 4096

const beginsWith = (bytes: Uint8Array, beginning: readonly number[]) => beginning.every((byte, at) => bytes[at] === byte)

/** Decodes a file of lines: UTF-8, UTF-16 with or without a byte order mark, otherwise Windows-1252, as Excel saves it in the West. */
export function decodeFile(bytes: Uint8Array): DecodedFile {
  const signature = SIGNATURES.find((one) => beginsWith(bytes, one.bytes))
  if (signature !== undefined) return { type: signature.type }
  const marked = BYTE_ORDER_MARKS.find((one) => beginsWith(bytes, one.bytes))?.encoding
  const encoding = marked ?? unmarkedUtf16(bytes)
  if (encoding !== null) return { type: 'text', text: new TextDecoder(encoding).decode(bytes) }
  if (bytes.includes(0)) return { type: 'other' }
  try {
    return { type: 'text', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return { type: 'text', text: new TextDecoder('windows-1252').decode(bytes) }
  }
}

function unmarkedUtf16(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  const zeros = [0, 0]
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros.map((count) => count / Math.max(1, sample.length / 2))
  if (odd >= MIN_ZERO_SHARE && even < odd / 4) return 'utf-16le'
  return even >= MIN_ZERO_SHARE && odd < even / 4 ? 'utf-16be' : null
}
