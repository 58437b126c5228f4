import { randomBytes } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** What this process is writing. */
const ours = new Set<string>()

/** A name beside that of a backup which no other backup uses, nor ever will. It says which process writes there; `forget` says that this one does no more. */
export function unfinishedName(file: string): { path: string; forget: () => void } {
  const path = `${file}.unfinished-${process.pid}-${randomBytes(6).toString('hex')}`
  ours.add(path)
  return { path, forget: () => void ours.delete(path) }
}

/** Removes what killed backups of that name have left behind. What a process that runs may be writing stays. */
export async function removeLeftovers(file: string): Promise<void> {
  const [folder, begins] = [dirname(file), `${basename(file)}.unfinished-`]
  // A folder that cannot be read may still be written to.
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const pid = name.startsWith(begins) ? /^(\d+)-[0-9a-f]+$/.exec(name.slice(begins.length))?.[1] : undefined
    if (pid !== undefined && !isWritten(path, Number(pid))) await rm(path, { force: true })
  }
}

/** A number is given out again: what carries ours and is not ours is of a process before, as the same program often gets the same number in a container. */
const isWritten = (path: string, pid: number): boolean => (pid === process.pid ? ours.has(path) : runs(pid))

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (cause) {
    // It runs and is another user's.
    return cause instanceof Error && 'code' in cause && cause.code === 'EPERM'
  }
}
