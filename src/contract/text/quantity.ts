import { normalizeText } from './plain-text.ts'

/** Words before or after a quantity, in English and German. */
const QUANTITY_UNIT_SOURCE = String.raw`(?:pcs?|pieces?|ea|each|units?|qty|stk|stck|st|stück|mal|[x×*])\.?`
const QUANTITY_PATTERN = new RegExp(`^(?:${QUANTITY_UNIT_SOURCE}\\s*)?([\\d.,' ]*\\d)\\s*(?:${QUANTITY_UNIT_SOURCE})?$`, 'i')

/**
 * Parses a quantity: `１２`, `12 pcs`, `x12`, `12.0`. `1,000` in English and `1.000` in German are a thousand. Returns null for anything but
 * a whole number, and for ambiguous text: `1.000` in English, `1,000` in German.
 */
export function parsePieceCount(text: string, locale: string): number | null {
  const figure = QUANTITY_PATTERN.exec(normalizeText(text))?.[1]
  if (figure === undefined) return null
  const [group, decimal] = locale.startsWith('en') ? [',', '.'] : ['.', ',']
  const whole = new RegExp(`^(\\d{1,9}|\\d{1,3}(?:[${group}' ]\\d{3})+)(?:[${decimal}]0{1,2})?$`).exec(figure)?.[1]
  return whole === undefined ? null : Number(whole.replace(/\D/g, ''))
}
