import { alsoCalled, type PartType, partTypes } from '#contract/part-types.ts'
import { foldWords } from '#contract/vehicle/fold-words.ts'

/** The values that a part's search words are derived from, apart from its own extra words. */
export interface WordSources {
  type: PartType
  name: string
  producer: string
  condition: string
  group: string
  categoryNames: readonly string[]
}

const MAX_WORDS_CHARACTERS = 900

const tokens = (text: string): string[] => foldWords(text).split(' ').filter(Boolean)

/** Search words from a part's kind, names and category. */
export const derivedWords = ({ type, name, producer, condition, group, categoryNames }: WordSources): Set<string> =>
  new Set(
    [
      ...[name, partTypes[type].name, ...alsoCalled[type], producer, group, ...categoryNames],
      condition === 'reman' ? 'remanufactured reman rebuilt exchange' : condition,
    ].flatMap(tokens),
  )

/** A part's own extra words among its stored search words. */
export const ownWords = (stored: string, from: WordSources): string[] => {
  const known = derivedWords(from)
  return tokens(stored).filter((word) => !known.has(word))
}

/** The stored search words of a part, sorted so that equal words give equal text. */
export function storedWords(from: WordSources, own: readonly string[]): string {
  let text = ''
  for (const word of [...new Set([...derivedWords(from), ...own.flatMap(tokens)])].sort()) {
    if (text.length + word.length >= MAX_WORDS_CHARACTERS) break
    text += text === '' ? word : ` ${word}`
  }
  return text
}
