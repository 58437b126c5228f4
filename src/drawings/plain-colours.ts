/**
 * A drawing as the light page shows it, without custom properties and without rules of other pages: what turns it into pixels (resvg) reads
 * neither and would draw `var()` as black. A drawing without them stays as it is.
 */
export function inPlainColours(svg: string): string {
  const values = new Map<string, string>()
  const still = svg.replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '').replace(/:root\{([^}]*)\}/g, (_, rules: string) => {
    for (const rule of rules.split(';')) {
      const [name = '', value = ''] = rule.split(':')
      if (name.startsWith('--')) values.set(name, value)
    }
    return ''
  })
  return still.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => values.get(name) ?? whole)
}
