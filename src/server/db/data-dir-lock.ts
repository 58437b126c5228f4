import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Another process has the data folder, or is just taking it: it may be free in a moment. */
export class FolderInUse extends Error {
  override name = 'FolderInUse'
}

/**
 * Keeps a data folder to one process. The embedded database itself does not notice a second one, and both would write the same files.
 * Returns how to give the folder back; throws with a sentence when another process has it, or is just taking it.
 */
export function lockDataDir(dataDir: string): () => void {
  const path = join(dataDir, 'in-use-by')
  if (!createLock(dataDir, path)) {
    demandFree(path)
    replaceStale(dataDir, path)
  }
  return () => rmSync(path, { force: true })
}

/**
 * Writes the number of this process to a file that is not there yet, whole from its first moment on: nobody sees it empty. False when it is
 * there.
 */
function createLock(dataDir: string, path: string): boolean {
  const own = join(dataDir, `in-use-by.${randomUUID()}`)
  writeFileSync(own, String(process.pid))
  try {
    linkSync(own, path)
    return true
  } catch (cause) {
    if (codeOf(cause) === 'EEXIST') return false
    // A file system without links: the file is made, then filled.
    return createWithoutLink(path)
  } finally {
    rmSync(own, { force: true })
  }
}

function createWithoutLink(path: string): boolean {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
    return true
  } catch (cause) {
    if (codeOf(cause) === 'EEXIST') return false
    throw cause
  }
}

/**
 * Takes the place of a lock that a killed process left behind; in a container that one had the same number as this. One process at a time
 * may do so: another that has seen the same stale lock would take the fresh one away.
 */
function replaceStale(dataDir: string, path: string): void {
  const replacing = `${path}.taking`
  if (!createLock(dataDir, replacing)) {
    demandFree(replacing)
    rmSync(replacing, { force: true })
    if (!createLock(dataDir, replacing)) throw beingReplaced()
  }
  try {
    demandFree(path)
    rmSync(path, { force: true })
    if (!createLock(dataDir, path)) throw beingReplaced()
  } finally {
    rmSync(replacing, { force: true })
  }
}

const beingReplaced = () => new FolderInUse('another process is just taking it. Try again when that has started or ended.')

/** Throws with a sentence when the file names another process that lives. */
function demandFree(path: string): void {
  const owner = ownerIn(path)
  if (owner !== null && owner !== process.pid && isAlive(owner))
    throw new FolderInUse(
      `process ${owner} is using it. Stop that first, or choose another folder with DATA_DIR. If no shop is running, delete ${path}.`,
    )
}

/** Who wrote the lock. Null when nobody can be read out of it: a start on a full disk made the file and could not fill it. */
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
    return codeOf(cause) === 'EPERM'
  }
}

const codeOf = (cause: unknown): unknown => (cause instanceof Error && 'code' in cause ? cause.code : undefined)
