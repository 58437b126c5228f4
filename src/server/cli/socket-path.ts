import { createHash } from 'node:crypto'
import { existsSync, realpathSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/**
 * Limit in bytes for the path of a socket. Systems allow 104 to 108 and silently cut off longer paths, so the socket would be created
 * elsewhere.
 */
const MAX_BYTES = 100
const fits = (path: string): boolean => Buffer.byteLength(path) <= MAX_BYTES

/**
 * Path of the socket on which a running shop accepts commands. It is in the data folder. If that path is too long, it is in the system's
 * folder for temporary files, with a name derived from the data folder's real path.
 */
export function socketPath(dataDir: string): string {
  const folder = existsSync(dataDir) ? realpathSync(dataDir) : resolve(dataDir)
  const beside = join(folder, 'shop.sock')
  if (fits(beside)) return beside
  const name = `armature-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}.sock`
  const short = join(tmpdir(), name)
  return fits(short) ? short : join('/tmp', name)
}

/**
 * Any user may create files in the folder for temporary files. So this checks that the file at `path` belongs to the caller or to the owner
 * of the data folder. True if there is no file.
 */
export function isOfTheShop(path: string, dataDir: string, ownUid = process.getuid?.()): boolean {
  const there = statSync(path, { throwIfNoEntry: false })
  return !there || there.uid === ownUid || there.uid === statSync(dataDir, { throwIfNoEntry: false })?.uid
}
