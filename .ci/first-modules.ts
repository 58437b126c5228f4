import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import arrivals from './arrivals.json' with { type: 'json' }

/** Where the first load begins: the entry, and the screens that people arrive at from outside. */
const beginnings = ['app/main.tsx', ...arrivals].map((path) => `src/${path}`)

const IMPORT = /^(?:import|export)\s(?!type\b)[^'"]*?from\s+'((?:\.|#app\/)[^']+)'|^import\s+'((?:\.|#app\/)[^']+)'/gm

/** Modules of the app that the first load of those pages reaches by static imports, as paths from the project's root. */
export function firstModules(root = process.cwd()): Set<string> {
  const seen = new Set<string>()
  const visit = (path: string) => {
    if (seen.has(path) || !/\.tsx?$/.test(path) || !existsSync(join(root, path))) return
    seen.add(path)
    for (const [, from = '', bare = ''] of readFileSync(join(root, path), 'utf8').matchAll(IMPORT)) {
      const to = from || bare
      visit(to.startsWith('#app/') ? to.replace('#app/', 'src/app/') : relative(root, join(root, dirname(path), to)))
    }
  }
  for (const path of beginnings) visit(path)
  return seen
}
