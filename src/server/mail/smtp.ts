import { createTransport } from 'nodemailer'
import { type Mailer, MailRefused } from './port.ts'

/**
 * How long a mail server may be silent. Whoever sends sets the end of the whole (mail/sender.ts); these tell earlier that nobody is there. Silence after the text of a mail is
 * the longest: there a server looks for viruses, and to give up means that it may come twice.
 */
const TIMEOUTS = { dnsTimeout: 10_000, connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000, socketCloseTimeout: 1000 }

export interface SmtpOptions {
  /** Tests shorten them. */
  timeouts?: Partial<typeof TIMEOUTS>
}

/** Sends over SMTP. `url` is `smtp://user:password@host:port` or `smtps://…`. */
export function smtpMailer(url: string, { timeouts }: SmtpOptions = {}): Mailer & { close: () => void } {
  const transport = createTransport({ url, ...TIMEOUTS, ...timeouts })
  return {
    close: () => transport.close(),
    send: async ({ id, from, to, subject, text, html }, signal) => {
      try {
        await transport.sendMail({
          from,
          // An address object, never a line of text: nothing in it can become a second recipient.
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: `<${id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal,
        })
      } catch (cause) {
        if (signal.aborted) throw signal.reason
        const say = `The mail server did not take the mail: ${reasonOf(cause)}`
        throw isForGood(cause) ? new MailRefused(say) : new Error(say)
      }
    },
  }
}

const codeOf = (cause: unknown) => (typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : 'unknown')
const replyOf = (cause: unknown) =>
  typeof cause === 'object' && cause !== null && 'responseCode' in cause && typeof cause.responseCode === 'number'
    ? cause.responseCode
    : null

/** What is said of the mail itself or its recipient. A server that does not let the shop in (its password, 530: it wants one) says nothing of any mail. */
const ABOUT_THE_MAIL = ['EENVELOPE', 'EMESSAGE']
const WANTS_PASSWORD = 530

function isForGood(cause: unknown): boolean {
  const reply = replyOf(cause)
  return reply !== null && reply >= 500 && reply !== WANTS_PASSWORD && ABOUT_THE_MAIL.includes(codeOf(cause))
}

/** Only the kind of failure: the server's own words repeat the recipient, and sometimes the credentials. */
const reasonOf = (cause: unknown) => [codeOf(cause), replyOf(cause)].filter((part) => part !== null).join(' ')
