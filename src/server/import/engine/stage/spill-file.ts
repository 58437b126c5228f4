import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AppError } from '#contract/errors.ts'

/** The number of bytes that stay in memory. Most files of an import have fewer, so that no file is written for them. */
const MAX_BYTES_IN_MEMORY = 8 * 2 ** 20

/**
 * Bytes that are appended once and read again in any order: in memory up to a number, then in a temporary file of this process.
 * @throws AppError `bad-request` when the folder for temporary files takes no file, or no more.
 */
export class SpillFile {
  #size = 0
  /** The bytes that are not in the file yet. They begin at `#stored`. */
  #waiting: Buffer[] = []
  #stored = 0
  #file: { handle: FileHandle; folder: string } | null = null

  constructor(private readonly maxBytesInMemory = MAX_BYTES_IN_MEMORY) {}

  /** Appends bytes. Returns the position of the first one. */
  async append(bytes: Buffer): Promise<number> {
    const at = this.#size
    this.#waiting.push(bytes)
    this.#size += bytes.length
    if (this.#size - this.#stored > this.maxBytesInMemory) await this.#store()
    return at
  }

  async read(from: number, length: number): Promise<Buffer> {
    if (this.#waiting.length > 1) this.#waiting = [Buffer.concat(this.#waiting)]
    const waiting = this.#waiting[0] ?? Buffer.alloc(0)
    if (from >= this.#stored) return waiting.subarray(from - this.#stored, from - this.#stored + length)
    const bytes = Buffer.allocUnsafe(Math.min(length, this.#stored - from))
    for (let at = 0; at < bytes.length; ) {
      const { bytesRead = 0 } = (await this.#file?.handle.read(bytes, at, bytes.length - at, from + at)) ?? {}
      if (bytesRead === 0) throw new Error('The temporary file of an import ended before its last row.')
      at += bytesRead
    }
    return bytes.length === length ? bytes : Buffer.concat([bytes, waiting.subarray(0, length - bytes.length)])
  }

  /** Deletes the temporary file, if there is one. */
  async close(): Promise<void> {
    this.#waiting = []
    await this.#file?.handle.close()
    if (this.#file !== null) await rm(this.#file.folder, { recursive: true, force: true })
    this.#file = null
  }

  async #store(): Promise<void> {
    const bytes = Buffer.concat(this.#waiting)
    try {
      this.#file ??= await createFile()
      for (let at = 0; at < bytes.length; )
        at += (await this.#file.handle.write(bytes, at, bytes.length - at, this.#stored + at)).bytesWritten
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause)
      const message = `The folder for temporary files, ${tmpdir()}, does not take the rows of this import: ${reason}. Free some room, or name another folder in TMPDIR.`
      throw new AppError('bad-request', { message }, { cause })
    }
    this.#stored = this.#size
    this.#waiting = []
  }
}

async function createFile(): Promise<{ handle: FileHandle; folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'armature-import-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  const handle = await open(join(folder, 'rows'), 'wx+', 0o600).catch(async (cause: unknown) => {
    await remove()
    throw cause
  })
  // The name is removed at once, so that a killed process leaves no file behind. Windows does not allow this for an open file; there the file
  // of a killed process stays.
  if (process.platform !== 'win32') await remove()
  return { handle, folder }
}
