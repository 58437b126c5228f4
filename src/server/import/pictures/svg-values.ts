/** Matches `url(#gradient)`, a reference to an element of the same picture. */
const sameFileReferencePattern = /url\(\s*(?:"#([\w.:-]+)"|'#([\w.:-]+)'|#([\w.:-]+))\s*\)/g
/**
 * Matches what is forbidden in styles: external sheets, fonts and files, computed values, and escapes that could hide one of these.
 * Comments in the style must be removed first, because a comment can split a forbidden word.
 */
const dangerousValuePattern =
  /url\s*\(|image-set|image\s*\(|cross-fade|element\s*\(|attr\s*\(|@|\\|expression|behavior|-moz-binding|javascript:|data:|<|&/i

const removeCssComments = (css: string) => css.replace(/\/\*.*?\*\//gs, '')

/** Returns the ids that an attribute's value refers to by `url(#id)`. */
export const findReferences = (value: string): string[] =>
  [...value.matchAll(sameFileReferencePattern)].map(([, a, b, c]) => a ?? b ?? c ?? '')

/** Whether an attribute value or a style refers only to elements inside the picture. */
export const isHarmlessValue = (value: string): boolean =>
  !dangerousValuePattern.test(removeCssComments(value).replace(sameFileReferencePattern, ''))

/**
 * Returns a style sheet without unsafe rules and `@` rules. `may` has the ids to which a rule may refer. Rules that refer to other ids are
 * removed.
 */
export function cleanStyleSheet(css: string, may: ReadonlySet<string>): string {
  const rules =
    removeCssComments(css)
      .replace(/@[^{;]*(?:;|\{(?:[^{}]|\{[^{}]*\})*\})/g, '')
      .match(/[^{}]+\{[^{}]*\}/g) ?? []
  return rules
    .map((rule) => rule.trim())
    .filter((rule) => isHarmlessValue(rule) && findReferences(rule).every((id) => may.has(id)))
    .join('\n')
}

/** Parses a length and returns it in pixels (96 per inch, as in CSS). Null for a percentage or anything else. */
export function parseSvgLength(text: string | undefined): number | null {
  const [, figure, unit = 'px'] = /^\s*([\d.]+(?:e[+-]?\d+)?)\s*(px|pt|pc|mm|cm|in|)\s*$/i.exec(text ?? '') ?? []
  const perUnit: Record<string, number> = { px: 1, '': 1, pt: 96 / 72, pc: 16, mm: 96 / 25.4, cm: 96 / 2.54, in: 96 }
  const length = Number(figure) * (perUnit[unit.toLowerCase()] ?? Number.NaN)
  return Number.isFinite(length) && length > 0 ? length : null
}
