import { analyse } from 'chardet'

/** A reading of bytes in an encoding that nobody has declared. */
export interface Guess {
  /** As the platform's TextDecoder names it. */
  label: string
  /** Words of the reading that are not ASCII alone, to be shown. */
  words: string[]
  /** Whether these look like words of some language. */
  isPlausible: boolean
}

/** A Western guess is taken as long as another is not better by this much: prices and names of the trade are mostly ASCII. */
const WESTERN_MARGIN = 20
const WESTERN = 'windows-1252'
/** Tried besides what the bytes look like: those that lists of the trade are written in, each as its words tell. */
const OTHERS = ['windows-1251', 'koi8-r', 'windows-1253', 'windows-1250', 'gb18030', 'big5', 'shift_jis', 'euc-kr']

const labelOf = (name: string): string | null => {
  try {
    const { encoding } = new TextDecoder(name)
    // The same letters, and those that only Windows has.
    return encoding === 'iso-8859-7' ? 'windows-1253' : encoding
  } catch {
    return null
  }
}

/** Readings of a sample of lines that hold bytes beyond ASCII, the likeliest first. None of them is plausible where nobody can say. */
export function guessEncoding(sample: Uint8Array): Guess[] {
  const known = analyse(sample).flatMap(({ name, confidence }) => {
    const label = labelOf(name)
    return label === null || label.startsWith('utf-') ? [] : [{ label, confidence }]
  })
  const [best] = known
  const western = known.find(({ label }) => label === WESTERN)
  const first = best && (!western || best.confidence > western.confidence + WESTERN_MARGIN) ? best.label : WESTERN
  const labels = [...new Set([first, WESTERN, ...known.map(({ label }) => label), ...OTHERS])]
  const guesses = labels.map((label) => read(sample, label))
  return [...guesses.filter(({ isPlausible }) => isPlausible), ...guesses.filter(({ isPlausible }) => !isPlausible)]
}

function read(sample: Uint8Array, label: string): Guess {
  const text = new TextDecoder(label).decode(sample)
  const words = [...new Set(text.match(/[\p{L}\p{M}]+/gu) ?? [])].filter((word) => /[^\p{ASCII}]/u.test(word))
  const good = words.filter(isOfALanguage).length
  // Bytes that the encoding does not have, and what draws boxes on a screen, are of no text.
  const broken = (text.match(/[\ufffd\p{Co}\u2500-\u259f]|(?![\t\r\n])\p{Cc}/gu) ?? []).length
  const hasWords = words.length > 0 && broken * 20 <= words.length && good * 4 >= words.length * 3
  // A list whose only foreign sign is a currency's or a degree has no words to tell it by.
  return { label, words, isPlausible: hasWords || (label === WESTERN && words.length === 0) }
}

/**
 * Whether letters may be a word: of one script; in capitals, in small letters, or with one capital in front; and where they are Latin, no more than
 * half of them beyond ASCII, as no language writes more accents than letters.
 */
function isOfALanguage(word: string): boolean {
  if (/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+$/u.test(word) || /^\p{Script=Hangul}+$/u.test(word)) return true
  const isLatin = /^[\p{Script=Latin}\p{M}]+$/u.test(word)
  if (!isLatin && !/^[\p{Script=Cyrillic}\p{M}]+$/u.test(word) && !/^[\p{Script=Greek}\p{M}]+$/u.test(word)) return false
  if (!(word === word.toUpperCase() || word.slice(1) === word.slice(1).toLowerCase())) return false
  const beyond = word.match(/[^\p{ASCII}]/gu)?.length ?? 0
  return !isLatin || beyond * 2 <= word.length
}
