import { type GuessedColumn, UNKNOWN_HEADING_REASON } from './column.ts'
import { exactMeaningOf, readHeading } from './heading.ts'
import { InvalidValueError } from './invalid-value.ts'
import type { TableKind } from './kinds.ts'
import { detectCurrency } from './values/money.ts'
import { parseCondition } from './values/words.ts'

/** A column that is left out although it may change the meaning of the prices or stock in its row. */
export interface UnmappedColumnWarning {
  column: GuessedColumn
  /** The message for the operator, with the option to type. */
  message: string
}

const GROUP_HEADING_PATTERN =
  /(?:^|\s)(?:group|tier|level|customer|kunde|kundengruppe|price type|preisliste|price list|zone|channel|kanal|grupo|groupe|gruppo|grupa|groep|liste)(?:\s|$)/
const WAREHOUSE_HEADING_PATTERN =
  /(?:^|\s)(?:warehouse|location|branch|depot|store|site|lager|lagerort|standort|filiale|niederlassung|entrepot|magasin|almacen|deposito|magazyn|oddzial|magazzino|sede|vestiging|magazijn|仓库)(?:\s|$)/
const CURRENCY_HEADING_PATTERN = /(?:^|\s)(?:currency|curr|wahrung|devise|moneda|valuta|waluta)(?:\s|$)/
const isPriceColumn = ({ target }: GuessedColumn): boolean => /^(?:price|core|wasPrice|offer|(?:step|price):.*)$/.test(target ?? '')
/** Matches words for availability. A status with such a word does not hide a part. */
const AVAILABILITY_WORDS_PATTERN =
  /\b(?:stock|available|availability|order|backorder|lieferbar|lager|vorr[aä]tig|ausverkauft|sold out|disponible|rupture|épuisé|dostępny|esaurito)\b|^\d{2,}$/i
const columnMayHideParts = (kind: TableKind, { heading }: GuessedColumn): boolean =>
  ['forSale', 'hidden'].includes(exactMeaningOf(kind, readHeading(heading))?.target ?? '')

/** Whether the word in a status column may mean that the part is visible or hidden, and not its stock or condition. */
function mayMeanVisibility(text: string): boolean {
  if (AVAILABILITY_WORDS_PATTERN.test(text)) return false
  try {
    parseCondition(text)
    return false
  } catch (error) {
    if (error instanceof InvalidValueError) return true
    throw error
  }
}

/** The maximum number of different values in a column that may name customer groups or states. */
const MAX_GROUP_OR_STATUS_VALUES = 12

/**
 * Finds columns that are left out although they look like a customer group, a currency, a warehouse or a state of visibility. A column that
 * the mapping leaves out (`Group=-`) is accepted. `values` returns the first values of a column.
 */
export function findUnmappedColumnWarnings(
  kind: TableKind,
  columns: readonly GuessedColumn[],
  values: (column: GuessedColumn) => readonly string[],
): UnmappedColumnWarning[] {
  const has = (...targets: string[]) => columns.some(({ target }) => target !== null && targets.includes(target))
  const priced = columns.some(isPriceColumn)
  const stocked = has('stock')
  return columns.flatMap((column): UnmappedColumnWarning[] => {
    const { ambiguousCurrencySign: unsure } = readHeading(column.heading)
    if (unsure !== '' && column.currency === '' && isPriceColumn(column) && !has('currency'))
      return [
        {
          column,
          message: `“${column.heading}” names a currency that can be several, or that nobody knows (${unsure}): all prices would be in US dollars. Say --map "${column.heading}=${column.target} CAD" with the code of the currency that it is.`,
        },
      ]
    if (column.target !== null || column.why === 'the mapping leaves it out' || column.example === '') return []
    const { words } = readHeading(column.heading)
    const filled = values(column).filter((text) => text !== '')
    const different = new Set(filled)
    const examples = [...different].slice(0, 3).join(', ')
    const name = column.heading
    const comesAgain = different.size <= MAX_GROUP_OR_STATUS_VALUES && different.size < filled.length
    if (
      priced &&
      !has('currency') &&
      (CURRENCY_HEADING_PATTERN.test(words) || (filled.length > 0 && filled.every((text) => detectCurrency(text) !== null)))
    )
      return [
        {
          column,
          message: `“${name}” looks like a currency (${examples}), and is left out: all prices would be in US dollars. Say --map "${name}=currency", or --map "${name}=-" where it is none.`,
        },
      ]
    if (
      priced &&
      kind === 'prices' &&
      !has('priceGroup') &&
      (GROUP_HEADING_PATTERN.test(words) || (comesAgain && filled.every((text) => /^[A-Z][A-Z0-9]{1,4}$/.test(text))))
    )
      return [
        {
          column,
          message: `“${name}” looks like a group of customers (${examples}), and is left out: all prices would be those of everybody. Say --map "${name}=priceGroup", or --map "${name}=-" where it is none.`,
        },
      ]
    if (
      column.why === UNKNOWN_HEADING_REASON &&
      columnMayHideParts(kind, column) &&
      different.size <= MAX_GROUP_OR_STATUS_VALUES &&
      filled.some(mayMeanVisibility)
    )
      return [
        {
          column,
          message: `“${name}” looks like whether an article is shown (${examples}), and is left out: what it hides would be sold. Say --map "${name}=forSale" where it is (a row with a word that nobody knows is refused), or --map "${name}=-" where it says something else.`,
        },
      ]
    if (stocked && comesAgain && different.size > 1 && WAREHOUSE_HEADING_PATTERN.test(words))
      return [
        {
          column,
          message: `“${name}” looks like a warehouse (${examples}), and is left out: each row would be all of a part’s pieces. Say --map "${name}=-" --repeat sum to add them up, or --map "${name}=-" where there is one only.`,
        },
      ]
    return []
  })
}
