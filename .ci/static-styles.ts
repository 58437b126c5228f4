import { pathToFileURL } from 'node:url'
import { type PluginObj, types as t, transformAsync } from '@babel/core'
import type { Plugin } from 'vite'

type StyleCall = (...args: unknown[]) => unknown
type StyleModule = Record<string, unknown>

const modules: Record<string, string> = { '#styled/css': 'css/index.js', '#styled/recipes': 'recipes/index.js' }
const moduleOf = (source: string) => Object.keys(modules).find((name) => source === name || source.startsWith(`${name}/`))

/** A class name, or one for each slot. What else a style call may give, such as a function, stays a call. */
const isClassNames = (given: unknown) =>
  typeof given === 'string' ||
  (typeof given === 'object' && given !== null && Object.values(given).every((name) => typeof name === 'string'))

/** Replaces `css({…})` and `button({ tone: 'primary' })` by the class names that they give, wherever all arguments are known. */
const inlined = (known: Record<string, StyleModule>): PluginObj => ({
  visitor: {
    CallExpression(path) {
      const callee = path.get('callee')
      if (!callee.isIdentifier()) return
      const binding = path.scope.getBinding(callee.node.name)
      if (!binding?.path.isImportSpecifier()) return
      const declaration = binding.path.parentPath
      const imported = binding.path.node.imported
      if (!declaration?.isImportDeclaration() || !t.isIdentifier(imported)) return
      const from = moduleOf(declaration.node.source.value)
      const style = from === undefined ? undefined : known[from]?.[imported.name]
      if (typeof style !== 'function' || imported.name === 'cx') return
      const values = path.get('arguments').map((argument) => argument.evaluate())
      if (!values.every(({ confident }) => confident)) return
      const given: unknown = (style as StyleCall)(...values.map(({ value }) => value as unknown))
      if (isClassNames(given)) path.replaceWith(t.valueToNode(given))
    },
  },
})

/**
 * Panda writes the style sheet at build time, yet leaves the search for class names to the browser. This does that search at build time
 * too, so that neither the style objects nor Panda's runtime are in the first load. In development the runtime does it.
 */
export const staticStyles = (outdir = new URL('../src/styled-system', import.meta.url).pathname): Plugin => {
  let known: Record<string, StyleModule> = {}
  return {
    name: 'static-styles',
    enforce: 'pre',
    apply: 'build',
    async buildStart() {
      const entries = Object.entries(modules).map(
        async ([name, file]) => [name, (await import(pathToFileURL(`${outdir}/${file}`).href)) as StyleModule] as const,
      )
      known = Object.fromEntries(await Promise.all(entries))
    },
    transform: {
      filter: { id: /\.tsx?$/, code: /#styled\/(css|recipes)/ },
      async handler(code, id) {
        const done = await transformAsync(code, {
          filename: id,
          babelrc: false,
          configFile: false,
          sourceMaps: true,
          parserOpts: { plugins: ['typescript', 'jsx'] },
          plugins: [inlined(known)],
        })
        return done?.code ? { code: done.code, map: done.map } : undefined
      },
    },
  }
}
