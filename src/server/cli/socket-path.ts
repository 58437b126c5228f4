import { existsSync, realpathSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { sha256 } from '#server/kernel/hashes.ts'

/**
 * Maximum length of a socket's path in bytes. Systems allow 104 to 108 bytes and silently cut off longer paths, so the socket would be
 * created elsewhere.
 */
const MAX_SOCKET_PATH_BYTES = 100
const fitsSocketPath = (path: string): boolean => Buffer.byteLength(path) <= MAX_SOCKET_PATH_BYTES

/**
 * Returns the path of the socket on which a running shop accepts commands. The socket is in the data folder. If that path is too long, the
 * socket is in the system's folder for temporary files, with a name derived from the data folder's real path.
 */
export function socketPath(dataDir: string): string {
  const folder = existsSync(dataDir) ? realpathSync(dataDir) : resolve(dataDir)
  const beside = join(folder, 'shop.sock')
  if (fitsSocketPath(beside)) return beside
  const name = `armature-${sha256(folder).slice(0, 24)}.sock`
  const short = join(tmpdir(), name)
  return fitsSocketPath(short) ? short : join('/tmp', name)
}

/**
 * Whether the file at `path` belongs to the caller or to the owner of the data folder. Also true if there is no file. The check is needed
 * because any user may create files in the folder for temporary files.
 */
export function isShopSocket(path: string, dataDir: string, ownUid = process.getuid?.()): boolean {
  const there = statSync(path, { throwIfNoEntry: false })
  return !there || there.uid === ownUid || there.uid === statSync(dataDir, { throwIfNoEntry: false })?.uid
}
