import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import { pageResult } from '#contract/kernel/paging.ts'
import { dollarsOf } from '#contract/kernel/primitives.ts'
import { calculatePoints, calculateTier, ledgerTimeMs, pointsEndingSoon } from '#contract/rewards/points.ts'
import { POINT_VALUE_CENTS } from '#contract/rewards/points-rules.ts'
import type { rewardCalls } from '#contract/rewards/reward-calls.ts'
import { type CallHandlers, type RequestContext, requireSession } from '#server/kernel/ask.ts'
import { parseStoredId } from '#server/kernel/ids.ts'
import { translateText } from '#server/kernel/words.ts'
import { pointEntryOf, readPointEntries } from './ledger.ts'

async function rewardState(ask: RequestContext): Promise<CallResultOf<'rewardState'>> {
  const { accountId } = await requireSession(ask)
  const entries = (await readPointEntries(ask, accountId)).map(pointEntryOf)
  const now = ledgerTimeMs(entries, ask.clock.now())
  const points = calculatePoints(entries, now)
  return {
    balance: points.balance,
    worth: dollarsOf(points.balance * POINT_VALUE_CENTS),
    ...calculateTier(entries, now),
    ending: pointsEndingSoon(points, now).map(({ points: some, expiresMs }) => ({ points: some, at: new Date(expiresMs).toISOString() })),
    owed: points.owedPoints,
  }
}

async function rewardLedger(
  ask: RequestContext,
  { pageNo, pageSize }: ParsedInputOf<'rewardLedger'>,
): Promise<CallResultOf<'rewardLedger'>> {
  const { accountId } = await requireSession(ask)
  const records = await readPointEntries(ask, accountId)
  const { lines } = calculatePoints(records.map(pointEntryOf), ask.clock.now())
  const shown = lines.toReversed().slice((pageNo - 1) * pageSize, pageNo * pageSize)
  const rows = shown.flatMap(({ entryIndex, kind, amount, atMs, balance }) => {
    const record = records[entryIndex]
    if (!record) return []
    const { id, about_kind, about_id, about_name, note, expires_at } = record
    return {
      id: kind === 'expired' ? `${id}-ended` : String(id),
      kind,
      points: amount,
      at: new Date(atMs).toISOString(),
      balance,
      about: {
        kind: about_kind,
        id: about_kind === 'order' ? parseStoredId(about_id) : about_id,
        name: translateText(ask.locale, about_name),
      },
      note: translateText(ask.locale, note),
      endsAt: kind === 'expired' ? '' : (expires_at?.toISOString() ?? ''),
    }
  })
  return pageResult(rows, lines.length, pageNo, pageSize)
}

export const rewardHandlers = { rewardState, rewardLedger } satisfies CallHandlers<RequestContext, keyof typeof rewardCalls>
