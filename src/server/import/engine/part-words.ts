import { alsoCalled, type PartType, partTypes } from '#contract/part-types.ts'
import { foldWords } from '#contract/vehicle/fold-words.ts'

/** What the words of a part follow from, besides those of its own. */
export interface WordsFrom {
  type: PartType
  name: string
  producer: string
  condition: string
  group: string
  categoryNames: readonly string[]
}

const MAX_WORDS_CHARACTERS = 900

const tokens = (text: string): string[] => foldWords(text).split(' ').filter(Boolean)

/** Words that find a part because of what it is and where it stands. */
export const wordsFrom = ({ type, name, producer, condition, group, categoryNames }: WordsFrom): Set<string> =>
  new Set(
    [
      ...[name, partTypes[type].name, ...alsoCalled[type], producer, group, ...categoryNames],
      condition === 'reman' ? 'remanufactured reman rebuilt exchange' : condition,
    ].flatMap(tokens),
  )

/** Words of a part's own among those that are stored for it. */
export const ownWords = (stored: string, from: WordsFrom): string[] => {
  const known = wordsFrom(from)
  return tokens(stored).filter((word) => !known.has(word))
}

/** The words of a part as they are stored: in the order of the alphabet, so that the same words are the same text. */
export function storedWords(from: WordsFrom, own: readonly string[]): string {
  let text = ''
  for (const word of [...new Set([...wordsFrom(from), ...own.flatMap(tokens)])].sort()) {
    if (text.length + word.length >= MAX_WORDS_CHARACTERS) break
    text += text === '' ? word : ` ${word}`
  }
  return text
}
