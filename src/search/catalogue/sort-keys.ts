import type { Sort } from '#contract/listing/facets.ts'
import type { CodedColumn } from './coded-column.ts'
import type { CurrentPrices } from './prices.ts'
import type { LiveRows } from './rows.ts'

/** Upper limit of most sort keys, because popularities, days, cents and watts are 31-bit integers. */
export const MAX_SORT_KEY = 2 ** 31

/** Rows of a catalogue that can be sorted. */
export interface SortableRows extends LiveRows {
  prices: CurrentPrices
}

/** Returns a function that gives the sort key of a row: an integer from 0 to below 2^32. Rows with small keys come first. */
export function sortKeyFunction(
  { popularity, firstSold, live, prices, columns }: SortableRows,
  sort: Exclude<Sort, 'code'>,
): (row: number) => number {
  switch (sort) {
    case 'best': {
      // Discontinued parts without stock come after all others, whatever their popularity.
      const { codes, codeOf } = live.states
      const gone = codeOf.get('ended')
      return (row) => (codes[row] === gone ? MAX_SORT_KEY : 0) + MAX_SORT_KEY - 1 - (popularity[row] ?? 0)
    }
    case 'price-up':
      return (row) => prices.currentCents[row] ?? 0
    case 'price-down':
      return (row) => MAX_SORT_KEY - 1 - (prices.currentCents[row] ?? 0)
    case 'newest':
      return (row) => MAX_SORT_KEY - 1 - (firstSold[row] ?? 0)
    case 'power-up':
      return powerSortKey(columns, (watts) => watts)
    case 'power-down':
      return powerSortKey(columns, (watts) => MAX_SORT_KEY - 1 - watts)
  }
}

/**
 * Returns a sort key by power in watts. Starters state kilowatts. Alternators state amperes, which are multiplied by the nominal voltage.
 * Rows without power come last in both directions.
 */
function powerSortKey(columns: LiveRows['columns'], key: (watts: number) => number): (row: number) => number {
  const [kilowatts, amps, volts] = [columnNumbersOf(columns.powerKw), columnNumbersOf(columns.amps), columnNumbersOf(columns.voltage)]
  return (row) => {
    const kw = kilowatts(row)
    const watts = Number.isNaN(kw) ? amps(row) * volts(row) : kw * 1000
    return Number.isNaN(watts) ? MAX_SORT_KEY : key(Math.round(watts))
  }
}

function columnNumbersOf({ codes, values }: CodedColumn): (row: number) => number {
  const byCode = values.map((value, code) => (code === 0 ? Number.NaN : Number(value)))
  return (row) => byCode[codes[row] ?? 0] ?? Number.NaN
}
