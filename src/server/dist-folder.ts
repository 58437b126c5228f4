import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface Dist {
  folder: string
  /** Tells this build from another: when its page was written. */
  build: string
}

/** The built app: one folder up from the bundled server, or `dist` at the top when the sources run. Undefined when it was not built. */
export function findDist(moduleUrl: string): Dist | undefined {
  const here = dirname(fileURLToPath(moduleUrl))
  const folder = [join(here, '..'), join(here, '../../dist')].find(
    (path) => existsSync(join(path, 'index.html')) && existsSync(join(path, 'assets')),
  )
  return folder === undefined ? undefined : { folder, build: String(Math.round(statSync(join(folder, 'index.html')).mtimeMs)) }
}
