import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface Dist {
  folder: string
  /** An id of the build, equal on every machine. It is part of every ETag. */
  build: string
}

/** Files that change with any change of the build. The page contains the hashed names of its scripts. */
const BUILD_FILES = ['index.html', 'server/main.js', 'server/app.js']

/** The built app: the parent folder of the bundled server, or `dist` when the sources run. Undefined when it was not built. */
export function findDist(moduleUrl: string): Dist | undefined {
  const here = dirname(fileURLToPath(moduleUrl))
  const folder = [join(here, '..'), join(here, '../../dist')].find(
    (path) => existsSync(join(path, 'index.html')) && existsSync(join(path, 'assets')),
  )
  if (folder === undefined) return undefined
  const hash = createHash('sha1')
  for (const path of BUILD_FILES.map((name) => join(folder, name)).filter(existsSync)) hash.update(readFileSync(path))
  return { folder, build: hash.digest('base64url').slice(0, 10) }
}
