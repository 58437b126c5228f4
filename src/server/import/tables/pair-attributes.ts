import { matchAttribute, tradeAttributeOf } from '#contract/attributes/match-attribute.ts'
import type { GuessedColumn } from './column.ts'
import { exactMeaningOf, readHeading } from './heading.ts'
import { InvalidValueError } from './invalid-value.ts'
import type { RowValues } from './row-values.ts'

type CellReader = (column: GuessedColumn, cell: { text: string; type: 'text' }, into: RowValues) => void

/** Names in a list of attributes that mean other fields of a part. */
const targetByMeaning: Readonly<Record<string, string>> = {
  brand: 'producer',
  producer: 'producer',
  oe: 'oe',
  cross: 'cross',
  gtin: 'gtin',
  condition: 'condition',
  country: 'country',
  warranty: 'warranty',
}

/**
 * Reads attributes that a row names itself: `Voltage: 12 V; Teeth: 9`. Attributes that the trade knows are taken, and the names of other
 * fields, such as the maker, fill these fields. Unknown attributes are taken only when the operator asks for them. An invalid value gives a
 * remark and does not refuse the row.
 */
export function addPairedAttributes(
  pairs: readonly (readonly [name: string, value: string])[],
  column: GuessedColumn,
  into: RowValues,
  read: CellReader,
): void {
  for (const [name, value] of pairs) {
    if (name === '' || value === '') continue
    const target = targetByMeaning[exactMeaningOf('parts', readHeading(name))?.target ?? '']
    if (target !== undefined) readPairAsTarget({ ...column, target, unit: '' }, name, value, into, read)
    else if (isTradeAttributePair(name, value) || column.takesUnknownAttributes) into.attributes.push({ name, value, unit: '' })
    else {
      const why =
        tradeAttributeOf(name) === null
          ? 'no attribute of the trade: it is left out, but for --attributes'
          : `no such value: “${value}” is left out`
      into.remarks.push(`“${name}” is ${why}.`)
    }
  }
}

function isTradeAttributePair(name: string, value: string): boolean {
  const read = matchAttribute({ name, value, unit: '' }, [])
  return 'key' in read && read.key === tradeAttributeOf(name)
}

/** Reads a value from a list of attributes into another field of the part. A column for this field has priority. */
function readPairAsTarget(
  column: GuessedColumn & { target: string },
  name: string,
  value: string,
  into: RowValues,
  read: CellReader,
): void {
  if (into.texts.has(column.target)) return
  try {
    read(column, { text: value, type: 'text' }, into)
  } catch (error) {
    if (!(error instanceof InvalidValueError)) throw error
    into.remarks.push(`“${name}” is left out. ${error.says}`)
  }
}
