import { open } from 'node:fs/promises'

/** The number of bytes at the start of a file from which its type is detected. */
const INSPECTED_BYTES = 4096
/**
 * Smaller files are searched for the mark of an encrypted workbook, which may stand anywhere in the file. A larger file is taken for an old
 * workbook (XLS).
 */
const MAX_SEARCHED_BYTES = 64 * 1024 * 1024
const ENCRYPTED_PACKAGE_SIGNATURE = Buffer.from('EncryptedPackage', 'utf16le')

const SAVE_AS_ADVICE = 'Open it in a spreadsheet program and save it as XLSX or as CSV (UTF-8).'

/** The first bytes of file types that cannot be imported, with advice for the operator. */
const refusedFileTypes: readonly { firstBytes: readonly number[]; reason: string }[] = [
  { firstBytes: [0x1f, 0x8b], reason: 'is compressed (gzip). Unpack it first.' },
  { firstBytes: [0x37, 0x7a, 0xbc, 0xaf], reason: 'is a 7-Zip archive. Unpack it first.' },
  { firstBytes: [0x52, 0x61, 0x72, 0x21], reason: 'is a RAR archive. Unpack it first.' },
  { firstBytes: [0x25, 0x50, 0x44, 0x46], reason: 'is a PDF document. Ask the supplier for the table as XLSX or CSV.' },
]

/**
 * Detects the type of a file by its first bytes: a ZIP file counts as a workbook, and text counts as delimited text. `reason` completes a
 * sentence that starts with the file name.
 */
export async function detectFileKind(path: string, size: number): Promise<'text' | 'workbook' | { reason: string }> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(INSPECTED_BYTES), 0, INSPECTED_BYTES, 0)
    const head = buffer.subarray(0, bytesRead)
    const begins = (bytes: readonly number[]) => bytes.every((byte, at) => head[at] === byte)
    if (begins([0x50, 0x4b, 0x03, 0x04]) || begins([0x50, 0x4b, 0x05, 0x06])) return 'workbook'
    if (begins([0xd0, 0xcf, 0x11, 0xe0])) {
      const encrypted = size <= MAX_SEARCHED_BYTES && (await file.readFile()).includes(ENCRYPTED_PACKAGE_SIGNATURE)
      if (encrypted) return { reason: `is encrypted. Open it with its password, take the password off and save it as XLSX.` }
      return { reason: `is a workbook of the old kind (XLS). ${SAVE_AS_ADVICE}` }
    }
    const other = refusedFileTypes.find((kind) => begins(kind.firstBytes))
    if (other) return { reason: other.reason }
    const text = head
      .toString('latin1')
      .replaceAll('\0', '')
      .replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '')
      .trimStart()
      .toLowerCase()
    if (/^<(?:html|!doctype|\?xml|table)/.test(text)) {
      return {
        reason: `is a page or XML and no table, whatever its name says. ${SAVE_AS_ADVICE} BMEcat, Google’s product feed and YML are read by import parts; PIES and ACES have commands of their own.`,
      }
    }
    return 'text'
  } finally {
    await file.close()
  }
}
