import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import type { PartCard } from '#contract/catalogue/catalogue.ts'
import { AppError } from '#contract/errors.ts'
import { pageResult } from '#contract/kernel/paging.ts'
import type { Promotion } from '#contract/promotions/promotion.ts'
import type { promotionCalls } from '#contract/promotions/promotion-calls.ts'
import type { CatalogueRequestContext } from '#server/catalogue/ask.ts'
import { cardOfRow, cardRows } from '#server/catalogue/cards.ts'
import { dollarsOfText } from '#server/db/money.ts'
import type { CallHandlers } from '#server/kernel/ask.ts'
import { parseStoredId } from '#server/kernel/ids.ts'
import { translateText } from '#server/kernel/words.ts'
import { currentPromotions, isPromotionRunning, type PromotionRow, readPromotionParts } from './queries.ts'

/** The number of parts per promotion in the list of promotions. */
const INITIAL_PARTS_SHOWN = 4

/** Lists the running and announced promotions (`currentPromotions`). */
async function promotionList(ask: CatalogueRequestContext): Promise<CallResultOf<'promotionList'>> {
  const { running, upcoming } = await currentPromotions(ask)
  const names = await readCategoryNames(ask, [...running, ...upcoming])
  const shown: Promotion[] = []
  for (const row of running) {
    const { ids, total } = await readPromotionParts(ask, row.id, INITIAL_PARTS_SHOWN, 0)
    if (total > 0) shown.push({ ...promotionViewOf(row, names, ask.locale), total, parts: await readPartCards(ask, ids) })
  }
  return { running: shown, coming: upcoming.map((row) => ({ ...promotionViewOf(row, names, ask.locale), total: 0, parts: [] })) }
}

/** Lists one page of a promotion's parts. Throws `not-found` if the promotion does not run. */
async function promotionParts(
  ask: CatalogueRequestContext,
  { id, pageNo, pageSize }: ParsedInputOf<'promotionParts'>,
): Promise<CallResultOf<'promotionParts'>> {
  if (!(await isPromotionRunning(ask, id)))
    throw new AppError('not-found', { message: /*i18n*/ 'This offer does not run any more.', field: 'id' })
  const { ids, total } = await readPromotionParts(ask, id, pageSize, (pageNo - 1) * pageSize)
  return pageResult(await readPartCards(ask, ids), total, pageNo, pageSize)
}

async function readPartCards(ask: CatalogueRequestContext, ids: readonly number[]): Promise<PartCard[]> {
  const catalogue = await ask.catalogue()
  const rows = await cardRows(ask, ids)
  return ids.flatMap((id) => {
    const row = rows.get(id)
    return row ? [cardOfRow(catalogue, row)] : []
  })
}

/** Returns name and parent of all categories by id. Empty if no promotion is limited to categories. */
async function readCategoryNames(
  ask: CatalogueRequestContext,
  rows: readonly PromotionRow[],
): Promise<Map<string, { name: string; parent: string }>> {
  if (!rows.some(({ category_ids }) => category_ids !== null)) return new Map()
  const { categories } = (await ask.catalogue()).frame
  return new Map(categories.map(({ id, name, parentId }) => [id, { name, parent: parentId }]))
}

function promotionViewOf(
  row: PromotionRow,
  names: Map<string, { name: string; parent: string }>,
  locale: string,
): Omit<Promotion, 'total' | 'parts'> {
  const { category_ids } = row
  const upper = (category_ids ?? []).filter((id) => !category_ids?.includes(names.get(id)?.parent ?? ''))
  return {
    id: parseStoredId(row.id),
    name: translateText(locale, row.name),
    terms: translateText(locale, row.terms),
    from: row.starts_at.toISOString(),
    until: row.ends_at.toISOString(),
    percent: row.percent,
    price: row.price === null ? null : dollarsOfText(row.price),
    scope: {
      categories: upper.map((id) => ({ id: parseStoredId(id), name: names.get(id)?.name ?? id })),
      producers: row.producers ?? [],
      conditions: (row.conditions ?? []).filter((one) => one === 'new' || one === 'reman' || one === 'used'),
      named: row.mcodes?.length ?? 0,
    },
  }
}

export const promotionHandlers = { promotionList, promotionParts } satisfies CallHandlers<
  CatalogueRequestContext,
  keyof typeof promotionCalls
>
