import { type BackgroundTasks, endedWithin, type RepeatedJob } from './kernel/background-tasks.ts'
import type { MailSender } from './mail/sender.ts'
import type { OrderBackgroundWork } from './orders/events/background-work.ts'

/**
 * What is due is looked for so often, beside what is begun at once after a change: what waits for its next try, what another process left.
 */
const MAILS_EVERY_MS = 15_000
const AFTERMATH_EVERY_MS = 60_000
/** What an import left whose process was killed is ended so soon. */
const IMPORTS_EVERY_MS = 60_000
const TIDYING_EVERY_MS = 60_000
/** So soon whoever waits for a part is told that it is back. */
const STOCK_EVERY_MS = 30_000
/** Packs are made once a day; here it is looked whether that day is over. */
const PACKS_EVERY_MS = 60 * 60_000

/** The share of the time at the end that what writes mails has before no more of them are begun. */
const WRITING_SHARE = 0.25

/** What a process does beside answering requests. */
export interface Background {
  /** Begins nothing more, waits so long for what is under way, and gives back the rest, for another process or the next start. */
  stop: (mostMs: number) => Promise<void>
}

/** Sends mails and refunds, tells of orders and of parts that are back, and makes packs of the catalogue: at once what the last process left, then whatever becomes due. */
export function runBackground(
  { mails, backgroundTasks }: { mails: MailSender; backgroundTasks: BackgroundTasks },
  aftermath: OrderBackgroundWork,
  { packs, stock, imports, tidying }: { packs?: RepeatedJob; stock?: RepeatedJob; imports?: RepeatedJob; tidying?: RepeatedJob } = {},
): Background {
  const timers = [setInterval(mails.wake, MAILS_EVERY_MS), setInterval(aftermath.begin, AFTERMATH_EVERY_MS)]
  if (packs) timers.push(setInterval(packs.begin, PACKS_EVERY_MS))
  if (stock) timers.push(setInterval(stock.begin, STOCK_EVERY_MS))
  if (imports) timers.push(setInterval(imports.begin, IMPORTS_EVERY_MS))
  if (tidying) timers.push(setInterval(tidying.begin, TIDYING_EVERY_MS))
  imports?.begin()
  stock?.begin()
  packs?.begin()
  mails.wake()
  aftermath.begin()
  return {
    stop: async (mostMs) => {
      for (const timer of timers) clearInterval(timer)
      // Both write mails, which the sender is to send while it still does. A share only: a mail that a server looks at for long is work,
      // too, and comes twice if it is broken off.
      const begunAt = performance.now()
      await Promise.all([
        packs?.stop(mostMs * WRITING_SHARE),
        stock?.stop(mostMs * WRITING_SHARE),
        imports?.stop(mostMs * WRITING_SHARE),
        tidying?.stop(mostMs * WRITING_SHARE),
        aftermath.stop(mostMs * WRITING_SHARE),
        endedWithin(backgroundTasks, mostMs * WRITING_SHARE),
      ])
      await mails.stop(mostMs - (performance.now() - begunAt))
    },
  }
}
