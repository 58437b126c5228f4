import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import type { PartNumber } from '#contract/catalogue/catalogue.ts'
import { readPartCardData } from '#search/answer/cards.ts'
import { buildPartDetail, MAX_ALTERNATIVES, type PartDrawingsLookup, type RelatedPartData } from '#search/answer/part/detail.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { rowOfPart } from '#search/catalogue/part-not-found-error.ts'
import { fitmentCount } from './fitments.ts'
import { sortByPartOrder } from './number-order.ts'
import { bestSellingCards, rowsOfSameUnit, rowsOfSupersededParts } from './relatives.ts'
import type { GetSegmentRecords } from './segment-records.ts'

/** Returns a part's page with its numbers and related parts, from an index segment and its records. */
export async function productDetail(
  catalogue: Catalogue,
  records: GetSegmentRecords,
  { mcode }: ParsedInputOf<'productDetail'>,
  drawingsOf: PartDrawingsLookup,
): Promise<CallResultOf<'productDetail'>> {
  const row = rowOfPart(catalogue, mcode)
  const { segment, segmentRow } = catalogue.segmentOfRow(row)
  const record = await records(segment).readRecord(segmentRow)
  const successor = record.supersededBy === null ? -1 : catalogue.rowOfCode(record.supersededBy)
  const older = await rowsOfSupersededParts(catalogue, records, mcode)
  const sameUnit = bestSellingCards(catalogue, await rowsOfSameUnit(catalogue, records, record.unitKey, row), MAX_ALTERNATIVES)
  return buildPartDetail(
    catalogue,
    {
      ...record,
      card: readPartCardData(catalogue, row),
      attributes: JSON.parse(segment.columnTextAt('attributes', segmentRow)),
      gtin: record.gtin || segment.gtins.gtinOfRow(segmentRow),
      numbers: orderedNumbersOf(catalogue, row, record.order),
      supersededBy: successor < 0 ? null : relatedPartDataOf(catalogue, successor),
      supersedes: older.map((other) => relatedPartDataOf(catalogue, other)),
      sameUnit,
      fitmentCount: fitmentCount(catalogue, row),
    },
    drawingsOf,
  )
}

function relatedPartDataOf(catalogue: Catalogue, row: number): RelatedPartData {
  const { segment, segmentRow } = catalogue.segmentOfRow(row)
  return { mcode: segment.mcode(segmentRow), name: catalogue.columnTextOf('name', row), specName: segment.columnTextAt('spec', segmentRow) }
}

/** Returns all numbers of a part except the shop's own code. */
function orderedNumbersOf(catalogue: Catalogue, row: number, order: readonly number[]): PartNumber[] {
  const { segment, segmentRow: place } = catalogue.segmentOfRow(row)
  const { numbers } = segment
  const borne = segment.numbersOfRow(place).flatMap(({ numberIndex, styleCode }) => {
    const { kind, own, maker } = numbers.styles[styleCode] ?? { kind: 'mcode', own: false, maker: '' }
    return kind === 'mcode' ? [] : [{ kind, own, maker, number: numbers.printedNumberAt(numberIndex, styleCode) }]
  })
  return sortByPartOrder(borne, order).map(({ kind, maker, number }) => ({ kind, maker, number }))
}
