import type { Generated } from 'kysely'

export interface KeptMailTable {
  id: Generated<string>
  /** The mail's unique id (mail/port.ts). Null for mails that were stored before this column existed. */
  mail_id: string | null
  tenant_id: string
  sent_to: string
  sent_to_key: string
  subject: string
  text_part: string
  html_part: string
  sent_at: Date
}

/** A mail of the outbox, which is waiting to be sent or is being sent. */
export interface MailOutboxTable {
  id: Generated<string>
  tenant_id: string
  from_name: string
  from_address: string
  sent_to: string
  /** The normalized address of the recipient, like `email_key` of the account. */
  sent_to_key: string
  subject: string
  text_part: string
  html_part: string
  made_at: Date
  /** The time after which the mail is useless and is deleted. */
  good_until: Date
  /** The number of failed attempts to send the mail. */
  tries: Generated<number>
  next_try: Date
  /** The time until which one process has reserved the mail for sending (a lease). Null if no process is sending it. */
  sending_until: Date | null
  /** The Reply-To address. Null if replies go to the sender's address. */
  reply_to: string | null
  /** The one-click unsubscribe URL of the mail (List-Unsubscribe). Null for mails that need none. */
  list_unsubscribe: string | null
}

/** A file attached to a mail. `place`: its position from 0. `type`: its media type. */
export interface MailAttachmentTable {
  tenant_id: string
  mail_id: string
  place: number
  name: string
  type: string
  content: Buffer
}

declare module '#server/db/tables.ts' {
  interface Tables {
    kept_mail: KeptMailTable
    mail_outbox: MailOutboxTable
    mail_attachment: MailAttachmentTable
  }
}
