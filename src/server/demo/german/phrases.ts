/** A form of English text with what it is in German; `$1` and on stand for what the form caught. */
export type Phrase = readonly [english: RegExp, german: string]

/** The text by the first form that is all of it, or null. */
export function byPhrase(phrases: readonly Phrase[], text: string): string | null {
  const found = phrases.find(([english]) => english.test(text))
  return found ? text.replace(found[0], found[1]) : null
}

/** German writes a comma in `1.4 kW`. */
export const withCommas = (text: string): string => text.replace(/(?<![\d.])(\d+)\.(\d+)(?![\d.])/g, '$1,$2')
