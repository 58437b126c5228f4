/** Matches the root rule in the layer of tokens, as Panda generates it. */
const ROOT_RULE_PATTERN = /@layer tokens\s*\{\s*:where\(:root, :host\)\s*\{([^}]*)\}/

/**
 * Replaces each token that has one value for all themes and widths by that value, because `padding: 8px` is half as long as `padding:
 * var(--spacing-2)`. Unused tokens are removed. Tokens that a theme, width or rule changes stay variables.
 */
export function inlineFixedTokens(sheet: string): string {
  const [, declarations = ''] = ROOT_RULE_PATTERN.exec(sheet) ?? []
  let written = sheet
  for (const [declaration, name = '', value = ''] of declarations.matchAll(/\s*(--[\w\\.-]+): (.*);/g)) {
    const use = `var(${name})`
    const isFixed = /^[\w.%#-]+$/.test(value) && sheet.split(`${name}:`).length === 2
    if (isFixed || !written.includes(use)) written = written.replace(declaration, '').replaceAll(use, value)
  }
  return written
}
