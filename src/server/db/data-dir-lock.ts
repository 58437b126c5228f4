import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Keeps a data folder to one process. The embedded database itself does not notice a second one, and both would write the same files. Returns how to
 * give the folder back; throws with a sentence when another process has it.
 */
export function lockDataDir(dataDir: string): () => void {
  const path = join(dataDir, 'in-use-by')
  const take = () => writeFileSync(path, String(process.pid), { flag: 'wx' })
  try {
    take()
  } catch (cause) {
    const owner = ownerIn(path)
    if (owner !== null && owner !== process.pid && isAlive(owner)) {
      throw new Error(
        `process ${owner} is using it. Stop that first, or choose another folder with DATA_DIR. If no shop is running, delete ${path}.`,
        { cause },
      )
    }
    // Left behind by a process that was killed; in a container that one had the same number as this.
    rmSync(path, { force: true })
    take()
  }
  return () => rmSync(path, { force: true })
}

/** Who wrote the lock. Null when nobody can be read out of it: a start on a full disk makes the file and cannot fill it. */
function ownerIn(path: string): number | null {
  try {
    const text = readFileSync(path, 'utf8').trim()
    return /^[1-9]\d*$/.test(text) ? Number(text) : null
  } catch {
    return null
  }
}

/** Signal 0 only asks. Not being allowed to signal means that it lives, under another user. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    return cause instanceof Error && 'code' in cause && cause.code === 'EPERM'
  }
}
