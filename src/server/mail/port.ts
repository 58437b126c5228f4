/** One mail, ready to be sent: the same said twice, as plain text and as HTML. */
export interface Mail {
  tenantId: string
  from: { name: string; address: string }
  to: string
  subject: string
  text: string
  html: string
}

/** Whatever takes a mail away. Rejects when it could not be handed over. */
export interface Mailer {
  send: (mail: Mail) => Promise<void>
}
