import { isUnavailable } from '#server/db/unavailable.ts'

/** Where an unexpected error goes, so that a person who runs the shop can find it. Tests hand in their own. */
export type Report = (what: string, cause: unknown) => void

/** With where it happened, but for a database that is away: that is nobody's mistake, and much fails of it. */
export const reportToStderr: Report = (what, cause) => {
  const text = cause instanceof Error ? (isUnavailable(cause) ? cause.message : (cause.stack ?? cause.message)) : String(cause)
  process.stderr.write(`${new Date().toISOString()} ${what}\n${text}\n`)
}

/**
 * Things that never belong into a log: tokens and link secrets (256 bits, base64url), argon2 hashes, six-digit codes, what stands behind a
 * telling name.
 */
const SECRETS: [RegExp, string][] = [
  [/\b(?:sk|rk|whsec)_[\w+/=-]+/g, '[key]'],
  [/\$argon2id?\$[\w$=,+/.]+/g, '[hash]'],
  [/(?<![\w-])[\w-]{43}(?![\w-])/g, '[token]'],
  [/\b[0-9a-f]{64}\b/g, '[hash]'],
  [/(?<![\d.:])\d{6}(?![\d.:])/g, '[code]'],
  [/((?:password|newPassword|verifyCode|generate|token|captchaText)["']?\s*[:=]\s*["']?)[^\s"',&}]+/gi, '$1[kept out]'],
]

export const redact = (text: string): string => SECRETS.reduce((left, [secret, name]) => left.replace(secret, name), text)

/** A report that leaves secrets out, whatever an error happened to carry. The stack stays readable. */
export const redacting =
  (report: Report): Report =>
  (what, cause) => {
    if (!(cause instanceof Error)) return report(redact(what), redact(String(cause)))
    const clean = new Error(redact(cause.message))
    clean.name = cause.name
    clean.stack = redact(cause.stack ?? cause.message)
    report(redact(what), clean)
  }
