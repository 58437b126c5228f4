import type { Db } from '#server/db/open.ts'
import { type BackgroundTasks, endedWithin } from '#server/kernel/background-tasks.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Report } from '#server/kernel/report.ts'
import { type ClaimedMail, claimMail, dropStaleMails, forgetMail, postponeMail, releaseMail } from './outbox.ts'
import { type Mailer, MailRefused } from './port.ts'

/** So many mails are handed over at a time: a mailbox that a mail server hangs over holds up itself, not the others. */
const LANES = 4
/** So long one mail may take, whatever the server does meanwhile. */
const MAX_SEND_MS = 90_000
/** For so long a mail is one process's to send. Twice as long as it may take, so that two clocks may differ by as much as that. */
const CLAIM_MS = 2 * MAX_SEND_MS
/** What could not be handed over is tried again after this, then after twice as long each time, at most an hour. */
const MIN_AGAIN_MS = 60_000
const MAX_AGAIN_MS = 60 * 60_000
/** A mail server that is away fails every mail alike: the same is said again after so long only. */
const REPORT_AGAIN_MS = 60_000
/** A mail that is broken off at the end has so long to be over. */
const BREAKING_OFF_MS = 1000

/** Sends what lies in the outbox. One in a process; several processes share the outbox through claims. */
export interface MailSender {
  /** Has what is due sent. Nobody waits for it. */
  wake: () => void
  /**
   * Begins no more, waits so long for what is being sent, breaks off the rest, and gives back what surely was not sent, so that another
   * process sends it at once. What was broken off after its text had begun may have arrived: that stays claimed until the claim runs out.
   * Resolves when all of that is done.
   */
  stop: (mostMs: number) => Promise<void>
}

interface Context {
  db: Db
  clock: Clock
  mailer: Mailer
  backgroundTasks: BackgroundTasks
  report: Report
  /** Tests shorten it. */
  sendMostMs?: number
}

export function mailSender({ db, clock, mailer, backgroundTasks, report, sendMostMs = MAX_SEND_MS }: Context): MailSender {
  const lanes = new Set<Promise<void>>()
  /** What is being sent, and how to break it off. */
  const sending = new Map<ClaimedMail, AbortController>()
  /** Of what is being sent, that whose text has begun to go out. */
  const begun = new Set<ClaimedMail>()
  /** Mails that were taken by the mail server and are not deleted yet: while the database is away they must not be sent again. */
  const taken = new Set<ClaimedMail>()
  let [woken, stopped] = [0, false]
  let lastReport = { why: '', at: 0 }

  const now = () => new Date(clock.now())

  function reportOnce(cause: unknown): void {
    const why = cause instanceof Error ? cause.message : String(cause)
    if (why === lastReport.why && clock.now() < lastReport.at + REPORT_AGAIN_MS) return
    lastReport = { why, at: clock.now() }
    report('Mails could not be sent now and wait', cause)
  }

  async function noteTaken(): Promise<void> {
    for (const mail of taken) {
      await forgetMail(db, mail)
      taken.delete(mail)
    }
  }

  async function next(): Promise<ClaimedMail | undefined> {
    await noteTaken()
    if (stopped) return undefined
    const mail = await claimMail(db, now(), new Date(clock.now() + CLAIM_MS))
    if (!mail || !stopped) return mail
    await releaseMail(db, mail)
    return undefined
  }

  async function send(claimed: ClaimedMail): Promise<void> {
    const breakOff = new AbortController()
    const over = setTimeout(() => breakOff.abort(new Error('The mail server has not taken the mail in time.')), sendMostMs)
    sending.set(claimed, breakOff)
    try {
      await mailer.send(claimed.mail, breakOff.signal, () => begun.add(claimed))
      lastReport = { why: '', at: 0 }
      taken.add(claimed)
      await noteTaken()
    } catch (cause) {
      if (!taken.has(claimed)) await notSent(claimed, cause)
      else throw cause
    } finally {
      clearTimeout(over)
      sending.delete(claimed)
      begun.delete(claimed)
    }
  }

  async function handBackUnsent(claimed: ClaimedMail): Promise<void> {
    if (!begun.has(claimed)) await releaseMail(db, claimed)
  }

  async function notSent(claimed: ClaimedMail, cause: unknown): Promise<void> {
    if (cause instanceof MailRefused) {
      report('A mail was refused for good and is not sent', cause)
      return forgetMail(db, claimed)
    }
    if (stopped) return handBackUnsent(claimed)
    reportOnce(cause)
    const wait = Math.min(MAX_AGAIN_MS, MIN_AGAIN_MS * 2 ** claimed.tries)
    await postponeMail(db, claimed, new Date(clock.now() + wait))
  }

  async function lane(): Promise<void> {
    // Woken once more after it had found nothing, it looks once more.
    for (let seen = -1; seen !== woken; ) {
      seen = woken
      for (let mail = await next(); mail; mail = await next()) {
        // Where there was one there may be another, which is not to wait for this one.
        begin(lane)
        await send(mail)
      }
    }
  }

  async function firstLane(): Promise<void> {
    const dropped = await dropStaleMails(db, now())
    if (dropped > 0) report('Mails were dropped', `${dropped} could not be sent for as long as they were of use.`)
    await lane()
  }

  function begin(work: () => Promise<void>): void {
    if (stopped || lanes.size >= LANES) return
    backgroundTasks.run('Mails could not be sent', () => {
      const done = work().finally(() => lanes.delete(done))
      lanes.add(done)
      return done
    })
  }

  return {
    wake: () => {
      woken += 1
      begin(lanes.size === 0 ? firstLane : lane)
    },
    stop: async (mostMs) => {
      stopped = true
      const idle = async () => void (await Promise.allSettled(lanes))
      if (!(await endedWithin({ idle }, mostMs))) {
        for (const breakOff of sending.values()) breakOff.abort(new Error('The shop stops.'))
        await endedWithin({ idle }, BREAKING_OFF_MS)
        for (const claimed of sending.keys()) await handBackUnsent(claimed)
      }
      await noteTaken()
    },
  }
}
