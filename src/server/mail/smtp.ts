import { setTimeout as wait } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import { type Mailer, MailRefused } from './port.ts'

/** Waits between tries. A mail server that is restarted is back within a minute; the person who waits for a code is gone after that. */
const RETRY_AFTER_MS = [2_000, 15_000]
const CONNECT_TIMEOUT_MS = 10_000

export interface SmtpOptions {
  /** Tests shorten it. */
  retryAfterMs?: readonly number[]
}

/** Sends over SMTP. `url` is `smtp://user:password@host:port` or `smtps://…`. A refusal for good (5xx) is not tried again. */
export function smtpMailer(url: string, { retryAfterMs = RETRY_AFTER_MS }: SmtpOptions = {}): Mailer & { close: () => void } {
  const transport = createTransport({ url, connectionTimeout: CONNECT_TIMEOUT_MS, greetingTimeout: CONNECT_TIMEOUT_MS })
  return {
    close: () => transport.close(),
    send: async ({ from, to, subject, text, html }) => {
      for (const pause of [...retryAfterMs, null]) {
        try {
          // An address object, never a line of text: nothing in it can become a second recipient.
          await transport.sendMail({
            from,
            to: { name: '', address: to },
            subject,
            text,
            html,
            headers: { 'Auto-Submitted': 'auto-generated' },
          })
          return
        } catch (cause) {
          const say = `The mail server did not take the mail: ${reasonOf(cause)}`
          if (isForGood(cause)) throw new MailRefused(say)
          if (pause === null) throw new Error(say)
          await wait(pause, undefined, { ref: false })
        }
      }
    },
  }
}

const isForGood = (cause: unknown) =>
  typeof cause === 'object' &&
  cause !== null &&
  'responseCode' in cause &&
  typeof cause.responseCode === 'number' &&
  cause.responseCode >= 500

/** Only the kind of failure: the server's own words repeat the recipient, and sometimes the credentials. */
const reasonOf = (cause: unknown) => {
  if (typeof cause !== 'object' || cause === null) return 'unknown'
  const code = 'code' in cause ? String(cause.code) : 'unknown'
  return 'responseCode' in cause && cause.responseCode !== undefined ? `${code} ${String(cause.responseCode)}` : code
}
