import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isProcessAlive } from './is-process-alive.ts'

/** Thrown when another process uses the data folder or is opening it. The folder may be free again soon. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError'
}

/**
 * Locks a data folder for one process. The embedded database does not detect a second process, and both processes would write the same
 * files. Returns a function that releases the lock. Throws if another process has the lock.
 */
export function lockDataDir(dataDir: string): () => void {
  const path = join(dataDir, 'in-use-by')
  if (!createLock(dataDir, path)) {
    requireUnlocked(path)
    replaceStaleLock(dataDir, path)
  }
  return () => rmSync(path, { force: true })
}

/**
 * Creates the lock file with this process's id in one step, so no other process can see the file empty. Returns false if the file exists.
 */
function createLock(dataDir: string, path: string): boolean {
  const own = join(dataDir, `in-use-by.${randomUUID()}`)
  writeFileSync(own, String(process.pid))
  try {
    linkSync(own, path)
    return true
  } catch (cause) {
    if (errorCodeOf(cause) === 'EEXIST') return false
    // The file system has no hard links, so the lock file is created first and then written.
    return createLockWithoutLink(path)
  } finally {
    rmSync(own, { force: true })
  }
}

function createLockWithoutLink(path: string): boolean {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
    return true
  } catch (cause) {
    if (errorCodeOf(cause) === 'EEXIST') return false
    throw cause
  }
}

/**
 * Replaces the lock file of a killed process. In a container that process may have had the same id as this one. Only one process may
 * replace the file at a time. Otherwise a second process could delete the new lock.
 */
function replaceStaleLock(dataDir: string, path: string): void {
  const replacing = `${path}.taking`
  if (!createLock(dataDir, replacing)) {
    requireUnlocked(replacing)
    rmSync(replacing, { force: true })
    if (!createLock(dataDir, replacing)) throw lockBeingReplacedError()
  }
  try {
    requireUnlocked(path)
    rmSync(path, { force: true })
    if (!createLock(dataDir, path)) throw lockBeingReplacedError()
  } finally {
    rmSync(replacing, { force: true })
  }
}

const lockBeingReplacedError = () => new FolderInUseError('another process is just taking it. Try again when that has started or ended.')

/** Throws if the lock file names another running process. */
function requireUnlocked(path: string): void {
  const owner = readLockOwner(path)
  if (owner !== null && owner !== process.pid && isProcessAlive(owner))
    throw new FolderInUseError(
      `process ${owner} is using it. Stop that first, or choose another folder with DATA_DIR. If no shop is running, delete ${path}.`,
    )
}

/** Returns the process id in the lock file, or null if the file has none, for example after a start on a full disk. */
function readLockOwner(path: string): number | null {
  try {
    const text = readFileSync(path, 'utf8').trim()
    return /^[1-9]\d*$/.test(text) ? Number(text) : null
  } catch {
    return null
  }
}

const errorCodeOf = (cause: unknown): unknown => (cause instanceof Error && 'code' in cause ? cause.code : undefined)
