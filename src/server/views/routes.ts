import type { ParsedOf, ResultOf } from '#contract/calls.ts'
import { mcodeOf } from '#contract/kernel/primitives.ts'
import { DAY_MS, VIEW_HISTORY_DAYS, VIEWS_ASKED } from '#contract/limits.ts'
import type { viewCalls } from '#contract/views/view-calls.ts'
import type { CatalogueAsk } from '#server/catalogue/ask.ts'
import { cardOf, cardRows } from '#server/catalogue/cards.ts'
import { type Ask, type Handlers, sessionOfCustomer } from '#server/kernel/ask.ts'
import { clearedAt, clearUntil, deleteOldestEvents, storeViewEvents, viewRows } from './queries.ts'

/** Lists the parts that the customer viewed on all devices, with their current data. */
async function viewHistoryList(ask: CatalogueAsk, { all }: ParsedOf<'viewHistoryList'>): Promise<ResultOf<'viewHistoryList'>> {
  const { accountId } = await sessionOfCustomer(ask)
  const cleared = await clearedAt(ask, accountId)
  const oldest = ask.clock.now() - VIEW_HISTORY_DAYS * DAY_MS
  const rows = await viewRows(ask, accountId, new Date(Math.max(oldest, cleared?.getTime() ?? 0)))
  const shown = all ? rows : rows.slice(0, VIEWS_ASKED)
  const cards = await cardRows(
    ask,
    shown.map(({ id }) => id),
  )
  const catalogue = await ask.catalogue()
  return {
    views: shown.flatMap(({ id, mcode, at }) => {
      const card = cards.get(id)
      return card === undefined ? [] : [{ mcode: mcodeOf(mcode), viewedAt: at.toISOString(), part: cardOf(catalogue, card) }]
    }),
    total: rows.length,
    clearedAt: cleared?.toISOString() ?? null,
  }
}

/**
 * Returns the device's time of an event, but at most the server's time. Otherwise the views of a device whose clock is fast would survive
 * every clearing until that time.
 */
const atMostNow = ({ clock }: Ask, at: string): Date => new Date(Math.min(clock.now(), Date.parse(at)))

/** Stores the views of a device. Views from before the last clearing of the history are ignored. */
async function viewHistoryAdd(ask: Ask, { views }: ParsedOf<'viewHistoryAdd'>): Promise<ResultOf<'viewHistoryAdd'>> {
  const { accountId } = await sessionOfCustomer(ask)
  const cleared = (await clearedAt(ask, accountId))?.getTime() ?? 0
  const words = views.map(({ mcode, viewedAt }) => ({ mcode, at: atMostNow(ask, viewedAt), gone: false }))
  const later = words.filter(({ at }) => at.getTime() > cleared)
  if (later.length === 0) return {}
  await storeViewEvents(ask, accountId, later)
  await deleteOldestEvents(ask, accountId)
  return {}
}

/** Removes some parts from the view history, or clears the history up to a time. */
async function viewHistoryClear(ask: Ask, { mcodes, at }: ParsedOf<'viewHistoryClear'>): Promise<ResultOf<'viewHistoryClear'>> {
  const { accountId } = await sessionOfCustomer(ask)
  const until = atMostNow(ask, at)
  if (mcodes === undefined) await clearUntil(ask, accountId, until)
  else {
    await storeViewEvents(
      ask,
      accountId,
      mcodes.map((mcode) => ({ mcode, at: until, gone: true })),
    )
    await deleteOldestEvents(ask, accountId)
  }
  return {}
}

export const viewHandlers = { viewHistoryList, viewHistoryAdd, viewHistoryClear } satisfies Handlers<CatalogueAsk, keyof typeof viewCalls>
