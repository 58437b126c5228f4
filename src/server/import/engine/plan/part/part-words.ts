import { type PartType, partTypeSynonyms, partTypes } from '#contract/part/part-types.ts'
import { foldWords } from '#contract/text/fold-words.ts'

/** The facts about a part from which search words are made. Words that were entered for the part itself are not among them. */
export interface SearchWordSources {
  type: PartType
  name: string
  producer: string
  condition: string
  group: string
  categoryNames: readonly string[]
}

const MAX_SEARCH_WORDS_CHARACTERS = 900

const splitIntoWords = (text: string): string[] => foldWords(text).split(' ').filter(Boolean)

/** The words of the name and the synonyms of each part type. They are split once, because a file has thousands of parts of a type. */
const wordsOfPartTypes = new Map<PartType, string[]>()
function wordsOfPartType(type: PartType): string[] {
  const known = wordsOfPartTypes.get(type)
  if (known !== undefined) return known
  const words = [partTypes[type].name, ...partTypeSynonyms[type]].flatMap(splitIntoWords)
  wordsOfPartTypes.set(type, words)
  return words
}

/** Returns the search words that follow from the kind, names and category of a part. */
export const deriveSearchWords = ({ type, name, producer, condition, group, categoryNames }: SearchWordSources): Set<string> =>
  new Set([
    ...splitIntoWords(name),
    ...wordsOfPartType(type),
    ...[producer, group, ...categoryNames, condition === 'reman' ? 'remanufactured reman rebuilt exchange' : condition].flatMap(
      splitIntoWords,
    ),
  ])

/** Returns a part's own additional words: its stored search words without those that follow from other facts. */
export const manuallyAddedWords = (stored: string, from: SearchWordSources): string[] => {
  const known = deriveSearchWords(from)
  return splitIntoWords(stored).filter((word) => !known.has(word))
}

/** Returns the search words of a part as they are stored. They are sorted, so that equal words give equal text. */
export function buildSearchWordsText(from: SearchWordSources, own: readonly string[]): string {
  let text = ''
  for (const word of [...new Set([...deriveSearchWords(from), ...own.flatMap(splitIntoWords)])].sort()) {
    if (text.length + word.length >= MAX_SEARCH_WORDS_CHARACTERS) break
    text += text === '' ? word : ` ${word}`
  }
  return text
}
