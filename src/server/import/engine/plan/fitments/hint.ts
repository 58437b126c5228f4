import type { ModelNameFinder } from '#server/import/applications/shop-vehicles.ts'
import type { PartListItem } from '#server/import/engine/run/lists.ts'

const formatYearRange = (from: number | null, to: number | null): string =>
  from === null ? '' : to === null ? ` ${from} on` : from === to ? ` ${from}` : ` ${from}–${to}`

const yearInColumn = (item: PartListItem, column: string): number | null => (typeof item[column] === 'number' ? item[column] : null)

/**
 * Returns a short text about the vehicles that a part fits, for lists of parts: the first model line with its years, such as `Toyota
 * Corolla 1993–2014`. Null for a part without fitments.
 */
export function createVehicleHint(fitments: readonly PartListItem[], findModelNames: ModelNameFinder): string | null {
  const named = fitments.flatMap((item) => {
    const name = findModelNames(String(item['model_id']))
    return name === undefined ? [] : [{ ...name, from: yearInColumn(item, 'year_from'), to: yearInColumn(item, 'year_to') }]
  })
  const [first] = named
  if (first === undefined) return null
  const same = named.filter(({ make, line }) => make === first.make && line === first.line)
  const from = same.reduce<number | null>(
    (least, one) => (one.from !== null && (least === null || one.from < least) ? one.from : least),
    null,
  )
  const to = same.some((one) => one.to === null) ? null : Math.max(...same.map((one) => one.to ?? 0))
  return `${first.make} ${first.line}${formatYearRange(from, to)}`
}
