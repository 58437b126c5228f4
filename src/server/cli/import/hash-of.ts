import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { lstat, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * SHA-256 of a file, in hex; of a folder, of what lies in it: names, sizes and times; of a link its own, wherever it leads.
 * Throws the system's error where it is not there.
 */
export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  if ((await stat(path)).isDirectory()) {
    for (const name of (await readdir(path, { recursive: true })).sort()) {
      const { size, mtimeMs } = await lstat(join(path, name))
      hash.update(`${name}\u0000${size}\u0000${mtimeMs}\u0000`)
    }
  } else for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}
