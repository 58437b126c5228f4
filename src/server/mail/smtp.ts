import { createTransport } from 'nodemailer'
import * as v from 'valibot'
import { type Mailer, MailRefused } from './port.ts'

/**
 * How long a mail server may be silent. Whoever sends sets the end of the whole (mail/sender.ts); these tell earlier that nobody is there.
 * Silence after the text of a mail is the longest: there a server looks for viruses, and to give up means that it may come twice.
 */
const TIMEOUTS = { dnsTimeout: 10_000, connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000, socketCloseTimeout: 1000 }

export interface SmtpOptions {
  /** Tests shorten them. */
  timeouts?: Partial<typeof TIMEOUTS>
  /** Hears the server's own words when it refuses. They repeat addresses and perhaps credentials: for whoever set the server up, and no log. */
  refused?: (words: string) => void
}

/** Sends over SMTP. `url` is `smtp://user:password@host:port` or `smtps://…`. */
export function smtpMailer(url: string, { timeouts, refused }: SmtpOptions = {}): Mailer {
  return {
    send: async ({ id, from, to, subject, text, html, replyTo, unsubscribe, attachments = [] }, signal, textBegins) => {
      // One for each mail, as is its connection: only so is it known of which mail the log tells.
      const transport = createTransport({ url, ...TIMEOUTS, ...timeouts, transactionLog: true, logger: untilText(textBegins) })
      try {
        await transport.sendMail({
          from,
          // An address object, never a line of text: nothing in it can become a second recipient.
          to: { name: '', address: to },
          ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
          attachments: attachments.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
          disableFileAccess: true,
          disableUrlAccess: true,
          subject,
          text,
          html,
          messageId: `<${id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribe !== undefined && {
              'List-Unsubscribe': `<${unsubscribe}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
          signal,
        })
      } catch (cause) {
        if (signal.aborted) throw signal.reason
        refused?.(failureOf(cause).response)
        const sentence = `The mail server did not take the mail: ${reasonOf(cause)}`
        throw isForGood(cause) ? new MailRefused(sentence) : new Error(sentence)
      } finally {
        transport.close()
      }
    },
  }
}

/**
 * nodemailer says nowhere but in its log that the server lets the text come. Several commands may be on their way at once; each has one
 * reply, in their order.
 */
function untilText(textBegins: () => void) {
  const asked: unknown[] = []
  return {
    debug: ({ tnx }: { tnx?: unknown }, line: unknown) => {
      if (tnx === 'client') asked.push(line)
      else if (tnx === 'server' && asked.shift() === 'DATA' && /^[23]/.test(String(line))) textBegins()
    },
  }
}

/**
 * What is known of a failure, where nodemailer knows it: its kind, the number of the server's reply, that reply, and the command that it
 * answered.
 */
const Failure = v.object({
  code: v.fallback(v.string(), 'unknown'),
  responseCode: v.fallback(v.nullable(v.number()), null),
  response: v.fallback(v.string(), ''),
  command: v.fallback(v.string(), ''),
})
const failureOf = (cause: unknown) =>
  v.parse(v.fallback(Failure, { code: 'unknown', responseCode: null, response: '', command: '' }), cause)

/** Replies that speak of the mailbox, where they say nothing more exact. */
const ABOUT_THE_MAILBOX = [550, 551, 553]
/** RFC 3463: the recipient's address (5.1.7 and 5.1.8 are the sender's), and a mailbox that is switched off. */
const NO_SUCH_MAILBOX = /^5\.(?:1\.(?:[0-6]|9|10)|2\.1)$/

/**
 * Only what is said of the recipient's mailbox. Every other refusal may be the shop's own doing, or that of its mail server: a password, a
 * sender that is not allowed, a relay that does not know the shop. The operator can mend that, and no mail is to be lost meanwhile.
 */
function isForGood(cause: unknown): boolean {
  const { responseCode, response, command } = failureOf(cause)
  if (responseCode === null || responseCode < 500 || !['RCPT TO', 'DATA'].includes(command)) return false
  const exact = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
  if (exact !== undefined) return NO_SUCH_MAILBOX.test(exact)
  return command === 'RCPT TO' && ABOUT_THE_MAILBOX.includes(responseCode) && !/relay/i.test(response)
}

/** Only the kind of failure: the server's own words repeat the recipient, and sometimes the credentials. */
function reasonOf(cause: unknown): string {
  const { code, responseCode } = failureOf(cause)
  return responseCode === null ? code : `${code} ${responseCode}`
}
