import type { ParsedOf, ResultOf } from '#contract/calls.ts'
import { cardOf, cardsOf } from '#search/answer/cards.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { rowOfPart } from './part-not-found.ts'
import { mostPopular, unitsWith } from './relatives.ts'
import type { RecordsOf } from './segment-records.ts'

/** Units that a part is used in: this many are listed, all are counted. */
const MAX_USED_IN = 24
/** Longer than any unit's list. */
const MAX_POSITIONS = 200

/** What a unit is made of, and which units a part is used in, best selling first. */
export async function partsList(
  catalogue: Catalogue,
  records: RecordsOf,
  { mcode }: ParsedOf<'partsList'>,
): Promise<ResultOf<'partsList'>> {
  const row = rowOfPart(catalogue, mcode)
  const { segment, at } = catalogue.placed(row)
  const lines = await records(segment).partsList(at)
  const units = unitsWith(catalogue, catalogue.idOf(row))
  return {
    contains: lines.slice(0, MAX_POSITIONS).map(({ position, name, qty, partId }) => {
      const part = partId === null ? -1 : catalogue.rowOf(partId)
      return { position, name, qty, ...(part < 0 ? {} : { part: cardOf(catalogue, part) }) }
    }),
    usedIn: cardsOf(catalogue, mostPopular(catalogue, units, MAX_USED_IN)),
    usedInTotal: units.length,
  }
}
