import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import { mcodeOf } from '#contract/kernel/primitives.ts'
import { DAY_MS, RECENT_VIEWS_SHOWN, VIEW_HISTORY_DAYS } from '#contract/limits.ts'
import type { viewCalls } from '#contract/views/view-calls.ts'
import type { CatalogueRequestContext } from '#server/catalogue/ask.ts'
import { cardOfRow, cardRows } from '#server/catalogue/cards.ts'
import { type CallHandlers, type RequestContext, requireSession } from '#server/kernel/ask.ts'
import { clearViewsUntil, deleteOldestViewEvents, readHistoryClearedAt, readPartViewRows, storePartViewEvents } from './queries.ts'

/** Lists the parts that the customer viewed on all devices, with their current data. */
async function viewHistoryList(
  ask: CatalogueRequestContext,
  { all }: ParsedInputOf<'viewHistoryList'>,
): Promise<CallResultOf<'viewHistoryList'>> {
  const { accountId } = await requireSession(ask)
  const cleared = await readHistoryClearedAt(ask, accountId)
  const oldest = ask.clock.now() - VIEW_HISTORY_DAYS * DAY_MS
  const rows = await readPartViewRows(ask, accountId, new Date(Math.max(oldest, cleared?.getTime() ?? 0)))
  const shown = all ? rows : rows.slice(0, RECENT_VIEWS_SHOWN)
  const cards = await cardRows(
    ask,
    shown.map(({ id }) => id),
  )
  const catalogue = await ask.catalogue()
  return {
    views: shown.flatMap(({ id, mcode, at }) => {
      const card = cards.get(id)
      return card === undefined ? [] : [{ mcode: mcodeOf(mcode), viewedAt: at.toISOString(), part: cardOfRow(catalogue, card) }]
    }),
    total: rows.length,
    clearedAt: cleared?.toISOString() ?? null,
  }
}

/**
 * Returns the device's time of an event, but at most the server's time. Otherwise the views of a device whose clock is fast would survive
 * every clearing until that time.
 */
const limitToNow = ({ clock }: RequestContext, at: string): Date => new Date(Math.min(clock.now(), Date.parse(at)))

/** Stores the views of a device. Views from before the last clearing of the history are ignored. */
async function viewHistoryAdd(ask: RequestContext, { views }: ParsedInputOf<'viewHistoryAdd'>): Promise<CallResultOf<'viewHistoryAdd'>> {
  const { accountId } = await requireSession(ask)
  const cleared = (await readHistoryClearedAt(ask, accountId))?.getTime() ?? 0
  const words = views.map(({ mcode, viewedAt }) => ({ mcode, at: limitToNow(ask, viewedAt), gone: false }))
  const later = words.filter(({ at }) => at.getTime() > cleared)
  if (later.length === 0) return {}
  await storePartViewEvents(ask, accountId, later)
  await deleteOldestViewEvents(ask, accountId)
  return {}
}

/** Removes some parts from the view history, or clears the history up to a time. */
async function viewHistoryClear(
  ask: RequestContext,
  { mcodes, at }: ParsedInputOf<'viewHistoryClear'>,
): Promise<CallResultOf<'viewHistoryClear'>> {
  const { accountId } = await requireSession(ask)
  const until = limitToNow(ask, at)
  if (mcodes === undefined) await clearViewsUntil(ask, accountId, until)
  else {
    await storePartViewEvents(
      ask,
      accountId,
      mcodes.map((mcode) => ({ mcode, at: until, gone: true })),
    )
    await deleteOldestViewEvents(ask, accountId)
  }
  return {}
}

export const viewHandlers = { viewHistoryList, viewHistoryAdd, viewHistoryClear } satisfies CallHandlers<
  CatalogueRequestContext,
  keyof typeof viewCalls
>
