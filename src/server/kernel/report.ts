import { isDatabaseUnavailable } from '#server/db/unavailable.ts'

/** Reports an unexpected error to the operator. Tests provide a function of their own. */
export type ReportError = (what: string, cause: unknown) => void

/**
 * Writes an error with its stack to stderr. The stack is left out if the database is unreachable, because that is no bug and makes many
 * calls fail.
 */
export const reportToStderr: ReportError = (what, cause) => {
  const text = cause instanceof Error ? (isDatabaseUnavailable(cause) ? cause.message : (cause.stack ?? cause.message)) : String(cause)
  process.stderr.write(`${new Date().toISOString()} ${what}\n${text}\n`)
}

/**
 * Matches values that must never be logged: tokens and link secrets (256 bits, base64url), argon2 hashes, six-digit codes, and values after
 * names such as `password`.
 */
const SECRET_PATTERNS: [RegExp, string][] = [
  [/\b(?:sk|rk|whsec)_[\w+/=-]+/g, '[key]'],
  [/\$argon2id?\$[\w$=,+/.]+/g, '[hash]'],
  [/(?<![\w-])[\w-]{43}(?![\w-])/g, '[token]'],
  [/\b[0-9a-f]{64}\b/g, '[hash]'],
  [/(?<![\d.:])\d{6}(?![\d.:])/g, '[code]'],
  [/((?:password|newPassword|verifyCode|generate|token|captchaText)["']?\s*[:=]\s*["']?)[^\s"',&}]+/gi, '$1[kept out]'],
]

export const redactSecrets = (text: string): string => SECRET_PATTERNS.reduce((left, [secret, name]) => left.replace(secret, name), text)

/** Wraps a report function so that secrets are removed from error messages. The stack stays readable. */
export const redactReports =
  (report: ReportError): ReportError =>
  (what, cause) => {
    if (!(cause instanceof Error)) return report(redactSecrets(what), redactSecrets(String(cause)))
    const clean = new Error(redactSecrets(cause.message))
    clean.name = cause.name
    clean.stack = redactSecrets(cause.stack ?? cause.message)
    report(redactSecrets(what), clean)
  }
