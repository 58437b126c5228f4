/**
 * The named byte sections of an index segment. In a file they follow a header with the format, and with the name, offset, length and
 * checksum of each section. So truncated, damaged or newer files are rejected before use.
 */
export type SegmentSections = ReadonlyMap<string, Uint8Array>

/** The number of the file format. It is raised with every change that older readers would misinterpret. */
export const SEGMENT_FORMAT = 2

/**
 * The version number of the content. It is raised with every change of what is taken from parts, so that the server rebuilds its index
 * segments. Older segments, such as those on an offline phone, remain readable.
 */
export const SEGMENT_CONTENT_FORMAT = 4

const SEGMENT_MAGIC = 'ARMSEG'
/** Sections begin at multiples of this number of bytes, so that numbers of any width can be viewed in place. */
const SECTION_ALIGNMENT_BYTES = 8
/**
 * Length of the header: the magic word, the format, the lengths of the file and of its table of sections, the checksum of the table, and
 * the checksum of the header.
 */
const HEADER_BYTES = 24
const HEADER_CHECKSUM_OFFSET = 20

/** The error for a file that cannot be read as an index segment; `reason` says why. */
export class UnreadableSegment extends Error {
  override name = 'UnreadableSegment'
  constructor(
    readonly reason: 'foreign' | 'newer' | 'older' | 'cut-off' | 'damaged',
    detail: string,
  ) {
    super(detail)
  }
}

interface SectionEntry {
  name: string
  at: number
  bytes: number
  sum: number
}

const alignLength = (bytes: number) => Math.ceil(bytes / SECTION_ALIGNMENT_BYTES) * SECTION_ALIGNMENT_BYTES

/** Packs sections into one file. */
export function packSections(sections: SegmentSections): Uint8Array<ArrayBuffer> {
  let at = 0
  const places = [...sections].map(([name, bytes]): SectionEntry => {
    const place = { name, at, bytes: bytes.length, sum: checksum(bytes) }
    at += alignLength(bytes.length)
    return place
  })
  const table = new TextEncoder().encode(JSON.stringify(places))
  const body = HEADER_BYTES + alignLength(table.length)
  const file = new Uint8Array(body + at)
  file.set(new TextEncoder().encode(SEGMENT_MAGIC))
  const head = new DataView(file.buffer)
  head.setUint16(6, SEGMENT_FORMAT, true)
  head.setUint32(8, file.length, true)
  head.setUint32(12, table.length, true)
  head.setUint32(16, checksum(table), true)
  head.setUint32(HEADER_CHECKSUM_OFFSET, checksum(file.subarray(0, HEADER_CHECKSUM_OFFSET)), true)
  file.set(table, HEADER_BYTES)
  for (const place of places) file.set(sections.get(place.name) ?? new Uint8Array(), body + place.at)
  return file
}

/**
 * Returns the sections of a file as views, without copying them. Throws `UnreadableSegment`. `verify` decides whether checksums are
 * verified, which takes about a millisecond for each megabyte.
 */
export function unpackSections(given: Uint8Array, { verify = true } = {}): Map<string, Uint8Array> {
  // A new array is created because `slice` of Node's Buffer returns a view, not a copy.
  const file = given.byteOffset % SECTION_ALIGNMENT_BYTES === 0 ? given : new Uint8Array(given)
  const tableBytes = readTableLength(file)
  const body = HEADER_BYTES + alignLength(tableBytes)
  const places: SectionEntry[] = JSON.parse(new TextDecoder().decode(file.subarray(HEADER_BYTES, HEADER_BYTES + tableBytes)))
  return new Map(
    places.map(({ name, at, bytes, sum }): [string, Uint8Array] => {
      const section = file.subarray(body + at, body + at + bytes)
      if (verify && (checksum(section) !== sum || !isPaddingZero(file, body + at + bytes)))
        throw new UnreadableSegment('damaged', `The section ${name} is damaged.`)
      return [name, section]
    }),
  )
}

/** Verifies the header and the table of sections of a file. Returns the length of the table. */
function readTableLength(file: Uint8Array): number {
  const magic = new TextDecoder().decode(file.subarray(0, SEGMENT_MAGIC.length))
  if (!SEGMENT_MAGIC.startsWith(magic)) throw new UnreadableSegment('foreign', 'This is no segment of a catalogue.')
  if (file.length < HEADER_BYTES) throw new UnreadableSegment('cut-off', 'The segment ends in its head.')
  const head = new DataView(file.buffer, file.byteOffset, HEADER_BYTES)
  const format = head.getUint16(6, true)
  // The format is checked before the header's checksum, which may be in another place in another format.
  if (format > SEGMENT_FORMAT)
    throw new UnreadableSegment('newer', `The segment has format ${format}; this program reads format ${SEGMENT_FORMAT}.`)
  if (format < SEGMENT_FORMAT) throw new UnreadableSegment('older', `The segment has format ${format}, which is not read any more.`)
  if (checksum(file.subarray(0, HEADER_CHECKSUM_OFFSET)) !== head.getUint32(HEADER_CHECKSUM_OFFSET, true))
    throw new UnreadableSegment('damaged', 'The head of the segment is damaged.')
  const [fileBytes, tableBytes] = [head.getUint32(8, true), head.getUint32(12, true)]
  if (file.length < fileBytes) throw new UnreadableSegment('cut-off', `The segment has ${file.length} bytes of ${fileBytes}.`)
  if (file.length > fileBytes) throw new UnreadableSegment('damaged', 'Something stands behind the segment.')
  const table = file.subarray(HEADER_BYTES, HEADER_BYTES + tableBytes)
  if (checksum(table) !== head.getUint32(16, true) || !isPaddingZero(file, HEADER_BYTES + tableBytes))
    throw new UnreadableSegment('damaged', 'The table of sections is damaged.')
  return tableBytes
}

/** Tells whether the padding behind a section is empty. */
const isPaddingZero = (file: Uint8Array, end: number) => file.subarray(end, alignLength(end)).every((byte) => byte === 0)

/**
 * Returns a 32-bit checksum of bytes that changes if any one word changes. It detects accidental damage only; hashes of pieces protect
 * against forgery.
 */
export function checksum(bytes: Uint8Array): number {
  let sum = 0x811c9dc5 ^ bytes.length
  const take = (word: number) => {
    sum = Math.imul(sum ^ word, 0x01000193)
    sum ^= sum >>> 15
  }
  const whole = bytes.length & ~3
  if (bytes.byteOffset % 4 === 0) {
    const words = new Uint32Array(bytes.buffer, bytes.byteOffset, whole / 4)
    for (let at = 0; at < words.length; at += 1) take(words[at] ?? 0)
  } else {
    const view = new DataView(bytes.buffer, bytes.byteOffset, whole)
    for (let at = 0; at < whole; at += 4) take(view.getUint32(at, true))
  }
  for (let at = whole; at < bytes.length; at += 1) take(bytes[at] ?? 0)
  return sum >>> 0
}

/** Returns a section by name. Throws if the section is missing. */
export function requireSection(sections: SegmentSections, name: string): Uint8Array {
  const bytes = sections.get(name)
  if (bytes === undefined) throw new UnreadableSegment('cut-off', `The segment has no section ${name}.`)
  return bytes
}
