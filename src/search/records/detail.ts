import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import type { PartNumber } from '#contract/catalogue/catalogue.ts'
import { cardFacts } from '#search/answer/cards.ts'
import { buildPartDetail, type DrawingsOf, MAX_ALTERNATIVES, type ReferenceFacts } from '#search/answer/part/detail.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { rowOfPart } from '#search/catalogue/part-not-found.ts'
import { fitmentCount } from './fitments.ts'
import { sortByPartOrder } from './number-order.ts'
import { bestSellingCards, partsOfSameUnit, rowsOfSupersededParts } from './relatives.ts'
import type { GetSegmentRecords } from './segment-records.ts'

/** Returns a part's page with its numbers and related parts, from an index segment and its records. */
export async function productDetail(
  catalogue: Catalogue,
  records: GetSegmentRecords,
  { mcode }: ParsedInputOf<'productDetail'>,
  drawingsOf: DrawingsOf,
): Promise<CallResultOf<'productDetail'>> {
  const row = rowOfPart(catalogue, mcode)
  const { segment, at } = catalogue.segmentOfRow(row)
  const record = await records(segment).readRecord(at)
  const successor = record.supersededBy === null ? -1 : catalogue.rowOfCode(record.supersededBy)
  const older = await rowsOfSupersededParts(catalogue, records, mcode)
  const sameUnit = bestSellingCards(catalogue, await partsOfSameUnit(catalogue, records, record.unitKey, row), MAX_ALTERNATIVES)
  return buildPartDetail(
    catalogue,
    {
      ...record,
      card: cardFacts(catalogue, row),
      attributes: JSON.parse(segment.columnTextAt('attributes', at)),
      gtin: record.gtin || segment.gtins.gtinOfRow(at),
      numbers: orderedNumbersOf(catalogue, row, record.order),
      supersededBy: successor < 0 ? null : supersessionFactsOf(catalogue, successor),
      supersedes: older.map((other) => supersessionFactsOf(catalogue, other)),
      sameUnit,
      fitmentCount: fitmentCount(catalogue, row),
    },
    drawingsOf,
  )
}

function supersessionFactsOf(catalogue: Catalogue, row: number): ReferenceFacts {
  const { segment, at } = catalogue.segmentOfRow(row)
  return { mcode: segment.mcode(at), name: catalogue.columnTextOf('name', row), specName: segment.columnTextAt('spec', at) }
}

/** Returns all numbers of a part except the shop's own code. */
function orderedNumbersOf(catalogue: Catalogue, row: number, order: readonly number[]): PartNumber[] {
  const { segment, at: place } = catalogue.segmentOfRow(row)
  const { numbers } = segment
  const borne = segment.numbersOfRow(place).flatMap(({ at, style }) => {
    const { kind, own, maker } = numbers.styles[style] ?? { kind: 'mcode', own: false, maker: '' }
    return kind === 'mcode' ? [] : [{ kind, own, maker, number: numbers.printedNumberAt(at, style) }]
  })
  return sortByPartOrder(borne, order).map(({ kind, maker, number }) => ({ kind, maker, number }))
}
