/**
 * Returns a drawing with the colours of the light page, without custom properties and media queries. The renderer resvg, which makes PNG
 * files, supports neither and would draw `var()` as black. Drawings without them stay the same.
 */
export function replacePaintVariables(svg: string): string {
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
