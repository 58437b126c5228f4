import type { ResultOf } from '#contract/calls.ts'
import { seedHashOf } from '#contract/lottery/draw-of.ts'
import type { Ask } from '#server/kernel/ask.ts'
import { translateText } from '#server/kernel/words.ts'
import { balanceOf } from '#server/rewards/ledger.ts'
import { countDraws, type LotteryRecord, lotteryNow, lotteryShown, prizesOf, seedOf } from './lotteries.ts'

/** Returns the current lottery, and what the signed-in customer may do. Writes nothing. */
export async function lotteryState(ask: Ask): Promise<ResultOf<'lotteryState'>> {
  const { runs, coming } = await lotteryNow(ask)
  return {
    lottery: runs && lotteryShown(runs, await prizesOf(ask, runs.id), ask.locale),
    coming: coming && { name: translateText(ask.locale, coming.name), from: coming.starts_at.toISOString() },
    mine: await memberState(ask, runs),
  }
}

async function memberState(ask: Ask, lottery: LotteryRecord | null): Promise<ResultOf<'lotteryState'>['mine']> {
  const session = await ask.session()
  if (!session) return null
  const { balance } = await balanceOf(ask, session.accountId)
  if (!lottery) return { hash: '', balance, left: 0 }
  const { all, today } = await countDraws(ask, session.accountId, lottery.id)
  return { hash: await seedHashOf(seedOf(lottery, session.accountId, all + 1)), balance, left: Math.max(0, lottery.daily_most - today) }
}
