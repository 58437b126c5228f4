import type { Db } from '#server/db/open.ts'
import { type BackgroundTasks, waitUntilIdle } from '#server/kernel/background-tasks.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { ReportError } from '#server/kernel/report.ts'
import { type ClaimedMail, claimDueMail, deleteClaimedMail, deleteExpiredMails, releaseClaimedMail, scheduleMailRetry } from './outbox.ts'
import { type Mailer, MailRefusedError } from './port.ts'

/** How many mails are sent at the same time. With several, a mailbox with a slow server does not block the others. */
const PARALLEL_MAILS = 4
/** The maximum time for sending a mail. */
const MAX_SEND_MS = 90_000
/**
 * How long a mail is reserved for a process. It is twice the maximum sending time, so that clocks of processes may differ by as much as
 * that time.
 */
const CLAIM_DURATION_MS = 2 * MAX_SEND_MS
/** The first delay before a failed mail is tried again. The delay doubles with each failure, up to one hour. */
const MIN_RETRY_DELAY_MS = 60_000
const MAX_RETRY_DELAY_MS = 60 * 60_000
/** How often an error of the mail server is reported at most. If the mail server is down, every mail fails in the same way. */
const REPORT_INTERVAL_MS = 60_000
/** How long an aborted mail may take until its sending has ended. */
const ABORT_GRACE_MS = 1000

/** Sends the mails of the outbox. There is one per process. Processes share the outbox, because each reserves the mails that it sends. */
export interface MailSender {
  /** Starts sending due mails soon. Does not wait for the result. */
  wake: () => void
  /**
   * Stops sending. Waits at most `mostMs` milliseconds for mails in progress, aborts the others, and releases mails that were certainly not
   * sent. A mail that was aborted while its text was being sent may have arrived, so it stays reserved until its reservation ends.
   */
  stop: (mostMs: number) => Promise<void>
}

interface MailSenderContext {
  db: Db
  clock: Clock
  mailer: Mailer
  backgroundTasks: BackgroundTasks
  report: ReportError
  /** The maximum time for sending a mail. Tests shorten it. */
  maxSendMs?: number
}

export function createMailSender({ db, clock, mailer, backgroundTasks, report, maxSendMs = MAX_SEND_MS }: MailSenderContext): MailSender {
  const lanes = new Set<Promise<void>>()
  /** The mails that are being sent, with the controllers that abort them. */
  const sending = new Map<ClaimedMail, AbortController>()
  /** The mails whose text is being sent. They may already have arrived. */
  const begun = new Set<ClaimedMail>()
  /**
   * Mails that the mail server has accepted, but that are not deleted from the outbox yet. While the database is unreachable they must not
   * be sent again.
   */
  const taken = new Set<ClaimedMail>()
  let [woken, stopped] = [0, false]
  let lastReport = { why: '', at: 0 }

  const now = () => new Date(clock.now())

  function reportFailureOnce(cause: unknown): void {
    const why = cause instanceof Error ? cause.message : String(cause)
    if (why === lastReport.why && clock.now() < lastReport.at + REPORT_INTERVAL_MS) return
    lastReport = { why, at: clock.now() }
    report('Mails could not be sent now and wait', cause)
  }

  async function deleteAcceptedMails(): Promise<void> {
    for (const mail of taken) {
      await deleteClaimedMail(db, mail)
      taken.delete(mail)
    }
  }

  async function claimNextMail(): Promise<ClaimedMail | undefined> {
    await deleteAcceptedMails()
    if (stopped) return undefined
    const mail = await claimDueMail(db, now(), new Date(clock.now() + CLAIM_DURATION_MS))
    if (!mail || !stopped) return mail
    await releaseClaimedMail(db, mail)
    return undefined
  }

  async function sendClaimedMail(claimed: ClaimedMail): Promise<void> {
    const breakOff = new AbortController()
    const over = setTimeout(() => breakOff.abort(new Error('The mail server has not taken the mail in time.')), maxSendMs)
    sending.set(claimed, breakOff)
    try {
      await mailer.send(claimed.mail, breakOff.signal, () => begun.add(claimed))
      lastReport = { why: '', at: 0 }
      taken.add(claimed)
      await deleteAcceptedMails()
    } catch (cause) {
      if (!taken.has(claimed)) await handleSendFailure(claimed, cause)
      else throw cause
    } finally {
      clearTimeout(over)
      sending.delete(claimed)
      begun.delete(claimed)
    }
  }

  async function releaseUnsentMail(claimed: ClaimedMail): Promise<void> {
    if (!begun.has(claimed)) await releaseClaimedMail(db, claimed)
  }

  async function handleSendFailure(claimed: ClaimedMail, cause: unknown): Promise<void> {
    if (cause instanceof MailRefusedError) {
      report('A mail was refused for good and is not sent', cause)
      return deleteClaimedMail(db, claimed)
    }
    if (stopped) return releaseUnsentMail(claimed)
    reportFailureOnce(cause)
    const wait = Math.min(MAX_RETRY_DELAY_MS, MIN_RETRY_DELAY_MS * 2 ** claimed.tries)
    await scheduleMailRetry(db, claimed, new Date(clock.now() + wait))
  }

  async function sendAllDueMails(): Promise<void> {
    // If the sender was woken while it searched for due mails, it searches once more.
    for (let seen = -1; seen !== woken; ) {
      seen = woken
      for (let mail = await claimNextMail(); mail; mail = await claimNextMail()) {
        // A parallel run of this function is started, because there may be more due mails, which should not wait for this one.
        startParallelSend(sendAllDueMails)
        await sendClaimedMail(mail)
      }
    }
  }

  async function deleteExpiredThenSend(): Promise<void> {
    const dropped = await deleteExpiredMails(db, now())
    if (dropped > 0) report('Mails were dropped', `${dropped} could not be sent for as long as they were of use.`)
    await sendAllDueMails()
  }

  function startParallelSend(work: () => Promise<void>): void {
    if (stopped || lanes.size >= PARALLEL_MAILS) return
    backgroundTasks.run('Mails could not be sent', () => {
      const done = work().finally(() => lanes.delete(done))
      lanes.add(done)
      return done
    })
  }

  return {
    wake: () => {
      woken += 1
      startParallelSend(lanes.size === 0 ? deleteExpiredThenSend : sendAllDueMails)
    },
    stop: async (mostMs) => {
      stopped = true
      const idle = async () => void (await Promise.allSettled(lanes))
      if (!(await waitUntilIdle({ whenIdle: idle }, mostMs))) {
        for (const breakOff of sending.values()) breakOff.abort(new Error('The shop stops.'))
        await waitUntilIdle({ whenIdle: idle }, ABORT_GRACE_MS)
        for (const claimed of sending.keys()) await releaseUnsentMail(claimed)
      }
      await deleteAcceptedMails()
    },
  }
}
