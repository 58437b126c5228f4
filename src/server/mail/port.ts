/** One mail, ready to be sent: the same said twice, as plain text and as HTML. */
export interface Mail {
  tenantId: string
  from: { name: string; address: string }
  to: string
  subject: string
  text: string
  html: string
}

/** A mail that will never be taken: to try it again is of no use. */
export class MailRefused extends Error {
  override name = 'MailRefused'
}

/** Whatever takes a mail away. Rejects when it could not be handed over, with `MailRefused` when it never can be. */
export interface Mailer {
  send: (mail: Mail) => Promise<void>
}
