import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { open, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { type Duplex, PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isProcessAlive } from '#server/db/is-process-alive.ts'

/** A file that is being written under a temporary name and is renamed when it is complete. */
export interface AtomicFileWriter {
  /** The path of the file with its temporary name. */
  path: string
  write: (text: string) => Promise<void>
  /** Waits until all data of the file is on the disk. Returns the file's size in bytes. */
  finish: () => Promise<number>
  /** Renames the file to its final name. An older file of that name is replaced. */
  publish: () => Promise<void>
  /** Deletes the temporary file, unless it was published under its final name. */
  discard: () => Promise<void>
}

/**
 * Starts writing a file under a unique temporary name. So a file with the final name is always complete. Only the owner may read the file.
 * The data is piped `through` a stream first, for example for compression.
 */
export async function createAtomicFileWriter(file: string, through: Duplex = new PassThrough()): Promise<AtomicFileWriter> {
  await removeUnfinishedFiles(file)
  const { path, unregister } = createUnfinishedPath(file)
  const handle = await open(path, 'wx', 0o600).catch((cause: unknown) => {
    unregister()
    throw cause
  })
  const source = new PassThrough({ highWaterMark: 1024 * 1024 })
  // The file handle stays open until its stream has ended. So the file that is synced and measured is the one that was written, even if its
  // name was reused meanwhile.
  const written = pipeline(source, through, async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) await handle.writeFile(chunk)
  })
  // The error is reported by `write` and `finish`. This line only prevents an unhandled rejection before they are called.
  written.catch(() => undefined)
  let published = false
  return {
    path,
    write: async (text) => {
      if (!source.write(text)) await Promise.race([once(source, 'drain'), written])
    },
    finish: async () => {
      source.end()
      await written
      await handle.sync()
      const { size } = await handle.stat()
      await handle.close()
      return size
    },
    publish: async () => {
      await rename(path, file)
      published = true
      unregister()
      await syncFolder(dirname(file))
    },
    discard: async () => {
      if (published) return
      source.destroy()
      await written.catch(() => undefined)
      await handle.close()
      await rm(path, { force: true })
      unregister()
    },
  }
}

/** Writes a folder's list of files to the disk. Otherwise a power failure could lose the new file name. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path)
  await folder.sync().finally(() => folder.close())
}

/** The temporary paths of files that this process is writing. */
const ownTemporaryPaths = new Set<string>()

/**
 * Returns a unique temporary name beside the final name. It contains the process id. `unregister` marks the file as no longer being written
 * by this process.
 */
function createUnfinishedPath(file: string): { path: string; unregister: () => void } {
  const path = `${file}.unfinished-${process.pid}-${randomBytes(6).toString('hex')}`
  ownTemporaryPaths.add(path)
  return { path, unregister: () => void ownTemporaryPaths.delete(path) }
}

/** Deletes temporary files that killed processes left behind. Temporary files of running processes stay. */
async function removeUnfinishedFiles(file: string): Promise<void> {
  const [folder, begins] = [dirname(file), `${basename(file)}.unfinished-`]
  // A folder that cannot be listed is accepted, because it may still be writable.
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const pid = name.startsWith(begins) ? /^(\d+)-[0-9a-f]+$/.exec(name.slice(begins.length))?.[1] : undefined
    if (pid !== undefined && !isBeingWritten(path, Number(pid))) await rm(path, { force: true })
  }
}

/**
 * Whether a running process is writing a temporary file. Process ids are reused, in containers often for the same program. So a file with
 * this process's id that is not in `ours` belongs to an earlier process.
 */
const isBeingWritten = (path: string, pid: number): boolean => (pid === process.pid ? ownTemporaryPaths.has(path) : isProcessAlive(pid))
