const TOKENS = /@layer tokens\s*\{[\s\S]*?\n\}/
const DEFINED = /^\s*(--[\w\\.-]+):\s*([^;]*);\n/gm
/** Measures that no theme and no window changes. Colours and fonts stay variables. */
const MEASURE = /^--(?:spacing|sizes|font-weights|line-heights|letter-spacings|radii|border-widths|z-index|durations)-/

/**
 * Makes Panda's style sheet shorter without changing what it says: a measure that is defined once stands where it is used, and token variables
 * that nothing refers to are left out. Once is enough, for tokens that are left refer to no other token that goes.
 */
export function usedVariables(css: string): string {
  const defined = [...css.matchAll(DEFINED)].map(([, name = '', value = '']) => ({ name, value }))
  const once = defined.filter(
    ({ name, value }) => MEASURE.test(name) && !/var\(|env\(/.test(value) && defined.filter((other) => other.name === name).length === 1,
  )
  const values = new Map(once.map(({ name, value }) => [name, value]))
  const short = css.replace(/var\((--[\w\\.-]+)\)/g, (use, name: string) => values.get(name) ?? use)
  const used = new Set([...short.matchAll(/var\((--[\w\\.-]+)/g)].map(([, name]) => name))
  return short.replace(TOKENS, (tokens) => tokens.replace(DEFINED, (line, name: string) => (used.has(name) ? line : '')))
}
