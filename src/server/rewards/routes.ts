import type { ParsedOf, ResultOf } from '#contract/calls.ts'
import { pageResult } from '#contract/kernel/paging.ts'
import { dollarsOf } from '#contract/kernel/primitives.ts'
import { endingSoon, ledgerTime, pointsOf, tierOf } from '#contract/rewards/points.ts'
import { POINT_WORTH_CENTS } from '#contract/rewards/points-rules.ts'
import type { rewardCalls } from '#contract/rewards/reward-calls.ts'
import { type Ask, type Handlers, sessionOfCustomer } from '#server/kernel/ask.ts'
import { idOf } from '#server/kernel/ids.ts'
import { translateText } from '#server/kernel/words.ts'
import { entriesOf, entryOf } from './ledger.ts'

async function rewardState(ask: Ask): Promise<ResultOf<'rewardState'>> {
  const { accountId } = await sessionOfCustomer(ask)
  const entries = (await entriesOf(ask, accountId)).map(entryOf)
  const now = ledgerTime(entries, ask.clock.now())
  const points = pointsOf(entries, now)
  return {
    balance: points.balance,
    worth: dollarsOf(points.balance * POINT_WORTH_CENTS),
    ...tierOf(entries, now),
    ending: endingSoon(points, now).map(({ points: some, expiresMs }) => ({ points: some, at: new Date(expiresMs).toISOString() })),
    owed: points.owed,
  }
}

async function rewardLedger(ask: Ask, { pageNo, pageSize }: ParsedOf<'rewardLedger'>): Promise<ResultOf<'rewardLedger'>> {
  const { accountId } = await sessionOfCustomer(ask)
  const records = await entriesOf(ask, accountId)
  const { lines } = pointsOf(records.map(entryOf), ask.clock.now())
  const shown = lines.toReversed().slice((pageNo - 1) * pageSize, pageNo * pageSize)
  const rows = shown.flatMap(({ at, kind, amount, atMs, balance }) => {
    const record = records[at]
    if (!record) return []
    const { id, about_kind, about_id, about_name, note, expires_at } = record
    return {
      id: kind === 'expired' ? `${id}-ended` : String(id),
      kind,
      points: amount,
      at: new Date(atMs).toISOString(),
      balance,
      about: { kind: about_kind, id: about_kind === 'order' ? idOf(about_id) : about_id, name: translateText(ask.locale, about_name) },
      note: translateText(ask.locale, note),
      endsAt: kind === 'expired' ? '' : (expires_at?.toISOString() ?? ''),
    }
  })
  return pageResult(rows, lines.length, pageNo, pageSize)
}

export const rewardHandlers = { rewardState, rewardLedger } satisfies Handlers<Ask, keyof typeof rewardCalls>
