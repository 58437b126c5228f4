/**
 * The minimum length of a password. The form's strength meter and the server use the rules of this file. Length matters most, so a long
 * password needs no symbols or digits. The check makes no request.
 */
export const MIN_PASSWORD_CHARACTERS = 10
const MAX_PASSWORD_CHARACTERS = 128

/** The code of the reason why a password is rejected. */
export type PasswordFault = 'short' | 'long' | 'common' | 'repeats' | 'personal'

export const passwordFaults: Record<PasswordFault, string> = {
  short: /*i18n*/ 'Take at least 10 characters. Four plain words make a good password.',
  long: /*i18n*/ 'Take at most 128 characters.',
  common: /*i18n*/ 'Many people use this password. Take another one.',
  repeats: /*i18n*/ 'This repeats a few characters or follows the keyboard. Take another one.',
  personal: /*i18n*/ 'Do not use your name or e-mail address as the password.',
}

/** Words that common passwords are built from, in this trade and in general. */
const COMMON_PASSWORD_WORDS = [
  'password passwort passw0rd kennwort welcome willkommen letmein iloveyou football baseball sunshine princess superman',
  'batman dragon monkey master shadow admin administrator login secret geheim changeme default starter alternator',
  'armature workshop werkstatt toyota bosch denso mercedes ferrari porsche',
].flatMap((line) => line.split(' '))

const KEYBOARD_SEQUENCES = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'yxcvbnm',
  'zxcvbnm',
]
const reverseText = (text: string) => [...text].reverse().join('')
const characterSequences = KEYBOARD_SEQUENCES.flatMap((run) => [run, reverseText(run)])

/** Returns a text without sequences such as `1234`, `qwert` or `dcba`, because they make a password no harder to guess. */
function removeSequences(text: string): string {
  let left = ''
  for (let at = 0; at < text.length; ) {
    const length = sequenceLengthAt(text, at)
    left += text.charAt(at)
    at += length
  }
  return left
}

function sequenceLengthAt(text: string, at: number): number {
  let longest = 1
  for (let length = 3; at + length <= text.length; length += 1) {
    const piece = text.slice(at, at + length)
    const repeated = piece === piece.charAt(0).repeat(length)
    if (!repeated && !characterSequences.some((run) => run.includes(piece))) break
    longest = length
  }
  return longest
}

/** The account's owner, whose personal data must not form the password. */
export interface PasswordOwner {
  email?: string | undefined
  realname?: string | undefined
}

const personalWordsOf = ({ email = '', realname = '' }: PasswordOwner) =>
  [email, email.split('@')[0] ?? '', ...realname.split(/\s+/), realname.replace(/\s+/g, '')]
    .map((piece) => piece.toLowerCase())
    .filter((piece) => piece.length >= 4)
    .sort((a, b) => b.length - a.length)

/** Returns a text without the words that an attacker may know, so that only the part that must be guessed remains. */
const removeGuessableWords = (text: string, pieces: readonly string[]) => pieces.reduce((left, piece) => left.replaceAll(piece, ''), text)

const normalizePassword = (password: string) => password.toLowerCase().replace(/\s+/g, '')

const MIN_UNGUESSABLE_CHARACTERS = 5

/** Returns why a password is too weak; null if the password is accepted. */
export function passwordFault(password: string, person: PasswordOwner = {}): PasswordFault | null {
  const length = [...password].length
  if (length < MIN_PASSWORD_CHARACTERS) return 'short'
  if (length > MAX_PASSWORD_CHARACTERS) return 'long'
  const plain = normalizePassword(password)
  if (new Set(plain).size < 5 || removeSequences(plain).length < MIN_UNGUESSABLE_CHARACTERS) return 'repeats'
  if (removeGuessableWords(plain, personalWordsOf(person)).length < MIN_UNGUESSABLE_CHARACTERS) return 'personal'
  if (removeSequences(removeGuessableWords(plain, COMMON_PASSWORD_WORDS)).length < MIN_UNGUESSABLE_CHARACTERS) return 'common'
  return null
}

export type PasswordStrength = 'refused' | 'fair' | 'good' | 'strong'

/** Returns the strength of a password while it is typed, by the number and kinds of its unpredictable characters. */
export function passwordStrength(password: string, person: PasswordOwner = {}): PasswordStrength {
  if (passwordFault(password, person) !== null) return 'refused'
  const left = removeSequences(
    removeGuessableWords(removeGuessableWords(normalizePassword(password), COMMON_PASSWORD_WORDS), personalWordsOf(person)),
  ).length
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length
  const weight = left + 2 * (kinds - 1)
  if (weight >= 20) return 'strong'
  return weight >= 14 ? 'good' : 'fair'
}
