import type { CallResultOf } from '#contract/calls.ts'
import { seedHashOf } from '#contract/lottery/draw-of.ts'
import type { RequestContext } from '#server/kernel/ask.ts'
import { translateText } from '#server/kernel/words.ts'
import { readPointBalance } from '#server/rewards/ledger.ts'
import { countDraws, drawSeedOf, type LotteryRecord, lotteryViewOf, readCurrentLottery, readPrizes } from './lotteries.ts'

/** Returns the current lottery, and what the signed-in customer may do. Writes nothing. */
export async function lotteryState(ask: RequestContext): Promise<CallResultOf<'lotteryState'>> {
  const { running, upcoming } = await readCurrentLottery(ask)
  return {
    lottery: running && lotteryViewOf(running, await readPrizes(ask, running.id), ask.locale),
    coming: upcoming && { name: translateText(ask.locale, upcoming.name), from: upcoming.starts_at.toISOString() },
    mine: await readCustomerLotteryState(ask, running),
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
