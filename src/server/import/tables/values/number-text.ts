import { InvalidValueError } from '#server/import/tables/invalid-value.ts'
import { type DecimalMark, decimalMarkShownBy } from './decimal-mark.ts'

/**
 * Converts a number without unit to plain notation: `1.234,50` becomes `1234.50`. `mark` is the decimal mark of the column. When `mark` is
 * `mixed` or null, the number itself must show its decimal mark.
 * @throws InvalidValueError when the text is not a number, does not fit the decimal mark of the column, or is ambiguous.
 */
export function toPlainNumberText(written: string, mark: DecimalMark | 'mixed' | null): string {
  const text = written
    .replace(/[\s\u00a0\u202f\u2009]+/g, ' ')
    .replace(/−/g, '-')
    .trim()
  if (!/^[+-]?(?:\d[\d.,'’ ]*|[.,]\d+)$/.test(text)) throw new InvalidValueError(notNumberMessage(written))
  const shown = mark === null || mark === 'mixed' ? decimalMarkShownBy(text) : mark
  if (shown === null) {
    if (!/[.,]/.test(text)) return parseWholeNumberText(text, written)
    const advice = 'Say which mark the column uses: decimal=comma or decimal=point behind its target in --map.'
    const two = `${text.replace(/[.,]/, '')} or ${text.replace(',', '.')}`
    throw new InvalidValueError(`A number that can be read one way only: ${written} is ${two}. ${advice}`)
  }
  const [before = '', ...behind] = text.split(shown)
  if (behind.length > 1) throw new InvalidValueError(misplacedMarkMessage(written, shown))
  const fraction = behind[0] ?? ''
  if (!/^\d*$/.test(fraction)) throw new InvalidValueError(misplacedMarkMessage(written, shown))
  return `${parseWholeNumberText(before, written, shown)}${fraction === '' ? '' : `.${fraction}`}`
}

/** Converts the part of a number before the decimal mark: digits, or groups of three digits with one kind of separator. */
function parseWholeNumberText(text: string, written: string, mark: DecimalMark | null = null): string {
  if (/^[+-]?\d*$/.test(text)) return /\d/.test(text) ? text.replace('+', '') : `${text.replace('+', '')}0`
  const grouped = /^[+-]?\d{1,3}([.,'’ ])\d{3}(?:\1\d{3})*$/.exec(text)
  if (!grouped || grouped[1] === mark)
    throw new InvalidValueError(mark === null ? notNumberMessage(written) : misplacedMarkMessage(written, mark))
  return text.replace(/[.,'’ +]/g, '')
}

const notNumberMessage = (written: string) => `A number such as 1234.50 or 1.234,50: ${written} is none.`
const misplacedMarkMessage = (written: string, mark: DecimalMark) =>
  `A number with a decimal ${mark === ',' ? 'comma' : 'point'}, as the rest of the column: ${written} is written in another way.`
