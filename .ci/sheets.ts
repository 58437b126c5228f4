import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Config } from '@pandacss/dev'
import { loadConfigAndCreateContext } from '@pandacss/node'
import type { Plugin } from 'vite'

const root = new URL('..', import.meta.url).pathname
const ENTRY = join(root, 'src/app/main.tsx')

const STATIC_IMPORT = /(?:from|^import) '((?:#app|\.{1,2})\/[^']+)'/gm
const DYNAMIC_IMPORT = /(\w*)\(\s*\(\) => import\('((?:#app|\.{1,2})\/[^']+)'\)|import\('((?:#app|\.{1,2})\/[^']+)'\)/g

/**
 * Returns the files of the app that a page can come to without a later screen: what the entry imports, at once or when it is wanted, and so
 * on. `laterScreen` loads the later screens (src/app/routes/table.ts).
 */
export function filesBeforeLaterScreens(path = ENTRY, found = new Set<string>()): Set<string> {
  if (found.has(path) || !/\.tsx?$/.test(path)) return found
  found.add(path)
  const code = readFileSync(path, 'utf8')
  const imported = [
    ...[...code.matchAll(STATIC_IMPORT)].map(([, name]) => name),
    ...[...code.matchAll(DYNAMIC_IMPORT)].map(([, loader, name, alone]) => (loader === 'laterScreen' ? undefined : (name ?? alone))),
  ]
  for (const name of imported)
    if (name !== undefined)
      filesBeforeLaterScreens(name.startsWith('#app') ? join(root, 'src', name.slice(1)) : join(dirname(path), name), found)
  return found
}

/** Returns the rules of the styles that some files use. */
async function rulesOf(include: string[]): Promise<string> {
  const panda = await loadConfigAndCreateContext({ configPath: join(root, 'panda.config.ts'), config: { include } as Config })
  panda.parseFiles()
  const sheet = panda.createSheet()
  panda.appendBaselineCss(sheet)
  return panda.getCss(sheet)
}

/**
 * Fills the two style sheets of src/app/styles: `first.css`, which each page has, and `whole.css`, which later screens load besides. Panda's
 * own PostCSS plugin knows only one sheet.
 */
export const sheets = (): Plugin => ({
  name: 'sheets',
  enforce: 'pre',
  transform: {
    // Vite asks for a sheet that is wanted as a URL with this query.
    filter: { id: /src\/app\/styles\/(?:first|whole)\.css(?:\?transform-only)?$/ },
    async handler(layers, id) {
      const files = id.includes('/first.css') ? [...filesBeforeLaterScreens()] : [join(root, 'src/app/**/*.{ts,tsx}')]
      return { code: `${layers}\n${await rulesOf(files)}`, map: null }
    },
  },
})
