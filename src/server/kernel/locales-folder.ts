import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** From the bundled server (`dist/server`), and from this room when the sources run. */
const WAYS = ['../../locales', '../../../locales']

/** The folder of the words by language, `locales` at the top of the project. Throws where there is none: refusals would have no words. */
export function localesFolder(moduleUrl: string): string {
  const here = dirname(fileURLToPath(moduleUrl))
  const folder = WAYS.map((way) => join(here, way)).find((path) => existsSync(path))
  if (folder === undefined)
    throw new Error(`There is no folder locales at the top of the project, seen from ${here}. Restore it from the repository.`)
  return folder
}
