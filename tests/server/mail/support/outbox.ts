import { vi } from 'vitest'
import type { Db } from '#server/db/open.ts'
import { createBackgroundTasks } from '#server/kernel/background-tasks.ts'
import { enqueueMail, MAIL_VALIDITY_MS } from '#server/mail/outbox.ts'
import type { Mail, Mailer } from '#server/mail/port.ts'
import { createMailSender } from '#server/mail/sender.ts'

/** Waits until this holds, also on a busy machine. */
export const until = (holds: () => void | Promise<void>): Promise<void> => vi.waitFor(holds, { timeout: 20_000 })

/** A mailer that has a mail in hand until a test says what became of it, or until it is broken off. */
export function heldMailer() {
  const held: { mail: Mail; taken: () => void; failed: (cause: Error) => void; textBegins: () => void }[] = []
  const mailer: Mailer = {
    send: (mail, signal, textBegins) =>
      new Promise((taken, failed) => {
        signal.addEventListener('abort', () => failed(signal.reason))
        held.push({ mail, taken, failed, textBegins })
      }),
  }
  return { held, mailer }
}

/** An outbox, and processes that send from it. Their clock stands still unless a test moves it. */
export function outboxOf(db: Db) {
  const clock = { time: Date.parse('2026-11-21T08:00:00Z'), now: () => clock.time }

  /** A process with a sender of its own. What it says is what an operator reads. */
  function process(mailer: Mailer, more: { db?: Db; maxSendMs?: number } = {}) {
    const said: string[] = []
    const report = (what: string, cause: unknown) => void said.push(`${what}: ${cause instanceof Error ? cause.message : cause}`)
    const tasks = createBackgroundTasks(report)
    const sender = createMailSender({ db, clock, mailer, backgroundTasks: tasks, report, ...more })
    const sendAll = async () => {
      sender.wake()
      await tasks.whenIdle()
    }
    return { ...sender, said, idle: tasks.whenIdle, sendAll }
  }
  /** A process whose mails arrive. */
  function working(more: { db?: Db } = {}) {
    const arrived: Mail[] = []
    return { arrived, ...process({ send: async (mail) => void arrived.push(mail) }, more) }
  }
  const write = (to: string, { subject = to, tenantId = 'volt', goodMs = MAIL_VALIDITY_MS } = {}) =>
    enqueueMail(
      db,
      { tenantId, from: { name: 'Volt', address: 'shop@volt.example' }, to, subject, text: 'x', html: 'x' },
      new Date(clock.time),
      new Date(clock.time + goodMs),
    )
  const rows = () => db.selectFrom('mail_outbox').select(['sent_to', 'tries', 'sending_until']).orderBy('id').execute()
  const waiting = async () => (await rows()).map(({ sent_to }) => sent_to)
  return { clock, process, working, write, rows, waiting }
}
