import { plainCharacters } from '#contract/plain-text.ts'

/**
 * Normalises words for the search: lower case, without accents, other characters become a space. Stored and typed words are normalised
 * alike, so `Démarreur` matches `demarreur`, `Стартёр` matches `стартер`, `Μίζα` matches `ΜΙΖΑ`. Dots inside numbers remain (`1.4`).
 * Scripts without spaces are split into overlapping pairs of characters: `启动机` becomes `启动 动机`. The function is idempotent.
 */
export function foldWords(text: string): string {
  // A faster path for Latin text, which is most of a catalogue.
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

/** The same for Latin letters and digits only; other characters are dropped. Stored keys use it, so its result must never change. */
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

/** Whether a normalised word is a character, or a pair of characters, of a script without spaces. */
export const isUnspaced = (word: string): boolean => UNSPACED_WORD.test(word)

/** Whether a normalised word is a single such character: stored words contain it at the start or the end of a pair. */
export const isUnspacedSign = (word: string): boolean => isUnspaced(word) && signsOf(word).length === 1

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
const ASCII = /^[\x00-\x7f]*$/
/** Texts that `foldLatin` keeps completely. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
const LATIN = /^[\x00-\x7f\u00a0-\u00ac\u00ae-\u00b4\u00b6-\u017f\u1e9e\u1ea0-\u1ef9]*$/
const BETWEEN_ASCII = /(?:[^a-z0-9.]|\.(?!\d)|(?<!\d)\.)+/g
const BETWEEN = /(?:[^\p{L}\p{M}\p{N}.]|\.(?!\d)|(?<!\d)\.)+/gu

/** The character before a position; empty at the start. */
const signBefore = (text: string, at: number): string => [...text.slice(Math.max(0, at - 2), at)].at(-1) ?? ''

/** Scripts whose combining marks are accents or optional vowels; and non-letters. Elsewhere a mark makes another character: ハ, バ. */
const LOSES_MARKS = /^(?:[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Hebr}\p{sc=Arab}]|\P{L})?$/u
/** й and ў are separate letters, and й is never typed as и. But most people type е for ё. */
const keptMarks = (base: string, marks: string) =>
  LOSES_MARKS.test(base) ? (/[иу]/.test(base) && marks.includes('\u0306') ? '\u0306' : '') : marks.replace(ACCENTS, '')
const ACCENTS = /[\u0300-\u036f]+/g

/** The diameter sign before a measurement, `Ø12`, not a letter. */
const DIAMETER = /(?<!\p{L})ø(?!\p{L})/gu
/** The Arabic tatweel, which only stretches words. */
const STRETCHED = '\u0640'
/** Letters without Unicode decomposition, and their usual replacements. */
const WRITTEN_OTHERWISE = /[ßæœøłđðþıħŧŋĸς]/g
const writtenAs: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ħ: 'h', ŧ: 't', ŋ: 'n', ĸ: 'k' },
  ς: 'σ',
}
const asWritten = (letter: string) => writtenAs[letter] ?? letter

/** Scripts without spaces, and the characters that they share: ー, 々. Only tested on letters, marks and numbers. */
const UNSPACED_SIGNS = String.raw`\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}`
const RUN = String.raw`[${UNSPACED_SIGNS}][${UNSPACED_SIGNS}\p{M}]*`
const UNSPACED = new RegExp(RUN, 'gu')
const UNSPACED_WORD = new RegExp(`^${RUN}$`, 'u')

/** Characters, each with its combining marks. */
const signsOf = (run: string): string[] => run.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []

function inPairs(run: string): string {
  const signs = signsOf(run)
  const pairs = signs.slice(1).map((sign, at) => (signs[at] ?? '') + sign)
  return ` ${pairs.length === 0 ? run : pairs.join(' ')} `
}
