import { createTransport } from 'nodemailer'
import * as v from 'valibot'
import { type Mailer, MailRefused } from './port.ts'

/**
 * Timeouts for a silent mail server. The sender limits the total time (mail/sender.ts). These detect a missing server earlier. The longest
 * one is after the text: servers scan for viruses then, and giving up could send the mail twice.
 */
const TIMEOUTS = { dnsTimeout: 10_000, connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000, socketCloseTimeout: 1000 }

export interface SmtpOptions {
  /** Shortened in tests. */
  timeouts?: Partial<typeof TIMEOUTS>
  /** Called with the server's own message when it refuses. It may contain addresses and credentials, so it must not be logged. */
  refused?: (words: string) => void
}

/** Sends by SMTP. `url` is `smtp://user:password@host:port` or `smtps://…`. */
export function smtpMailer(url: string, { timeouts, refused }: SmtpOptions = {}): Mailer {
  return {
    send: async ({ id, from, to, subject, text, html, replyTo, unsubscribe, attachments = [] }, signal, textBegins) => {
      // One transport and connection per mail, so that log entries can be assigned to the mail.
      const transport = createTransport({ url, ...TIMEOUTS, ...timeouts, transactionLog: true, logger: untilText(textBegins) })
      try {
        await transport.sendMail({
          from,
          // An address object, so that its text cannot add a second recipient.
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

/** nodemailer shows only in its log that the server is ready for the text. Several commands may be pending. Their replies come in order. */
function untilText(textBegins: () => void) {
  const asked: unknown[] = []
  return {
    debug: ({ tnx }: { tnx?: unknown }, line: unknown) => {
      if (tnx === 'client') asked.push(line)
      else if (tnx === 'server' && asked.shift() === 'DATA' && /^[23]/.test(String(line))) textBegins()
    },
  }
}

/** The details of an error, as far as nodemailer knows them: type, reply code, reply text and command. */
const Failure = v.object({
  code: v.fallback(v.string(), 'unknown'),
  responseCode: v.fallback(v.nullable(v.number()), null),
  response: v.fallback(v.string(), ''),
  command: v.fallback(v.string(), ''),
})
const failureOf = (cause: unknown) =>
  v.parse(v.fallback(Failure, { code: 'unknown', responseCode: null, response: '', command: '' }), cause)

/** Reply codes about the mailbox, for replies without an enhanced code. */
const ABOUT_THE_MAILBOX = [550, 551, 553]
/** RFC 3463 codes for the recipient's address (5.1.7 and 5.1.8 are for the sender), and for a disabled mailbox. */
const NO_SUCH_MAILBOX = /^5\.(?:1\.(?:[0-6]|9|10)|2\.1)$/

/**
 * Whether an error is about the recipient's mailbox. Other refusals may have a cause that the operator can fix: a password, a sender
 * address, a relay. No mail may be lost meanwhile.
 */
function isForGood(cause: unknown): boolean {
  const { responseCode, response, command } = failureOf(cause)
  if (responseCode === null || responseCode < 500 || !['RCPT TO', 'DATA'].includes(command)) return false
  const exact = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
  if (exact !== undefined) return NO_SUCH_MAILBOX.test(exact)
  return command === 'RCPT TO' && ABOUT_THE_MAILBOX.includes(responseCode) && !/relay/i.test(response)
}

/** Only the type of an error, because the server's message may contain the recipient and credentials. */
function reasonOf(cause: unknown): string {
  const { code, responseCode } = failureOf(cause)
  return responseCode === null ? code : `${code} ${responseCode}`
}
