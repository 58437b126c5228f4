/** A file attached to a mail. `type`: its media type. */
export interface Attachment {
  name: string
  type: string
  content: Buffer
}

/** A mail ready to be sent, with the same content as plain text and as HTML. */
export interface Mail {
  /** The mail's id. It is the same for every attempt to send the mail, so that a recipient's program can recognise duplicates. */
  id: string
  tenantId: string
  from: { name: string; address: string }
  to: string
  subject: string
  text: string
  html: string
  /** The Reply-To address of the mail. Default: the sender. */
  replyTo?: string
  /** The one-click unsubscribe URL of the mail (RFC 8058). */
  unsubscribe?: string
  attachments?: readonly Attachment[]
}

/** Thrown if a mail can never be delivered, so that trying again is useless. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError'
}

/**
 * Sends a mail, with one attempt. Rejects if the mail could not be sent, and with `MailRefusedError` if it never can be. Stops soon after the
 * abort signal. Calls `textBegins` before sending the mail's text. From that moment the mail may have arrived, whatever the result is.
 */
export interface Mailer {
  send: (mail: Mail, signal: AbortSignal, textBegins: () => void) => Promise<void>
}
