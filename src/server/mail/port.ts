/** A file attached to a mail. `type`: its media type. */
export interface Attachment {
  name: string
  type: string
  content: Buffer
}

/** A mail ready to be sent, with the same content as plain text and as HTML. */
export interface Mail {
  /** The same id for every attempt, so that a recipient can recognise duplicates. */
  id: string
  tenantId: string
  from: { name: string; address: string }
  to: string
  subject: string
  text: string
  html: string
  /** The Reply-To address. Default: the sender. */
  replyTo?: string
  /** The one-click unsubscribe URL (RFC 8058). */
  unsubscribe?: string
  attachments?: readonly Attachment[]
}

/** The error for a mail that can never be delivered, so retries are useless. */
export class MailRefused extends Error {
  override name = 'MailRefused'
}

/**
 * Sends a mail, with one attempt. Rejects when it could not be sent, with `MailRefused` when it never can be. Stops soon after the abort
 * signal. Calls `textBegins` before sending the text. From then on the mail may have arrived, whatever the result is.
 */
export interface Mailer {
  send: (mail: Mail, signal: AbortSignal, textBegins: () => void) => Promise<void>
}
