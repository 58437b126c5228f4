/** A file that goes with a mail; `type`: its media type. */
export interface Attachment {
  name: string
  type: string
  content: Buffer
}

/** One mail, ready to be sent: the same said twice, as plain text and as HTML. */
export interface Mail {
  /** Its name, the same with every try: whoever receives it twice can tell. */
  id: string
  tenantId: string
  from: { name: string; address: string }
  to: string
  subject: string
  text: string
  html: string
  /** Whom an answer goes to; without one, the sender. */
  replyTo?: string
  /** Where a mail program ends such mails with one press (RFC 8058). */
  unsubscribe?: string
  attachments?: readonly Attachment[]
}

/** A mail that will never be taken: to try it again is of no use. */
export class MailRefused extends Error {
  override name = 'MailRefused'
}

/**
 * Whatever takes a mail away. Tries once. Rejects when it could not be handed over, with `MailRefused` when it never can be, and soon after
 * the signal, from which on nothing more of the mail may go out. Calls `textBegins` before anything goes out of which a mail could come:
 * from then on it may have arrived, whatever the mailer says at last.
 */
export interface Mailer {
  send: (mail: Mail, signal: AbortSignal, textBegins: () => void) => Promise<void>
}
