/** A pattern for an English text and the German form of the text, in which `$1` and so on stand for the pattern's groups. */
export type PhraseTranslation = readonly [english: RegExp, german: string]

/** Translates a text by the first pattern that matches. Returns null if no pattern matches. */
export function translateByPhrase(phrases: readonly PhraseTranslation[], text: string): string | null {
  const found = phrases.find(([english]) => english.test(text))
  return found ? text.replace(found[0], found[1]) : null
}

/** Replaces the decimal points of a text by commas: `1.4 kW` becomes `1,4 kW`. */
export const toDecimalCommas = (text: string): string => text.replace(/(?<![\d.])(\d+)\.(\d+)(?![\d.])/g, '$1,$2')
