import type { Generated } from 'kysely'

/** A mail that is waiting to be sent or is being sent. */
export interface MailOutboxTable {
  id: Generated<string>
  tenant_id: string
  from_name: string
  from_address: string
  sent_to: string
  /** The normalized address, as `email_key` of the account. */
  sent_to_key: string
  subject: string
  text_part: string
  html_part: string
  made_at: Date
  /** After this time the mail is useless and is deleted. */
  good_until: Date
  /** The number of failed attempts. */
  tries: Generated<number>
  next_try: Date
  /** Lease: until this time one process is sending the mail. Null when no process is. */
  sending_until: Date | null
  /** The Reply-To address. Null for the sender's address. */
  reply_to: string | null
  /** The one-click unsubscribe URL (List-Unsubscribe). Null for mails that need none. */
  list_unsubscribe: string | null
}

/** A file attached to a mail. `place`: position from 0. `type`: media type. */
export interface MailAttachmentTable {
  tenant_id: string
  mail_id: string
  place: number
  name: string
  type: string
  content: Buffer
}

export type MailTables = {
  mail_outbox: MailOutboxTable
  mail_attachment: MailAttachmentTable
}
