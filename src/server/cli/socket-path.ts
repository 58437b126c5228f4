import { existsSync, realpathSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { sha256 } from '#server/kernel/hashes.ts'

/** Systems take 104 to 108 bytes, and cut a longer path off without a word: the socket would lie elsewhere, and belong to nobody. */
const MAX_BYTES = 100
const fits = (path: string): boolean => Buffer.byteLength(path) <= MAX_BYTES

/**
 * Where a running shop takes commands: a socket in its data folder that only its own user may open. For a folder whose path is too long,
 * one in the system's folder for temporary files, named after it; the same however the folder is written.
 */
export function socketPath(dataDir: string): string {
  const folder = existsSync(dataDir) ? realpathSync(dataDir) : resolve(dataDir)
  const beside = join(folder, 'shop.sock')
  if (fits(beside)) return beside
  const name = `armature-${sha256(folder).slice(0, 24)}.sock`
  const short = join(tmpdir(), name)
  return fits(short) ? short : join('/tmp', name)
}

/**
 * Anybody may put something into a folder for temporary files. Whether what lies at `path` is of who asks or of whom the data folder
 * belongs to; true for nothing.
 */
export function isOfTheShop(path: string, dataDir: string, ownUid = process.getuid?.()): boolean {
  const there = statSync(path, { throwIfNoEntry: false })
  return !there || there.uid === ownUid || there.uid === statSync(dataDir, { throwIfNoEntry: false })?.uid
}
