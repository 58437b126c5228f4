import type { ParsedOf, ResultOf } from '#contract/calls.ts'
import type { PartDetail, PartNumber } from '#contract/catalogue.ts'
import { ownImages } from '#contract/own-picture.ts'
import type { PartType } from '#contract/part-types.ts'
import { mcodeOf } from '#contract/primitives.ts'
import { cardOf, cardsOf, pricesOf } from '#search/answer/cards.ts'
import { crumbsOf } from '#search/answer/categories.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { ownLabels, shownAttributes } from '#search/catalogue/choices.ts'
import { fitmentCount } from './fitments.ts'
import { inOrder } from './number-order.ts'
import { rowOfPart } from './part-not-found.ts'
import { ofSameUnit, supersededBy } from './relatives.ts'
import type { RecordsOf } from './segment-records.ts'

const MAX_ALTERNATIVES = 12
const MAX_SUPERSEDES = 20

/** What this room does not know of a part and its page. */
export interface DetailSurroundings {
  /** Its drawings, with their addresses and sizes. */
  images: (mcode: string, type: PartType) => PartDetail['images']
  /** A text of the shop in the language of the reply. */
  inLanguage: (text: string) => string
}

/** One part with its numbers and its relatives. */
export async function productDetail(
  catalogue: Catalogue,
  records: RecordsOf,
  { mcode }: ParsedOf<'productDetail'>,
  { images, inLanguage }: DetailSurroundings,
): Promise<ResultOf<'productDetail'>> {
  const row = rowOfPart(catalogue, mcode)
  const { segment, at } = catalogue.placed(row)
  const record = await records(segment).record(at)
  const successor = record.supersededBy === null ? -1 : catalogue.rowOfCode(record.supersededBy)
  const older = await supersededBy(catalogue, records, mcode, MAX_SUPERSEDES)
  const kin = await ofSameUnit(catalogue, records, record.unitKey, row, MAX_ALTERNATIVES)
  const { own: _, ...card } = cardOf(catalogue, row)
  const attributes = shownAttributes(catalogue.choices, card.backCategoryId, card.type, JSON.parse(segment.text('attributes', at)))
  return {
    ...card,
    ...(card.promotion && { promotion: { ...card.promotion, name: inLanguage(card.promotion.name) } }),
    attributes,
    ...ownLabels(catalogue.choices, attributes),
    description: record.description,
    gtin: record.gtin || segment.gtins.at(at),
    weightKg: card.weightKg ?? 0,
    boxMm: record.boxMm,
    warrantyMonths: record.warrantyMonths,
    countryOfOrigin: record.countryOfOrigin,
    hsCode: record.hsCode,
    minQty: catalogue.live.minQty[row] ?? 1,
    images: [...ownImages(mcode, segment.text('pictures', at)), ...images(mcode, card.type)],
    numbers: numbersOf(catalogue, row, record.order),
    priceLadder: pricesOf(catalogue, row).priceLadder,
    ...(successor < 0 ? {} : { supersededBy: referenceOf(catalogue, successor) }),
    supersedes: older.map((other) => referenceOf(catalogue, other)),
    alternatives: kin.map((other) => referenceOf(catalogue, other)),
    offers: cardsOf(catalogue, kin),
    ...(record.fitting ? { fitting: record.fitting } : {}),
    ...(record.style ? { style: record.style } : {}),
    path: crumbsOf(catalogue.frame, card.backCategoryId),
    fitmentCount: fitmentCount(catalogue, row),
    updatedAt: new Date(record.updatedAt).toISOString(),
  }
}

function referenceOf(catalogue: Catalogue, row: number): PartDetail['alternatives'][number] {
  const { segment, at } = catalogue.placed(row)
  return { mcode: mcodeOf(segment.mcode(at)), name: catalogue.value('name', row), specName: segment.text('spec', at) }
}

/** All numbers but the shop's own code. */
function numbersOf(catalogue: Catalogue, row: number, order: readonly number[]): PartNumber[] {
  const { segment, at: place } = catalogue.placed(row)
  const { numbers } = segment
  const borne = segment.numbersOf(place).flatMap(({ at, style }) => {
    const { kind, own, maker } = numbers.styles[style] ?? { kind: 'mcode', own: false, maker: '' }
    return kind === 'mcode' ? [] : [{ kind, own, maker, number: numbers.printed(at, style) }]
  })
  return inOrder(borne, order).map(({ kind, maker, number }) => ({ kind, maker, number }))
}
