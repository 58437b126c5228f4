import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Relative paths to the folder: from the bundled server (`dist/server`), and from this folder when the sources run. */
const WAYS = ['../../locales', '../../../locales']

/** The folder `locales` with the translations. Throws when it is missing, because then refusals would have no text. */
export function localesFolder(moduleUrl: string): string {
  const here = dirname(fileURLToPath(moduleUrl))
  const folder = WAYS.map((way) => join(here, way)).find((path) => existsSync(path))
  if (folder === undefined)
    throw new Error(`There is no folder locales at the top of the project, seen from ${here}. Restore it from the repository.`)
  return folder
}
