import { type Selectable, sql } from 'kysely'
import { DAY_MS } from '#contract/limits.ts'
import type { Db } from '#server/db/open.ts'
import type { Mail } from './port.ts'
import type { MailOutboxTable } from './tables.ts'

/** How long a mail may wait to be sent if nobody waits for it. A mail that arrives days late confuses its reader. */
export const MAIL_VALIDITY_MS = 3 * DAY_MS

/** A mail that this process has reserved for sending until a given time. */
export interface ClaimedMail {
  /** The id of the mail's row within the tenant. */
  rowId: string
  mail: Mail
  /** The number of earlier attempts to send the mail. */
  tries: number
  reservedUntil: Date
}

/** Stores a mail in the outbox. If there is a transaction around this call, the mail is sent after its commit. */
export async function enqueueMail(db: Db, mail: Omit<Mail, 'id'>, now: Date, goodUntil: Date): Promise<void> {
  const { id } = await db
    .insertInto('mail_outbox')
    .values({
      tenant_id: mail.tenantId,
      from_name: mail.from.name,
      from_address: mail.from.address,
      sent_to: mail.to,
      sent_to_key: mail.to.toLowerCase(),
      subject: mail.subject,
      text_part: mail.text,
      html_part: mail.html,
      made_at: now,
      good_until: goodUntil,
      next_try: now,
      sending_until: null,
      reply_to: mail.replyTo ?? null,
      list_unsubscribe: mail.unsubscribe ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { attachments = [] } = mail
  if (attachments.length === 0) return
  await db
    .insertInto('mail_attachment')
    .values(attachments.map((file, place) => ({ ...file, tenant_id: mail.tenantId, mail_id: id, place })))
    .execute()
}

/**
 * Reserves the next due mail for this process until a given time. Mails with the earliest expiry come first, so a code is sent before order
 * news. Mails to one mailbox are sent in order, so a later mail waits while an earlier one is due or being sent. Mails that were postponed
 * after a failure do not make others wait.
 */
export async function claimDueMail(db: Db, now: Date, until: Date): Promise<ClaimedMail | undefined> {
  const { rows } = await sql<Selectable<MailOutboxTable>>`
    update mail_outbox set sending_until = ${until}::timestamptz
    where (tenant_id, id) = (
      select tenant_id, id from mail_outbox as mail
      where good_until > ${now}::timestamptz and next_try <= ${now}::timestamptz
        and (sending_until is null or sending_until <= ${now}::timestamptz)
        and not exists (
          select from mail_outbox as earlier
          where earlier.tenant_id = mail.tenant_id and earlier.sent_to_key = mail.sent_to_key and earlier.id < mail.id
            and earlier.good_until <= mail.good_until and earlier.good_until > ${now}::timestamptz and earlier.next_try <= ${now}::timestamptz)
      order by good_until, id limit 1 for update skip locked)
    returning *`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const from = { name: row.from_name, address: row.from_address }
  // The time is part of the id, because the row's number alone would repeat in a new database of the same shop.
  const id = `${row.tenant_id}.${row.id}.${row.made_at.getTime()}`
  const attachments = await db
    .selectFrom('mail_attachment')
    .select(['name', 'type', 'content'])
    .where('tenant_id', '=', row.tenant_id)
    .where('mail_id', '=', row.id)
    .orderBy('place')
    .execute()
  const replyTo = row.reply_to === null ? {} : { replyTo: row.reply_to }
  const unsubscribe = row.list_unsubscribe === null ? {} : { unsubscribe: row.list_unsubscribe }
  const said = { subject: row.subject, text: row.text_part, html: row.html_part }
  const mail = {
    id,
    tenantId: row.tenant_id,
    from,
    to: row.sent_to,
    ...said,
    ...replyTo,
    ...unsubscribe,
    ...(attachments.length > 0 && { attachments }),
  }
  return { mail, rowId: row.id, tries: row.tries, reservedUntil: until }
}

/**
 * Deletes a mail that was sent or never can be sent. The reservation of the mail is not checked, because a sent mail must not be sent
 * again.
 */
export async function deleteClaimedMail(db: Db, { mail, rowId }: ClaimedMail): Promise<void> {
  await db.deleteFrom('mail_outbox').where('tenant_id', '=', mail.tenantId).where('id', '=', rowId).execute()
}

/** Postpones a mail that could not be sent, if this process still has it reserved. */
export async function scheduleMailRetry(db: Db, { mail, rowId, tries, reservedUntil }: ClaimedMail, nextTry: Date): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ tries: tries + 1, next_try: nextTry, sending_until: null })
    .where('tenant_id', '=', mail.tenantId)
    .where('id', '=', rowId)
    .where('sending_until', '=', reservedUntil)
    .execute()
}

/** Releases a reserved mail that was not sent. Another process may take the mail at once. */
export async function releaseClaimedMail(db: Db, { mail, rowId, reservedUntil }: ClaimedMail): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ sending_until: null })
    .where('tenant_id', '=', mail.tenantId)
    .where('id', '=', rowId)
    .where('sending_until', '=', reservedUntil)
    .execute()
}

/** Deletes expired mails that no process is sending. Returns their number. */
export async function deleteExpiredMails(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('mail_outbox')
    .where('good_until', '<=', now)
    .where((of) => of.or([of('sending_until', 'is', null), of('sending_until', '<=', now)]))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
