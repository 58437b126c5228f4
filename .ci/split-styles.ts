import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { type AtRule, type Container, parse, type Root, type Rule } from 'postcss'
import type { Plugin } from 'vite'
import { firstModules } from './first-modules.ts'

const FIRST = 'src/app/styles/index.css'
const LATER = 'src/app/styles/later.css'

/** Where a rule stands: its layers and conditions, outermost first. */
function placeOf(node: Rule): string[] {
  const place: string[] = []
  for (
    let up: Container | Root['parent'] = node.parent as Container | undefined;
    up?.type === 'atrule';
    up = up.parent as Container | undefined
  ) {
    const { name, params } = up as AtRule
    place.unshift(`@${name} ${params}`)
  }
  return place
}

const keyOf = (rule: Rule) => [...placeOf(rule), rule.selector, rule.nodes.join(';')].join(' | ')
/** Holds only sometimes (`@media`, `:hover`), so it must come after whatever holds always. */
const isConditional = (rule: Rule) => rule.selector.includes(':') || placeOf(rule).some((at) => !at.startsWith('@layer'))

/**
 * What the whole sheet says and the first one does not. Conditional rules of the first are repeated, because a rule of this sheet that
 * holds always would otherwise win over them by its later place.
 */
export function laterStyles(all: string, first: string): string {
  const known = new Set<string>()
  parse(first).walkRules((rule) => void known.add(keyOf(rule)))
  const later = parse(all)
  later.walkRules((rule) => {
    const [layer = ''] = placeOf(rule)
    const styles = /^@layer (?:tokens|recipes|utilities)/.test(layer)
    if (layer.startsWith('@layer base') || (known.has(keyOf(rule)) && !(styles && isConditional(rule)))) rule.remove()
  })
  for (let emptied = true; emptied; ) {
    emptied = false
    later.walkAtRules((at) => {
      if (at.nodes?.length !== 0) return
      at.remove()
      emptied = true
    })
  }
  return later.toString()
}

const run = promisify(execFile)

/** Panda's sheet for the modules that `STYLES` names in panda.config.ts. */
async function sheet(styles: 'all' | 'first'): Promise<string> {
  const outfile = join('src', 'styled-system', `${styles}.css`)
  const panda = join('node_modules', '.bin', 'panda')
  await run(panda, ['cssgen', '--silent', '--outfile', outfile], { env: { ...process.env, STYLES: styles } })
  return readFileSync(outfile, 'utf8')
}

/**
 * Two style sheets instead of one: index.css holds what the first load of home, listing and part page can show, later.css the rest. Every
 * module outside the first load imports later.css, so that it is there before the module draws. In development index.css holds all.
 */
export const splitStyles = (root = process.cwd()): Plugin => {
  let first: Set<string> = new Set()
  const sheets: Record<string, string> = {}
  return {
    name: 'split-styles',
    enforce: 'pre',
    apply: 'build',
    async buildStart() {
      first = firstModules(root)
      const [atFirst, all] = await Promise.all([sheet('first'), sheet('all')])
      sheets[FIRST] = atFirst
      sheets[LATER] = laterStyles(all, atFirst)
    },
    load: {
      filter: { id: /app[\\/]styles[\\/](?:index|later)\.css$/ },
      handler: (id) => sheets[relative(root, id)],
    },
    transform: {
      filter: { id: /src[\\/]app[\\/].*\.tsx?$/, code: /#styled\/(?:css|recipes)/ },
      handler: (code, id) => (first.has(relative(root, id)) ? undefined : { code: `${code}\nimport '#app/styles/later.css'\n`, map: null }),
    },
  }
}
