import { plainCharacters } from '#contract/plain-text.ts'

/**
 * Words as the search compares them: small letters of any script, without accents, every run of other characters a space. Stored words and
 * typed words pass through here alike, so `Démarreur` and `demarreur` meet, `Стартёр` and `стартер`, `Μίζα` and `ΜΙΖΑ`. Keeps dots inside
 * numbers (`1.4`). What is written without spaces comes in pairs of signs: `启动机` is `启动 动机`, of which every piece of it has some.
 * Folding what is folded changes nothing.
 */
export function foldWords(text: string): string {
  // Nearly all words of a catalogue: in a quarter of the time that those of all scripts take.
  if (LATIN.test(text)) return foldLatin(text.toLowerCase().replace(DIAMETER, ' ').replace(WRITTEN_OTHERWISE, asWritten))
  return plainCharacters(text)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(STRETCHED, '')
    .replace(/\p{M}+/gu, (marks: string, at: number, whole: string) => keptMarks(signBefore(whole, at), marks))
    .normalize('NFC')
    .replace(DIAMETER, ' ')
    .replace(WRITTEN_OTHERWISE, asWritten)
    .replace(BETWEEN, ' ')
    .replace(UNSPACED, inPairs)
    .replace(/ {2,}/g, ' ')
    .trim()
}

/**
 * The same of Latin letters and digits alone: all others are no part of a word. Keys that are stored are made so, and stay what they are.
 */
export function foldLatin(text: string): string {
  const plain = ASCII.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .toLowerCase()
        .replace(/\p{M}+/gu, '')
        .replaceAll('ß', 'ss')
  return plain.replace(BETWEEN_ASCII, ' ').trim()
}

/** Whether a folded word is a sign, or a pair of signs, of a script that is written without spaces. */
export const isUnspaced = (word: string): boolean => UNSPACED_WORD.test(word)

/** Whether a folded word is one such sign: stored words have it at the beginning of a pair, or at the end of one. */
export const isUnspacedSign = (word: string): boolean => isUnspaced(word) && signsOf(word).length === 1

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
const ASCII = /^[\x00-\x7f]*$/
/** Texts of which nothing is left out where only Latin letters are kept. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
const LATIN = /^[\x00-\x7f\u00a0-\u00ac\u00ae-\u00b4\u00b6-\u017f\u1e9e\u1ea0-\u1ef9]*$/
const BETWEEN_ASCII = /(?:[^a-z0-9.]|\.(?!\d)|(?<!\d)\.)+/g
const BETWEEN = /(?:[^\p{L}\p{M}\p{N}.]|\.(?!\d)|(?<!\d)\.)+/gu

/** Empty at the beginning of a text. */
const signBefore = (text: string, at: number): string => [...text.slice(Math.max(0, at - 2), at)].at(-1) ?? ''

/** Scripts whose marks are accents, or vowels that may be left out; and what is no letter. Elsewhere a mark makes another sign: ハ, バ. */
const LOSES_MARKS = /^(?:[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Hebr}\p{sc=Arab}]|\P{L})?$/u
/** й and ў are letters of their own, and nobody writes и for one; ё is written е by most. */
const keptMarks = (base: string, marks: string) =>
  LOSES_MARKS.test(base) ? (/[иу]/.test(base) && marks.includes('\u0306') ? '\u0306' : '') : marks.replace(ACCENTS, '')
const ACCENTS = /[\u0300-\u036f]+/g

/** A sign before a measure, `Ø12`, and no letter. */
const DIAMETER = /(?<!\p{L})ø(?!\p{L})/gu
/** A stroke that only stretches Arabic words. */
const STRETCHED = '\u0640'
/** Letters that no decomposition makes plain, and what they are typed as on other keyboards. */
const WRITTEN_OTHERWISE = /[ßæœøłđðþıħŧŋĸς]/g
const writtenAs: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ħ: 'h', ŧ: 't', ŋ: 'n', ĸ: 'k' },
  ς: 'σ',
}
const asWritten = (letter: string) => writtenAs[letter] ?? letter

/** Scripts that are written without spaces, with the signs that several of them share: ー, 々. Only letters, marks and numbers are asked. */
const UNSPACED_SIGNS = String.raw`\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}`
const RUN = String.raw`[${UNSPACED_SIGNS}][${UNSPACED_SIGNS}\p{M}]*`
const UNSPACED = new RegExp(RUN, 'gu')
const UNSPACED_WORD = new RegExp(`^${RUN}$`, 'u')

/** Signs, each with its marks. */
const signsOf = (run: string): string[] => run.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []

function inPairs(run: string): string {
  const signs = signsOf(run)
  const pairs = signs.slice(1).map((sign, at) => (signs[at] ?? '') + sign)
  return ` ${pairs.length === 0 ? run : pairs.join(' ')} `
}
