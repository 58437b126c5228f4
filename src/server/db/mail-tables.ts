import type { Generated } from 'kysely'

/** A mail that waits to be sent, or is being sent. */
export interface MailOutboxTable {
  id: Generated<string>
  tenant_id: string
  from_name: string
  from_address: string
  sent_to: string
  /** As email_key of the account has it. */
  sent_to_key: string
  subject: string
  text_part: string
  html_part: string
  made_at: Date
  /** After this it is of use to nobody: it is dropped. */
  good_until: Date
  /** How often it could not be handed over. */
  tries: Generated<number>
  next_try: Date
  /** Until when it is one process's to send; null: nobody's. */
  sending_until: Date | null
  /** Whom an answer goes to; null: the sender. */
  reply_to: string | null
  /** Where a mail program ends such mails with one press; null: it is no mail of that kind. */
  list_unsubscribe: string | null
}

/** A file that goes with a mail; `place`: from 0, `type`: its media type. */
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
