import { dictionary } from '@zxcvbn-ts/language-common'
import { AppError } from '#contract/errors.ts'
import { MIN_PASSWORD_CHARACTERS, passwordFaults } from '#contract/password.ts'

/** An upper limit for the list, in case it grows. The list has fewer passwords of sufficient length. */
const COMMONEST = 10_000

/** Normalizes Unicode and case. Keyboards may encode one letter in two ways, and attackers try capitals first. */
const plain = (password: string): string => password.normalize('NFC').toLowerCase()

/**
 * The most frequent passwords in leaks of other sites, of sufficient length only. The list is too large for the app, so it stays on the
 * server.
 */
const commonest = new Set(
  dictionary['passwords-common']
    .filter((password) => [...password].length >= MIN_PASSWORD_CHARACTERS)
    .slice(0, COMMONEST)
    .map(plain),
)

export const isCommonPassword = (password: string): boolean => commonest.has(plain(password))

/** Refuses a common password. `field` is its form field. */
export function demandUncommon(password: string, field: 'password' | 'newPassword'): void {
  if (isCommonPassword(password)) throw new AppError('bad-request', { field, message: passwordFaults.common })
}
