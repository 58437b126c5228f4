import { normalizeCharacters } from './plain-text.ts'

/**
 * Normalises words for the search: lower case, without accents; other characters become a space. Stored and typed words are normalised
 * alike, so `Démarreur` matches `demarreur`, `Стартёр` matches `стартер`, `Μίζα` matches `ΜΙΖΑ`. Dots inside numbers remain (`1.4`).
 * Scripts without spaces are split into overlapping pairs of characters: `启动机` becomes `启动 动机`. Normalising a result again does not change
 * it.
 */
export function foldWords(text: string): string {
  // A faster path for Latin text, which is most of a catalogue.
  if (LATIN_TEXT.test(text)) return foldLatin(text.toLowerCase().replace(DIAMETER_SIGN, ' ').replace(UNDECOMPOSED_LETTERS, replaceLetter))
  return normalizeCharacters(text)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(TATWEEL_CHARACTER, '')
    .replace(/\p{M}+/gu, (marks: string, at: number, whole: string) => keepSignificantMarks(characterBefore(whole, at), marks))
    .normalize('NFC')
    .replace(DIAMETER_SIGN, ' ')
    .replace(UNDECOMPOSED_LETTERS, replaceLetter)
    .replace(WORD_SEPARATOR, ' ')
    .replace(UNSPACED_TEXT, overlappingPairs)
    .replace(/ {2,}/g, ' ')
    .trim()
}

/**
 * Normalises words with Latin letters and digits only; other characters are dropped. Stored keys are made by this function, so its result
 * must never change.
 */
export function foldLatin(text: string): string {
  const plain = ASCII_TEXT.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .toLowerCase()
        .replace(/\p{M}+/gu, '')
        .replaceAll('ß', 'ss')
  return plain.replace(ASCII_WORD_SEPARATOR, ' ').trim()
}

/** Whether a normalised word is a character, or a pair of characters, of a script without spaces. */
export const isUnspacedScriptWord = (word: string): boolean => UNSPACED_WORD.test(word)

/**
 * Whether a normalised word is a single character of a script without spaces. Stored words contain such a character at the start or the end
 * of a pair.
 */
export const isUnspacedScriptCharacter = (word: string): boolean => isUnspacedScriptWord(word) && splitCharacters(word).length === 1

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
const ASCII_TEXT = /^[\x00-\x7f]*$/
/** Matches texts of which `foldLatin` drops no character. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
const LATIN_TEXT = /^[\x00-\x7f\u00a0-\u00ac\u00ae-\u00b4\u00b6-\u017f\u1e9e\u1ea0-\u1ef9]*$/
const ASCII_WORD_SEPARATOR = /(?:[^a-z0-9.]|\.(?!\d)|(?<!\d)\.)+/g
const WORD_SEPARATOR = /(?:[^\p{L}\p{M}\p{N}.]|\.(?!\d)|(?<!\d)\.)+/gu

/** Returns the character before a position of a text; empty at the start. */
const characterBefore = (text: string, at: number): string => [...text.slice(Math.max(0, at - 2), at)].at(-1) ?? ''

/**
 * Matches characters whose combining marks are only accents or optional vowels, by their script; and non-letters. In any other script a
 * mark makes another character: ハ, バ.
 */
const ACCENT_ONLY_CHARACTER = /^(?:[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Hebr}\p{sc=Arab}]|\P{L})?$/u
/**
 * Returns the combining marks of a character that normalisation keeps. The marks of й and ў are kept, because these are separate letters
 * and й is never typed as и. The dots of ё are removed, because most people type е.
 */
const keepSignificantMarks = (base: string, marks: string) =>
  ACCENT_ONLY_CHARACTER.test(base) ? (/[иу]/.test(base) && marks.includes('\u0306') ? '\u0306' : '') : marks.replace(ACCENT_MARKS, '')
const ACCENT_MARKS = /[\u0300-\u036f]+/g

/** Matches the diameter sign before a measurement, as in `Ø12`, but not the letter. */
const DIAMETER_SIGN = /(?<!\p{L})ø(?!\p{L})/gu
/** The Arabic character tatweel, which only stretches words. */
const TATWEEL_CHARACTER = '\u0640'
/** Matches letters that Unicode does not decompose; their usual replacements are listed below. */
const UNDECOMPOSED_LETTERS = /[ßæœøłđðþıħŧŋĸς]/g
const letterReplacements: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ħ: 'h', ŧ: 't', ŋ: 'n', ĸ: 'k' },
  ς: 'σ',
}
const replaceLetter = (letter: string) => letterReplacements[letter] ?? letter

/**
 * Scripts without spaces, with the characters that these scripts share, such as ー and 々. The patterns are only applied to letters,
 * marks and numbers.
 */
const UNSPACED_SCRIPTS = String.raw`\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}`
const UNSPACED_TEXT_SOURCE = String.raw`[${UNSPACED_SCRIPTS}][${UNSPACED_SCRIPTS}\p{M}]*`
const UNSPACED_TEXT = new RegExp(UNSPACED_TEXT_SOURCE, 'gu')
const UNSPACED_WORD = new RegExp(`^${UNSPACED_TEXT_SOURCE}$`, 'u')

/** Splits a text into characters, each with its combining marks. */
const splitCharacters = (run: string): string[] => run.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []

function overlappingPairs(run: string): string {
  const signs = splitCharacters(run)
  const pairs = signs.slice(1).map((sign, at) => (signs[at] ?? '') + sign)
  return ` ${pairs.length === 0 ? run : pairs.join(' ')} `
}
