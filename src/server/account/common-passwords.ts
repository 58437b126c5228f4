import { dictionary } from '@zxcvbn-ts/language-common'
import { AppError } from '#contract/errors.ts'
import { MIN_PASSWORD_CHARACTERS, passwordFaults } from '#contract/password.ts'

/** More than the list has of those that are long enough: the most that a server is to hold, should it grow. */
const COMMONEST = 10_000

/** Two keyboards may spell one letter in two ways, and capitals are the first thing that a guesser varies. */
const plain = (password: string): string => password.normalize('NFC').toLowerCase()

/**
 * The passwords that most people use, the commonest first, as leaks of other sites have shown them. Only those that the shop's least length
 * lets pass: of a list cut off before that, hardly any is left. The list stays on the server: it is too large for the app.
 */
const commonest = new Set(
  dictionary['passwords-common']
    .filter((password) => [...password].length >= MIN_PASSWORD_CHARACTERS)
    .slice(0, COMMONEST)
    .map(plain),
)

export const isCommonPassword = (password: string): boolean => commonest.has(plain(password))

/** Refuses a password that is tried first by whoever guesses. `field` is where it was typed. */
export function demandUncommon(password: string, field: 'password' | 'newPassword'): void {
  if (isCommonPassword(password)) throw new AppError('bad-request', { field, message: passwordFaults.common })
}
