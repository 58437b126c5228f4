import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface BuiltApp {
  folder: string
  /** An id of the build. It is the same on every machine and is part of every ETag. */
  buildId: string
}

/** Files that change with any change of the build, because the page contains the hashed names of its scripts. */
const BUILD_ID_FILES = ['index.html', 'server/main.js', 'server/app.js']

/**
 * Finds the built app. It is in the parent folder of the bundled server, or in `dist` when the server runs from its sources. Returns
 * undefined if the app was not built.
 */
export function findBuiltApp(moduleUrl: string): BuiltApp | undefined {
  const here = dirname(fileURLToPath(moduleUrl))
  const folder = [join(here, '..'), join(here, '../../dist')].find(
    (path) => existsSync(join(path, 'index.html')) && existsSync(join(path, 'assets')),
  )
  if (folder === undefined) return undefined
  const hash = createHash('sha1')
  for (const path of BUILD_ID_FILES.map((name) => join(folder, name)).filter(existsSync)) hash.update(readFileSync(path))
  return { folder, buildId: hash.digest('base64url').slice(0, 10) }
}
