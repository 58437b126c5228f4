import type { ParsedOf, ResultOf } from '#contract/calls.ts'
import type { PartCard } from '#contract/catalogue/catalogue.ts'
import { AppError } from '#contract/errors.ts'
import { pageResult } from '#contract/kernel/paging.ts'
import type { Promotion } from '#contract/promotions/promotion.ts'
import type { promotionCalls } from '#contract/promotions/promotion-calls.ts'
import type { CatalogueAsk } from '#server/catalogue/ask.ts'
import { cardOf, cardRows } from '#server/catalogue/cards.ts'
import { dollarsOfText } from '#server/db/money.ts'
import type { Handlers } from '#server/kernel/ask.ts'
import { idOf } from '#server/kernel/ids.ts'
import { translateText } from '#server/kernel/words.ts'
import { currentPromotions, isRunning, type PromotionRow, partsOf } from './queries.ts'

/** The number of parts per promotion in the list of promotions. */
const SHOWN_AT_FIRST = 4

/** Lists the running and announced promotions (`currentPromotions`). */
async function promotionList(ask: CatalogueAsk): Promise<ResultOf<'promotionList'>> {
  const { running, coming } = await currentPromotions(ask)
  const names = await categoryNames(ask, [...running, ...coming])
  const shown: Promotion[] = []
  for (const row of running) {
    const { ids, total } = await partsOf(ask, row.id, SHOWN_AT_FIRST, 0)
    if (total > 0) shown.push({ ...promotionOf(row, names, ask.locale), total, parts: await cards(ask, ids) })
  }
  return { running: shown, coming: coming.map((row) => ({ ...promotionOf(row, names, ask.locale), total: 0, parts: [] })) }
}

/** Lists one page of a promotion's parts. Throws `not-found` if the promotion does not run. */
async function promotionParts(
  ask: CatalogueAsk,
  { id, pageNo, pageSize }: ParsedOf<'promotionParts'>,
): Promise<ResultOf<'promotionParts'>> {
  if (!(await isRunning(ask, id))) throw new AppError('not-found', { message: /*i18n*/ 'This offer does not run any more.', field: 'id' })
  const { ids, total } = await partsOf(ask, id, pageSize, (pageNo - 1) * pageSize)
  return pageResult(await cards(ask, ids), total, pageNo, pageSize)
}

async function cards(ask: CatalogueAsk, ids: readonly number[]): Promise<PartCard[]> {
  const catalogue = await ask.catalogue()
  const rows = await cardRows(ask, ids)
  return ids.flatMap((id) => {
    const row = rows.get(id)
    return row ? [cardOf(catalogue, row)] : []
  })
}

/** Returns name and parent of all categories by id. Empty if no promotion is limited to categories. */
async function categoryNames(ask: CatalogueAsk, rows: readonly PromotionRow[]): Promise<Map<string, { name: string; parent: string }>> {
  if (!rows.some(({ category_ids }) => category_ids !== null)) return new Map()
  const { categories } = (await ask.catalogue()).frame
  return new Map(categories.map(({ id, name, parentId }) => [id, { name, parent: parentId }]))
}

function promotionOf(
  row: PromotionRow,
  names: Map<string, { name: string; parent: string }>,
  locale: string,
): Omit<Promotion, 'total' | 'parts'> {
  const { category_ids } = row
  const upper = (category_ids ?? []).filter((id) => !category_ids?.includes(names.get(id)?.parent ?? ''))
  return {
    id: idOf(row.id),
    name: translateText(locale, row.name),
    terms: translateText(locale, row.terms),
    from: row.starts_at.toISOString(),
    until: row.ends_at.toISOString(),
    percent: row.percent,
    price: row.price === null ? null : dollarsOfText(row.price),
    scope: {
      categories: upper.map((id) => ({ id: idOf(id), name: names.get(id)?.name ?? id })),
      producers: row.producers ?? [],
      conditions: (row.conditions ?? []).filter((one) => one === 'new' || one === 'reman' || one === 'used'),
      named: row.mcodes?.length ?? 0,
    },
  }
}

export const promotionHandlers = { promotionList, promotionParts } satisfies Handlers<CatalogueAsk, keyof typeof promotionCalls>
