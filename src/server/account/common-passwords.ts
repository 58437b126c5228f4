import { dictionary } from '@zxcvbn-ts/language-common'
import { MIN_PASSWORD_CHARACTERS, passwordFaults } from '#contract/account/password.ts'
import { AppError } from '#contract/errors.ts'

/**
 * The maximum number of common passwords that are loaded, in case the package's list grows. At present the list has fewer passwords of
 * sufficient length.
 */
const MAX_COMMON_PASSWORDS = 10_000

/**
 * Returns a password in lower case and in one Unicode form. Keyboards may encode one letter in two ways, and attackers try capitals first.
 */
const normalizePassword = (password: string): string => password.normalize('NFC').toLowerCase()

/**
 * The passwords that are most frequent in leaks of other sites. Passwords that are too short for this shop are left out. The list is too
 * large for the app, so it stays on the server.
 */
const commonPasswords = new Set(
  dictionary['passwords-common']
    .filter((password) => [...password].length >= MIN_PASSWORD_CHARACTERS)
    .slice(0, MAX_COMMON_PASSWORDS)
    .map(normalizePassword),
)

export const isCommonPassword = (password: string): boolean => commonPasswords.has(normalizePassword(password))

/** Throws if a password is one of the common ones. `field` is the form field that the error names. */
export function requireUncommonPassword(password: string, field: 'password' | 'newPassword'): void {
  if (isCommonPassword(password)) throw new AppError('bad-request', { field, message: passwordFaults.common })
}
