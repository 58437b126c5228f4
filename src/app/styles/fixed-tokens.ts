/** The root's rule in the layer of tokens, as Panda writes it. */
const ROOT = /@layer tokens\s*\{\s*:where\(:root, :host\)\s*\{([^}]*)\}/

/**
 * The sheet with each token that is one plain value in every theme and at every width written out where it is used: `padding: 8px` is
 * half of `padding: var(--spacing-2)`, in the sheet that every page carries. Tokens that nothing uses go. What a theme, a width or a rule
 * changes stays a variable.
 */
export function writeOutFixedTokens(sheet: string): string {
  const [, declarations = ''] = ROOT.exec(sheet) ?? []
  let written = sheet
  for (const [declaration, name = '', value = ''] of declarations.matchAll(/\s*(--[\w\\.-]+): (.*);/g)) {
    const use = `var(${name})`
    const isFixed = /^[\w.%#-]+$/.test(value) && sheet.split(`${name}:`).length === 2
    if (isFixed || !written.includes(use)) written = written.replace(declaration, '').replaceAll(use, value)
  }
  return written
}
