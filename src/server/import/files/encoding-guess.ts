import { analyse } from 'chardet'

/** A guess of the encoding of a text, with words that show whether the guess is right. */
export interface EncodingGuess {
  /** The name of the guessed encoding, as `TextDecoder` knows it. */
  label: string
  /** Words of the text with non-ASCII letters, as examples for the operator. */
  exampleWords: string[]
  /** Whether the words look like words of a language. */
  isPlausible: boolean
}

/**
 * A Western encoding is assumed unless another encoding scores higher by at least this margin. Prices and names of the trade are mostly
 * ASCII, which fits many encodings.
 */
const WESTERN_SCORE_MARGIN = 20
const WESTERN_ENCODING = 'windows-1252'
/** Further encodings to try, which are common in price lists of the trade. */
const OTHER_ENCODINGS = ['windows-1251', 'koi8-r', 'windows-1253', 'windows-1250', 'gb18030', 'big5', 'shift_jis', 'euc-kr']

const canonicalEncodingLabel = (name: string): string | null => {
  try {
    const { encoding } = new TextDecoder(name)
    // windows-1253 has all letters of iso-8859-7 and some more.
    return encoding === 'iso-8859-7' ? 'windows-1253' : encoding
  } catch {
    return null
  }
}

/**
 * Guesses the encoding of lines with non-ASCII bytes. Returns the guesses, most likely first. If the encoding cannot be decided, no guess
 * is marked as plausible.
 */
export function guessEncoding(sample: Uint8Array): EncodingGuess[] {
  const known = analyse(sample).flatMap(({ name, confidence }) => {
    const label = canonicalEncodingLabel(name)
    return label === null || label.startsWith('utf-') ? [] : [{ label, confidence }]
  })
  const [best] = known
  const western = known.find(({ label }) => label === WESTERN_ENCODING)
  const first = best && (!western || best.confidence > western.confidence + WESTERN_SCORE_MARGIN) ? best.label : WESTERN_ENCODING
  const labels = [...new Set([first, WESTERN_ENCODING, ...known.map(({ label }) => label), ...OTHER_ENCODINGS])]
  const guesses = labels.map((label) => scoreEncoding(sample, label))
  return [...guesses.filter(({ isPlausible }) => isPlausible), ...guesses.filter(({ isPlausible }) => !isPlausible)]
}

function scoreEncoding(sample: Uint8Array, label: string): EncodingGuess {
  const text = new TextDecoder(label).decode(sample)
  const words = [...new Set(text.match(/[\p{L}\p{M}]+/gu) ?? [])].filter((word) => /[^\p{ASCII}]/u.test(word))
  const good = words.filter(isPlausibleWord).length
  // Invalid bytes, private-use characters and box-drawing characters do not occur in real text.
  const broken = (text.match(/[\ufffd\p{Co}\u2500-\u259f]|(?![\t\r\n])\p{Cc}/gu) ?? []).length
  const hasWords = words.length > 0 && broken * 20 <= words.length && good * 4 >= words.length * 3
  // A text without non-ASCII words, whose only special characters are currency or degree signs, counts as Western.
  return { label, exampleWords: words, isPlausible: hasWords || (label === WESTERN_ENCODING && words.length === 0) }
}

/**
 * Whether a word may belong to a language: all letters are of one script, and they are all capitals, all lower case or one initial capital.
 * In a Latin word, at most half of the letters may be accented.
 */
function isPlausibleWord(word: string): boolean {
  if (/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+$/u.test(word) || /^\p{Script=Hangul}+$/u.test(word)) return true
  const isLatin = /^[\p{Script=Latin}\p{M}]+$/u.test(word)
  if (!isLatin && !/^[\p{Script=Cyrillic}\p{M}]+$/u.test(word) && !/^[\p{Script=Greek}\p{M}]+$/u.test(word)) return false
  if (!(word === word.toUpperCase() || word.slice(1) === word.slice(1).toLowerCase())) return false
  const beyond = word.match(/[^\p{ASCII}]/gu)?.length ?? 0
  return !isLatin || beyond * 2 <= word.length
}
