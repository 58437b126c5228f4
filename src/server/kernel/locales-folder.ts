import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Relative paths to the folder `locales`: from the bundled server (`dist/server`), and from this folder when the server runs from its
 * sources.
 */
const WAYS = ['../../locales', '../../../locales']

/** Returns the folder `locales` with the translations. Throws if the folder is missing, because then refusals would have no text. */
export function localesFolder(moduleUrl: string): string {
  const here = dirname(fileURLToPath(moduleUrl))
  const folder = WAYS.map((way) => join(here, way)).find((path) => existsSync(path))
  if (folder === undefined)
    throw new Error(`There is no folder locales at the top of the project, seen from ${here}. Restore it from the repository.`)
  return folder
}
