import { createReadStream, type ReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import yauzl from 'yauzl'
import { XmlError } from './xml-error.ts'

export interface UnpackLimits {
  /** The maximum size of the unpacked content, in bytes. */
  maxUnpackedBytes: number
  /**
   * The maximum ratio of unpacked to packed size. The ratio is checked only after `ratioExemptBytes` unpacked bytes, because small files
   * may
   * compress very well.
   */
  maxRatio: number
  ratioExemptBytes: number
}

/**
 * The usual limits for unpacking XML. A file of a million items has some 3 GB. Packed XML has a tenth to a sixtieth of its size, a zip bomb
 * a thousandth.
 */
export const unpackLimits: UnpackLimits = { maxUnpackedBytes: 16 * 2 ** 30, maxRatio: 300, ratioExemptBytes: 64 * 2 ** 20 }

/** A chunk of a file's unpacked content, with the number of bytes read so far and in total. */
export interface UnpackedChunk {
  chunk: Buffer
  bytesRead: number
  totalBytes: number
}

const CHUNK_BYTES = 64 * 1024
const MAX_ZIP_ENTRIES = 1000

/**
 * Yields the content of a file in chunks. A `.gz` file, or a `.zip` file with one XML file, is unpacked. The type is detected by the
 * content of the file, not by its name.
 * @throws XmlError when the zip contains no XML file or several, is encrypted or damaged, or exceeds the limits.
 */
export async function* readUnpackedBytes(path: string, limits: UnpackLimits = unpackLimits): AsyncGenerator<UnpackedChunk> {
  const { size, magic } = await readSizeAndSignature(path)
  if (magic.startsWith('1f8b')) yield* readGzipFile(path, size, limits)
  else if (magic.startsWith('504b0304') || magic.startsWith('504b0506')) yield* readZipFile(path, limits)
  else yield* readUncompressedFile(path, size)
}

async function readSizeAndSignature(path: string) {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return { size: (await file.stat()).size, magic: buffer.subarray(0, bytesRead).toString('hex') }
  } finally {
    await file.close()
  }
}

async function* readUncompressedFile(path: string, of: number): AsyncGenerator<UnpackedChunk> {
  let bytes = 0
  for await (const chunk of bufferChunksOf(createReadStream(path, { highWaterMark: CHUNK_BYTES }))) {
    bytes += chunk.length
    yield { chunk, bytesRead: bytes, totalBytes: of }
  }
}

async function* readGzipFile(path: string, of: number, limits: UnpackLimits): AsyncGenerator<UnpackedChunk> {
  const packed = createReadStream(path, { highWaterMark: CHUNK_BYTES })
  const unpacked = createGunzip({ chunkSize: CHUNK_BYTES })
  packed.on('error', (error) => unpacked.destroy(error))
  try {
    const within = createLimitChecker(limits, of)
    for await (const chunk of bufferChunksOf(packed.pipe(unpacked)))
      yield { chunk: within(chunk), bytesRead: packed.bytesRead, totalBytes: of }
  } catch (error) {
    throw damagedArchiveError(error)
  } finally {
    packed.destroy()
    unpacked.destroy()
  }
}

async function* readZipFile(path: string, limits: UnpackLimits): AsyncGenerator<UnpackedChunk> {
  const zip = await yauzl.openPromise(path, { autoClose: false }).catch((error: unknown) => Promise.reject(damagedArchiveError(error)))
  try {
    const entry = await findOnlyXmlEntry(zip)
    const of = entry.uncompressedSize
    const within = createLimitChecker(limits, entry.compressedSize)
    let bytes = 0
    const unpacked = bufferChunksOf(await zip.openReadStreamPromise(entry))
    for await (const chunk of unpacked) {
      bytes += chunk.length
      yield { chunk: within(chunk), bytesRead: bytes, totalBytes: of }
    }
  } catch (error) {
    throw damagedArchiveError(error)
  } finally {
    zip.close()
  }
}

async function findOnlyXmlEntry(zip: yauzl.ZipFile): Promise<yauzl.Entry> {
  if (zip.entryCount > MAX_ZIP_ENTRIES) throw new XmlError(null, `The zip holds ${zip.entryCount} files: give one with a single XML file.`)
  const found: yauzl.Entry[] = []
  for await (const entry of zip.eachEntry()) {
    // macOS adds a hidden file with a similar name for each file of an archive.
    if (/\.xml$/i.test(entry.fileName) && !/(^|\/)(__MACOSX\/|\._)/.test(entry.fileName)) found.push(entry)
  }
  const [first, second] = found
  if (first === undefined) throw new XmlError(null, 'The zip holds no .xml file: unpack it and give the file that is meant.')
  if (second !== undefined) {
    const names = found.slice(0, 5).map((entry) => entry.fileName)
    throw new XmlError(null, `The zip holds ${found.length} XML files (${names.join(', ')}): unpack it and import them one by one.`)
  }
  if (first.isEncrypted()) throw new XmlError(null, 'The zip is locked by a password: unpack it and give the XML file.')
  return first
}

/** Returns a function that passes chunks on, and throws when the unpacked chunks exceed the limits. */
function createLimitChecker(limits: UnpackLimits, packed: number) {
  let unpacked = 0
  return (chunk: Buffer) => {
    unpacked += chunk.length
    const tooMany = unpacked > limits.maxUnpackedBytes
    if (tooMany || (unpacked > limits.ratioExemptBytes && unpacked > packed * limits.maxRatio)) {
      const why = tooMany ? `more than ${limits.maxUnpackedBytes} bytes` : `more than ${limits.maxRatio} times its size`
      throw new XmlError(null, `The packed file unpacks to ${why}, as no catalogue does. If you trust it, unpack it and give the XML file.`)
    }
    return chunk
  }
}

async function* bufferChunksOf(stream: ReadStream | NodeJS.ReadableStream): AsyncGenerator<Buffer> {
  for await (const chunk of stream) yield Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk)
}

function damagedArchiveError(error: unknown): Error {
  if (error instanceof XmlError) return error
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return error
  return new XmlError(null, `The packed file is damaged (${error instanceof Error ? error.message : String(error)}): fetch it again.`)
}
