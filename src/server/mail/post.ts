import { afterCommit, inTransaction } from '#server/db/in-transaction.ts'
import type { ServerContext } from '#server/kernel/context.ts'
import type { Tenant } from '#server/kernel/tenants.ts'
import { coloursOf } from './accent-of.ts'
import { htmlOf, type Letter, textOf } from './letters/letter.ts'
import { writeMail } from './outbox.ts'
import type { Attachment } from './port.ts'
import type { MailSender } from './sender.ts'

/** What a feature that writes letters needs of the server. */
export interface MailContext extends ServerContext {
  /** What sends the mails that are written down. One for the whole process. */
  mails: MailSender
  /** Sender of every mail; null takes the tenant's own address. */
  mailFrom: string | null
}

/**
 * Puts a letter into the outbox, in the tenant's name: it is sent once this is committed, by this process or another. After `goodUntil` it
 * is of use to nobody and is not sent any more. An answer goes to `replyTo`, without one to the sender. `unsubscribe` ends
 * such mails, for those that nobody needs for an order.
 */
export async function post(
  { db, clock, tenant, mails, mailFrom }: Pick<MailContext, 'db' | 'clock' | 'mails' | 'mailFrom'> & { tenant: Tenant },
  to: string,
  letter: Letter,
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
    text: textOf(letter, tenant.name),
    html: htmlOf(letter, tenant.name, coloursOf(tenant)),
    ...along,
  }
  await inTransaction(db, async (trx) => {
    await writeMail(trx, mail, new Date(clock.now()), goodUntil)
    afterCommit(trx, mails.wake)
  })
}
