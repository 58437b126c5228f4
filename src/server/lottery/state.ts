import type { CallResultOf } from '#contract/calls.ts'
import { seedHashOf } from '#contract/lottery/draw-of.ts'
import type { RequestContext } from '#server/kernel/ask.ts'
import { translateText } from '#server/kernel/words.ts'
import { readPointBalance } from '#server/rewards/ledger.ts'
import { countDraws, drawSeedOf, type LotteryRecord, lotteryNow, lotteryViewOf, readPrizes } from './lotteries.ts'

/** Returns the current lottery, and what the signed-in customer may do. Writes nothing. */
export async function lotteryState(ask: RequestContext): Promise<CallResultOf<'lotteryState'>> {
  const { runs, coming } = await lotteryNow(ask)
  return {
    lottery: runs && lotteryViewOf(runs, await readPrizes(ask, runs.id), ask.locale),
    coming: coming && { name: translateText(ask.locale, coming.name), from: coming.starts_at.toISOString() },
    mine: await readCustomerLotteryState(ask, runs),
  }
}

async function readCustomerLotteryState(ask: RequestContext, lottery: LotteryRecord | null): Promise<CallResultOf<'lotteryState'>['mine']> {
  const session = await ask.session()
  if (!session) return null
  const { balance } = await readPointBalance(ask, session.accountId)
  if (!lottery) return { hash: '', balance, left: 0 }
  const { all, today } = await countDraws(ask, session.accountId, lottery.id)
  return { hash: await seedHashOf(drawSeedOf(lottery, session.accountId, all + 1)), balance, left: Math.max(0, lottery.daily_most - today) }
}
