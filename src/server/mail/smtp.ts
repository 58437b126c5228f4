import { createTransport } from 'nodemailer'
import * as v from 'valibot'
import { type Mailer, MailRefusedError } from './port.ts'

/**
 * Timeouts for a mail server that does not answer. The sender limits the total time (mail/sender.ts). These timeouts detect a missing
 * server earlier. The longest one is after the text of a mail: servers scan for viruses then, and giving up could send the mail twice.
 */
const SMTP_TIMEOUTS_MS = {
  dnsTimeout: 10_000,
  connectionTimeout: 20_000,
  greetingTimeout: 20_000,
  socketTimeout: 60_000,
  socketCloseTimeout: 1000,
}

export interface SmtpOptions {
  /** Timeouts for a mail server that does not answer. Tests shorten them. */
  timeouts?: Partial<typeof SMTP_TIMEOUTS_MS>
  /**
   * Called with the mail server's own message when it refuses a mail. The message may contain addresses and credentials, so it must not be
   * logged.
   */
  onRefused?: (words: string) => void
}

/** Creates a mailer that sends by SMTP. `url` is `smtp://user:password@host:port` or `smtps://…`. */
export function createSmtpMailer(url: string, { timeouts, onRefused }: SmtpOptions = {}): Mailer {
  return {
    send: async ({ id, from, to, subject, text, html, replyTo, unsubscribe, attachments = [] }, signal, textBegins) => {
      // Each mail has a transport and connection of its own, so that log entries can be assigned to the mail.
      const transport = createTransport({
        url,
        ...SMTP_TIMEOUTS_MS,
        ...timeouts,
        transactionLog: true,
        logger: transactionLogger(textBegins),
      })
      try {
        await transport.sendMail({
          from,
          // The recipient is given as an address object, so that its text cannot add a second recipient.
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
        onRefused?.(parseSmtpFailure(cause).response)
        const sentence = `The mail server did not take the mail: ${failureReasonOf(cause)}`
        throw isPermanentFailure(cause) ? new MailRefusedError(sentence) : new Error(sentence)
      } finally {
        transport.close()
      }
    },
  }
}

/**
 * Returns a logger that calls `textBegins` when the mail server is ready for the text. nodemailer shows this only in its log. Several
 * commands may be waiting for replies, which come in the order of the commands.
 */
function transactionLogger(textBegins: () => void) {
  const asked: unknown[] = []
  return {
    debug: ({ tnx }: { tnx?: unknown }, line: unknown) => {
      if (tnx === 'client') asked.push(line)
      else if (tnx === 'server' && asked.shift() === 'DATA' && /^[23]/.test(String(line))) textBegins()
    },
  }
}

/** The details of an error of nodemailer: type, reply code, reply text and command. Each may be missing. */
const SmtpFailureSchema = v.object({
  code: v.fallback(v.string(), 'unknown'),
  responseCode: v.fallback(v.nullable(v.number()), null),
  response: v.fallback(v.string(), ''),
  command: v.fallback(v.string(), ''),
})
const parseSmtpFailure = (cause: unknown) =>
  v.parse(v.fallback(SmtpFailureSchema, { code: 'unknown', responseCode: null, response: '', command: '' }), cause)

/** Reply codes of mail servers about the mailbox, for replies without an enhanced code. */
const MAILBOX_ERROR_CODES = [550, 551, 553]
/**
 * Matches enhanced reply codes (RFC 3463) about the recipient's address, and about a disabled mailbox. 5.1.7 and 5.1.8 are about the
 * sender.
 */
const UNKNOWN_MAILBOX_PATTERN = /^5\.(?:1\.(?:[0-6]|9|10)|2\.1)$/

/**
 * Whether an error is about the recipient's mailbox, so that the mail can never be delivered. Other refusals may have a cause that the
 * operator can fix: a password, a sender address, a relay. No mail may be lost meanwhile.
 */
function isPermanentFailure(cause: unknown): boolean {
  const { responseCode, response, command } = parseSmtpFailure(cause)
  if (responseCode === null || responseCode < 500 || !['RCPT TO', 'DATA'].includes(command)) return false
  const exact = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
  if (exact !== undefined) return UNKNOWN_MAILBOX_PATTERN.test(exact)
  return command === 'RCPT TO' && MAILBOX_ERROR_CODES.includes(responseCode) && !/relay/i.test(response)
}

/** Returns only the type of an error, because the mail server's message may contain the recipient and credentials. */
function failureReasonOf(cause: unknown): string {
  const { code, responseCode } = parseSmtpFailure(cause)
  return responseCode === null ? code : `${code} ${responseCode}`
}
