import { alsoCalled, type PartType, partTypes } from '#contract/part/part-types.ts'
import { foldWords } from '#contract/text/fold-words.ts'

/** The facts about a part from which search words are made. Its own additional words are separate. */
export interface WordSources {
  type: PartType
  name: string
  producer: string
  condition: string
  group: string
  categoryNames: readonly string[]
}

const MAX_WORDS_CHARACTERS = 900

const wordsOfText = (text: string): string[] => foldWords(text).split(' ').filter(Boolean)

/** Returns the search words that follow from the kind, names and category of a part. */
export const derivedWords = ({ type, name, producer, condition, group, categoryNames }: WordSources): Set<string> =>
  new Set(
    [
      ...[name, partTypes[type].name, ...alsoCalled[type], producer, group, ...categoryNames],
      condition === 'reman' ? 'remanufactured reman rebuilt exchange' : condition,
    ].flatMap(wordsOfText),
  )

/** Returns a part's own additional words: its stored search words without those that follow from other facts. */
export const ownWords = (stored: string, from: WordSources): string[] => {
  const known = derivedWords(from)
  return wordsOfText(stored).filter((word) => !known.has(word))
}

/** Returns the search words of a part as they are stored. They are sorted, so that equal words give equal text. */
export function storedWords(from: WordSources, own: readonly string[]): string {
  let text = ''
  for (const word of [...new Set([...derivedWords(from), ...own.flatMap(wordsOfText)])].sort()) {
    if (text.length + word.length >= MAX_WORDS_CHARACTERS) break
    text += text === '' ? word : ` ${word}`
  }
  return text
}
