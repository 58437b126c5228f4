import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { open, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { type Duplex, PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A file that is being written beside the name that it is to get. */
export interface WholeFileWriter {
  /** The file under its temporary name. */
  path: string
  write: (text: string) => Promise<void>
  /** Waits until all of it is on the disk. Answers with how many bytes that are. */
  finish: () => Promise<number>
  /** Gives the file its name, in place of an older one. */
  publish: () => Promise<void>
  /** Removes what was written, unless it was published. */
  discard: () => Promise<void>
}

/**
 * Begins a file beside the one that it is to become, under a name that nobody else writes to: whoever finds a file under the final name
 * finds a whole one. Only its own user may read it. What is written goes `through` a stream first, such as one that compresses.
 */
export async function writeWholeFile(file: string, through: Duplex = new PassThrough()): Promise<WholeFileWriter> {
  await removeLeftovers(file)
  const { path, forget } = unfinishedName(file)
  const handle = await open(path, 'wx', 0o600).catch((cause: unknown) => {
    forget()
    throw cause
  })
  const source = new PassThrough({ highWaterMark: 1024 * 1024 })
  // The handle stays open, so that what is synced and measured is what was written, whatever has the name by then. It is not closed before
  // a stream made of it is.
  const written = pipeline(source, through, async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) await handle.writeFile(chunk)
  })
  // Whoever writes or finishes hears of it; until then nobody waits for it.
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
      forget()
      await syncFolder(dirname(file))
    },
    discard: async () => {
      if (published) return
      source.destroy()
      await written.catch(() => undefined)
      await handle.close()
      await rm(path, { force: true })
      forget()
    },
  }
}

/** A new name survives a power cut only when its folder is written too. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path)
  await folder.sync().finally(() => folder.close())
}

/** What this process is writing. */
const ours = new Set<string>()

/**
 * A name beside that of a file which no other writer uses, nor ever will. It says which process writes there; `forget` says that this one
 * does no more.
 */
function unfinishedName(file: string): { path: string; forget: () => void } {
  const path = `${file}.unfinished-${process.pid}-${randomBytes(6).toString('hex')}`
  ours.add(path)
  return { path, forget: () => void ours.delete(path) }
}

/** Removes what killed writers of that name have left behind. What a process that runs may be writing stays. */
async function removeLeftovers(file: string): Promise<void> {
  const [folder, begins] = [dirname(file), `${basename(file)}.unfinished-`]
  // A folder that cannot be read may still be written to.
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const pid = name.startsWith(begins) ? /^(\d+)-[0-9a-f]+$/.exec(name.slice(begins.length))?.[1] : undefined
    if (pid !== undefined && !isWritten(path, Number(pid))) await rm(path, { force: true })
  }
}

/**
 * A number is given out again: what carries ours and is not ours is of a process before, as the same program often gets the same number in
 * a container.
 */
const isWritten = (path: string, pid: number): boolean => (pid === process.pid ? ours.has(path) : runs(pid))

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (cause) {
    // It runs and is another user's.
    return cause instanceof Error && 'code' in cause && cause.code === 'EPERM'
  }
}
