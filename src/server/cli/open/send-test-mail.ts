import { randomUUID } from 'node:crypto'
import type { TenantConfig } from '#contract/config.ts'
import type { ServerSettings } from '#server/cli/command.ts'
import { createSmtpMailer } from '#server/mail/smtp.ts'

const MAIL_TIMEOUT_MS = 30_000

export type TestMailResult = { type: 'accepted' } | { type: 'refused'; problem: string; remedy: string }

/** Error codes of nodemailer, and what the operator can do about each. */
const mailErrorRemedies: readonly (readonly [RegExp, string])[] = [
  [/EAUTH/, 'Look at user and password in SMTP_URL; characters such as @ and : must be encoded (%40, %3A).'],
  [
    /EDNS|ENOTFOUND|ECONNECTION|ECONNREFUSED|ESOCKET|ETIMEDOUT/,
    'Look at host and port in SMTP_URL, and whether this machine may reach them.',
  ],
  [/ETLS/, 'smtps:// is for port 465; smtp:// begins plainly and is for 587 and 25.'],
  [
    /EENVELOPE/,
    'The server does not take this sender or this recipient. MAIL_FROM, or the shop’s own address, must be one that it sends for.',
  ],
]

/** Sends one test mail through the mail server, with the same settings as the shop. */
export async function sendTestMail(
  { smtpUrl, mailFrom }: ServerSettings,
  config: TenantConfig,
  to: string,
  nowMs: number,
): Promise<TestMailResult> {
  let words = ''
  const refused = (said: string) => {
    words = said
  }
  const mailer = createSmtpMailer(smtpUrl ?? '', { onRefused: refused })
  const text = `This is a test mail of ${config.name}. Mails to customers go the same way.`
  const mail = {
    id: `test.${config.tenantId}.${nowMs}.${randomUUID().slice(0, 8)}`,
    tenantId: config.tenantId,
    from: { name: config.name, address: mailFrom ?? config.email },
    to,
    subject: `Test mail of ${config.name}`,
    text,
    html: `<p>${text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</p>`,
  }
  try {
    await mailer.send(mail, AbortSignal.timeout(MAIL_TIMEOUT_MS), () => undefined)
    return { type: 'accepted' }
  } catch (cause) {
    const sentence = cause instanceof Error ? cause.message : String(cause)
    const mend = mailErrorRemedies.find(([pattern]) => pattern.test(sentence))?.[1] ?? 'Look at SMTP_URL.'
    return { type: 'refused', problem: words === '' ? sentence : `${sentence}: ${words.trim()}`, remedy: mend }
  }
}
