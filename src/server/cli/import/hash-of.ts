import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { lstat, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Returns the SHA-256 of a file or folder as hex. For a file, its content is hashed. For a folder, the names, sizes and modification times
 * in it are hashed; a symbolic link counts with its own size and time, not its target's. Throws the system's error if the path does not
 * exist.
 */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  if ((await stat(path)).isDirectory()) {
    for (const name of (await readdir(path, { recursive: true })).sort()) {
      const { size, mtimeMs } = await lstat(join(path, name))
      hash.update(`${name}\u0000${size}\u0000${mtimeMs}\u0000`)
    }
  } else for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}
