import type { PartFacts } from '#server/import/facts.ts'
import {
  languageCodes,
  nameDescriptionCodes,
  otherDescriptionCodes,
  searchWordDescriptionCodes,
  textDescriptionCodes,
} from '#server/import/pies/codes/codes.ts'
import type { PiesReadingContext } from '#server/import/pies/options.ts'
import { fieldText, findField, type PiesSegment } from '#server/import/pies/segment.ts'

const MAX_NAME_CHARACTERS = 200
const MAX_TEXT_CHARACTERS = 20_000
const knownDescriptionCodes = new Set([
  ...nameDescriptionCodes,
  ...textDescriptionCodes,
  ...searchWordDescriptionCodes,
  ...otherDescriptionCodes,
])

interface Description {
  code: string
  language: string
  sequence: number
  text: string
  segment: PiesSegment
}

/** Returns the two-letter code of a language that the file gives as `EN`, `en-US`, `ENG` or `US`. */
export const languageOfCode = (code: string) => languageCodes[code.toUpperCase()] ?? code.slice(0, 2).toUpperCase()

/** Returns the name, text and search words of a part. Texts in other languages become search words. */
export function readDescriptionFacts(segments: readonly PiesSegment[], reading: PiesReadingContext): Partial<PartFacts> {
  const all = segments.flatMap((segment) => readDescription(segment, reading) ?? [])
  if (all.length === 0) return {}
  const wanted = languageOfCode(reading.options.language ?? reading.defaults.language)
  const own = all.filter(({ language }) => language === wanted)
  // If the file has texts only in another language, they are used, because a foreign name is better than none.
  const read = own.length > 0 ? own : all
  const of = (code: string) => read.filter((one) => one.code === code).sort((one, other) => one.sequence - other.sequence)
  const named = nameDescriptionCodes.flatMap(of)[0] ?? textDescriptionCodes.flatMap(of)[0]
  const name = named?.text.replaceAll(/\s+/g, ' ').slice(0, MAX_NAME_CHARACTERS)
  const lines = textDescriptionCodes.flatMap((code) => of(code).map(({ text }) => text))
  const description = [...new Set(lines)].join('\n')
  if (description.length > MAX_TEXT_CHARACTERS && named) {
    reading.notes.addNote(named.segment, undefined, `A text of over ${MAX_TEXT_CHARACTERS} characters was cut.`)
  }
  const words = [
    ...searchWordDescriptionCodes.flatMap((code) => of(code).flatMap(({ text }) => text.split(/[,;|\n]+/))),
    ...nameDescriptionCodes.flatMap((code) => of(code).map(({ text }) => text)),
    ...read.filter(({ code }) => !knownDescriptionCodes.has(code)).map(({ text }) => text),
    ...all.filter((one) => !read.includes(one) && one.text.length <= MAX_NAME_CHARACTERS).map(({ text }) => text),
  ]
  const further = [...new Set(words.map((word) => word.trim()))].filter((word) => word !== '' && word !== name)
  return {
    ...(name === undefined ? {} : { name }),
    ...(description === '' ? {} : { description: description.slice(0, MAX_TEXT_CHARACTERS) }),
    ...(further.length === 0 ? {} : { words: further }),
  }
}

function readDescription(segment: PiesSegment, { notes, defaults }: PiesReadingContext): Description | undefined {
  const says = fieldText(segment, 'Value')
  if (says === '') return undefined
  const code = fieldText(segment, 'DescriptionCode').toUpperCase() || 'DES'
  if (!knownDescriptionCodes.has(code)) {
    const says = 'A code of descriptions that is not in the list: its texts are found by search.'
    notes.addNoteOnce(segment, findField(segment, 'DescriptionCode'), says, `description ${code}`)
  }
  const said = findField(segment, 'LanguageCode')
  const language = languageOfCode(said?.text || defaults.language)
  if (said !== undefined && !/^[a-z]{2}([-_][a-z]{2})?$/i.test(said.text)) {
    notes.addNoteOnce(segment, said, `A language is two letters; it was taken for ${language}.`, `language ${said.text}`)
  }
  return { code, language, sequence: Number(fieldText(segment, 'Sequence')) || 0, text: says, segment }
}
