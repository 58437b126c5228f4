import { inTransaction, runAfterCommit } from '#server/db/in-transaction.ts'
import type { ServerContext } from '#server/kernel/context.ts'
import type { Tenant } from '#server/kernel/tenants.ts'
import { letterColoursOf } from './accent-of.ts'
import { type LetterContent, letterHtml, letterText } from './letters/letter.ts'
import { enqueueMail } from './outbox.ts'
import type { Attachment } from './port.ts'
import type { MailSender } from './sender.ts'

/** The services of the server that features which send mails need. */
export interface MailContext extends ServerContext {
  /** The sender of stored mails. There is one per process. */
  mailSender: MailSender
  /** The From address of every mail. Null: the tenant's own address. */
  mailFrom: string | null
}

/**
 * Puts a mail into the outbox in the tenant's name. Any process sends it after the commit. After `goodUntil` the mail is not sent any more.
 * `replyTo` is the Reply-To address. `unsubscribe` is for mails that no order requires.
 */
export async function queueMail(
  { db, clock, tenant, mailSender, mailFrom }: Pick<MailContext, 'db' | 'clock' | 'mailSender' | 'mailFrom'> & { tenant: Tenant },
  to: string,
  letter: LetterContent,
  goodUntil: Date,
  along: { replyTo?: string; unsubscribe?: string; attachments?: readonly Attachment[] } = {},
): Promise<void> {
  const own = tenant.branding['email']
  const address = mailFrom ?? (typeof own === 'string' && own !== '' ? own : 'shop@localhost')
  const mail = {
    tenantId: tenant.id,
    from: { name: tenant.name, address },
    to,
    subject: letter.subject,
    text: letterText(letter, tenant.name),
    html: letterHtml(letter, tenant.name, letterColoursOf(tenant)),
    ...along,
  }
  await inTransaction(db, async (trx) => {
    await enqueueMail(trx, mail, new Date(clock.now()), goodUntil)
    runAfterCommit(trx, mailSender.wake)
  })
}
