import type { Db } from '#server/db/open.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Mailer } from './port.ts'

export interface StoredMail {
  id: string
  to: string
  subject: string
  text: string
  sentAt: Date
}

const MAX_LISTED_MAILS = 50

/** Stores mails instead of sending them, for a shop without a mail server. /dev/mail shows the stored mails. */
export const createDatabaseMailer = (db: Db, clock: Clock): Mailer => ({
  send: async ({ id, tenantId, to, subject, text, html }, _signal, textBegins) => {
    textBegins()
    await db
      .insertInto('kept_mail')
      .values({
        mail_id: id,
        tenant_id: tenantId,
        sent_to: to,
        sent_to_key: to.toLowerCase(),
        subject,
        text_part: text,
        html_part: html,
        sent_at: new Date(clock.now()),
      })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'mail_id']).doNothing())
      .execute()
  },
})

/** Returns the latest stored mails of a tenant, newest first. */
export async function readStoredMails(db: Db, tenantId: string): Promise<StoredMail[]> {
  const rows = await db
    .selectFrom('kept_mail')
    .select(['id', 'sent_to', 'subject', 'text_part', 'sent_at'])
    .where('tenant_id', '=', tenantId)
    .orderBy('id', 'desc')
    .limit(MAX_LISTED_MAILS)
    .execute()
  return rows.map((row) => ({ id: row.id, to: row.sent_to, subject: row.subject, text: row.text_part, sentAt: row.sent_at }))
}
