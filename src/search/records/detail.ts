import type { ParsedOf, ResultOf } from '#contract/calls.ts'
import type { PartNumber } from '#contract/catalogue/catalogue.ts'
import { cardFacts } from '#search/answer/cards.ts'
import { type DrawingsOf, MAX_ALTERNATIVES, partDetail, type ReferenceFacts } from '#search/answer/part/detail.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { rowOfPart } from '#search/catalogue/part-not-found.ts'
import { fitmentCount } from './fitments.ts'
import { sortByPartOrder } from './number-order.ts'
import { bestSellingOf, ofSameUnit, supersededBy } from './relatives.ts'
import type { RecordsOf } from './segment-records.ts'

/** Returns a part's page with its numbers and related parts, from an index segment and its records. */
export async function productDetail(
  catalogue: Catalogue,
  records: RecordsOf,
  { mcode }: ParsedOf<'productDetail'>,
  drawingsOf: DrawingsOf,
): Promise<ResultOf<'productDetail'>> {
  const row = rowOfPart(catalogue, mcode)
  const { segment, at } = catalogue.segmentOfRow(row)
  const record = await records(segment).record(at)
  const successor = record.supersededBy === null ? -1 : catalogue.rowOfCode(record.supersededBy)
  const older = await supersededBy(catalogue, records, mcode)
  const sameUnit = bestSellingOf(catalogue, await ofSameUnit(catalogue, records, record.unitKey, row), MAX_ALTERNATIVES)
  return partDetail(
    catalogue,
    {
      ...record,
      card: cardFacts(catalogue, row),
      attributes: JSON.parse(segment.text('attributes', at)),
      gtin: record.gtin || segment.gtins.at(at),
      numbers: numbersOf(catalogue, row, record.order),
      supersededBy: successor < 0 ? null : reference(catalogue, successor),
      supersedes: older.map((other) => reference(catalogue, other)),
      sameUnit,
      fitmentCount: fitmentCount(catalogue, row),
    },
    drawingsOf,
  )
}

function reference(catalogue: Catalogue, row: number): ReferenceFacts {
  const { segment, at } = catalogue.segmentOfRow(row)
  return { mcode: segment.mcode(at), name: catalogue.value('name', row), specName: segment.text('spec', at) }
}

/** Returns all numbers of a part except the shop's own code. */
function numbersOf(catalogue: Catalogue, row: number, order: readonly number[]): PartNumber[] {
  const { segment, at: place } = catalogue.segmentOfRow(row)
  const { numbers } = segment
  const borne = segment.numbersOf(place).flatMap(({ at, style }) => {
    const { kind, own, maker } = numbers.styles[style] ?? { kind: 'mcode', own: false, maker: '' }
    return kind === 'mcode' ? [] : [{ kind, own, maker, number: numbers.printed(at, style) }]
  })
  return sortByPartOrder(borne, order).map(({ kind, maker, number }) => ({ kind, maker, number }))
}
