import { type MeasurableKey, measurableKeys } from '#contract/finder/measurable.ts'
import { type PartType, partTypes } from '#contract/part/part-types.ts'
import {
  countedWords,
  type DimensionWord,
  diameterWords,
  lengthWords,
  plugShapeWords,
  plugWords,
  terminalWords,
  threadWords,
} from './dimension-words.ts'
import { isInsideNumber } from './is-inside-number.ts'

/** A measure that a text names, beside the fixed filters. A part has it if one of the attributes `keys` has the value. */
export interface SearchedDimension {
  /** The piece of the text, as typed. */
  text: string
  keys: readonly MeasurableKey[]
  /**
   * `number`: a number, lengths in millimetres, which may differ by the tolerance of the attribute. `text`: the value itself. `thread`: a
   * thread such as `M8` or `M10x1.5` among those of the value. `entries`: the number of names in the value.
   */
  value: { type: 'number' | 'entries'; number: number } | { type: 'text' | 'thread'; text: string }
}

/** All lengths. A number of millimetres without a word may be any of them. */
export const lengthKeys: readonly MeasurableKey[] = measurableKeys.filter((key) => key.endsWith('Mm'))

const BEGINNING = '(?<![\\p{L}\\p{N}.,/-])'
const END = '(?![\\p{L}\\p{N}])'
const NUMBER = '\\d{1,3}(?:[.,]\\d{1,3})?|\\d{1,2}/\\d{1,2}'
const UNIT = 'mm|cm|inch(?:es)?|zoll|pouces?|pulgadas?|cali|"'
const LENGTH = `(?<number>${NUMBER}) ?(?<unit>${UNIT})`

const factors: Readonly<Record<string, number>> = { mm: 1, cm: 10 }
const MM_PER_INCH = 25.4

const toNumber = (text: string) => {
  const [over = '', under] = text.replace(',', '.').split('/')
  return under === undefined ? Number(over) : Number(over) / Number(under)
}
const millimetres = ({ number = '', unit = 'mm' }: Readonly<Record<string, string>>) =>
  Number((toNumber(number) * (factors[unit.toLowerCase()] ?? MM_PER_INCH)).toFixed(2))

type Reading = Omit<SearchedDimension, 'text'>
type Groups = Readonly<Record<string, string>>

/** How a pattern is read. `namesTypes`: the types of parts that the group `noun` names as well. */
interface Rule {
  pattern: RegExp
  read: (groups: Groups) => Reading[]
  namesTypes: readonly PartType[]
  /** Whether such a measure is read though the text around it looks like a part number. */
  isNumberAlike?: boolean
}

const rule = (pattern: string, read: Rule['read'], namesTypes: readonly PartType[] = []): Rule => ({
  pattern: new RegExp(`${BEGINNING}(?:${pattern})${END}`, 'iu'),
  read,
  namesTypes,
})

const numberReading = (keys: readonly MeasurableKey[], number: number): Reading => ({ keys, value: { type: 'number', number } })

/**
 * Sizes as on the box of a bearing: bore, outside diameter, width. Of a brush nobody knows which is which. No maker prints numbers of this
 * form.
 */
const sizes: readonly Rule[] = [
  {
    ...rule(`(?<bore>${NUMBER}) ?[x×*] ?(?<od>${NUMBER}) ?[x×*] ?(?<width>${NUMBER})(?: ?mm)?`, ({ bore = '', od = '', width = '' }) => [
      numberReading(['boreMm', 'lengthMm', 'widthMm'], toNumber(bore)),
      numberReading(['odMm', 'widthMm', 'heightMm'], toNumber(od)),
      numberReading(['widthMm', 'lengthMm', 'heightMm'], toNumber(width)),
    ]),
    isNumberAlike: true,
  },
]

const plugNoun = `(?: (?<noun>${plugWords}))?`
const counts: readonly Rule[] = [
  ...countedWords.map(({ keys, words }) =>
    rule(
      `(?<number>\\d{1,2})[ -]?(?:${words})${keys[0] === 'plugPins' ? plugNoun : ''}`,
      ({ number }) => [numberReading(keys, Number(number))],
      ['plugLead'],
    ),
  ),
  rule(`(?<number>\\d{1,2})[ -]?(?:${terminalWords})`, ({ number }) => [
    { keys: ['terminals'], value: { type: 'entries', number: Number(number) } },
  ]),
]

const THREAD = '(?<thread>M\\d{1,2}(?:[x×*]\\d(?:[.,]\\d{1,2})?)?)'
const threads = [
  rule(`${THREAD}[ -]?(?:${threadWords})|(?:${threadWords}) ?${THREAD.replace('thread', 'after')}`, ({ thread, after }) => [
    { keys: ['studThread', 'thread'], value: { type: 'thread', text: plainThread(thread ?? after ?? '') } },
  ]),
  rule('(?<thread>M\\d{1,2}[x×*]\\d(?:[.,]\\d{1,2})?)', ({ thread = '' }) => [
    { keys: ['thread', 'studThread'], value: { type: 'thread', text: plainThread(thread) } },
  ]),
]

/** Returns a thread as it is compared: `M10x1.5`. */
export const plainThread = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[X×*]/g, 'x')
    .replace(/(\d),(?=\d)/, '$1.')
    .replace(/ /g, '')

const PILOT_WORDS = 'pilot|zentrierung|centrage|centraje'
const lengthRule =
  (pattern: (word: string) => string) =>
  ({ keys, words, namesTypes }: DimensionWord) =>
    rule(pattern(`(?<noun>${words})`), (groups) => [numberReading(keys, millimetres(groups))], namesTypes)
const lengthsBeforeWords = lengthWords.map(lengthRule((word) => `${LENGTH} ${word}(?: (?:${diameterWords}))?`))
const lengthsAfterWords = [
  ...lengthWords.map(lengthRule((word) => `${word}(?: ?(?:${diameterWords}))? ?${LENGTH}`)),
  // The pilot is often given without a unit.
  rule(`(?:${PILOT_WORDS}) (?<number>\\d{2,3}(?:[.,]\\d{1,2})?)`, (groups) => [numberReading(['pilotMm'], millimetres(groups))]),
]

const bareLengths = rule(`(?:(?:${diameterWords}) ?)?${LENGTH}|[ø⌀] ?(?<bare>${NUMBER})`, ({ bare, ...groups }) => [
  numberReading(lengthKeys, bare === undefined ? millimetres(groups) : toNumber(bare)),
])

const plugShapes = plugShapeWords.map(([shape, words]) =>
  rule(`(?:${words})(?: (?<noun>${plugWords}))?`, () => [{ keys: ['plugShape'], value: { type: 'text', text: shape } }], ['plugLead']),
)
const plugPattern = new RegExp(`${BEGINNING}(?:${plugWords})${END}`, 'iu')

export interface ExtractedDimensions {
  dimensions: SearchedDimension[]
  remainingText: string
}

/** Tells whether a word that names types of parts belongs to a measure instead: given what else the text names. */
export type IsMeasureWord = (types: readonly PartType[], remainingText: string, otherKeys: readonly MeasurableKey[]) => boolean

/**
 * Returns the measures in a search text, and the text without them: `4 pin`, `54 mm pulley`, `17x40x12`, `M8 stud`. A piece of a part number
 * is no measure. A word that also names a part, such as the pulley, stays in the text unless the text is about another part.
 */
export function extractDimensions(text: string, numbers: readonly string[], isOtherPart: IsMeasureWord): ExtractedDimensions {
  const found: FoundDimension[] = []
  let rest = text
  const applyAll = (rules: readonly Rule[]) => {
    for (const one of rules) {
      const read = applyRule(one, rest, numbers)
      found.push(...read.found)
      rest = read.rest
    }
  }
  applyAll(SIZES_SIGN.test(rest) ? sizes : [])
  applyAll(COUNT_SIGN.test(rest) ? counts : [])
  applyAll(THREAD_SIGN.test(rest) ? threads : [])
  if (LENGTH_SIGN.test(rest)) applyAll([...lengthsByWord(rest), bareLengths])
  if (found.some(({ keys }) => keys.includes('plugPins')) || (found.length > 0 && plugPattern.test(rest))) applyAll(plugShapes)
  return withNouns(found, rest, isOtherPart)
}

/** Cheap signs that a text has such a measure at all, because most searches are numbers and words. */
const SIZES_SIGN = /\d ?[x×*] ?\d/i
const COUNT_SIGN = /(?<![\p{L}\p{N}.,/-])\d{1,2}[ -]?\p{L}/u
const THREAD_SIGN = /M\d/i
const LENGTH_SIGN = new RegExp(`\\d ?(?:${UNIT})${END}|[ø⌀] ?\\d|(?:${PILOT_WORDS}) \\d`, 'iu')

/** Reads all measures of one rule. What was read leaves a gap. */
function applyRule(
  { pattern, read, namesTypes, isNumberAlike }: Rule,
  text: string,
  numbers: readonly string[],
): { found: FoundDimension[]; rest: string } {
  const found: FoundDimension[] = []
  let rest = text
  for (let match = pattern.exec(rest); match !== null; match = pattern.exec(rest)) {
    if (!isNumberAlike && isInsideNumber(rest, match, numbers)) break
    const groups: Groups = Object.fromEntries(Object.entries(match.groups ?? {}).filter(([, value]) => value !== undefined))
    const noun = namesTypes.length > 0 ? (groups['noun'] ?? '') : ''
    for (const reading of read(groups)) found.push({ ...reading, text: match[0], noun, namesTypes })
    rest = rest.slice(0, match.index) + GAP + rest.slice(match.index + match[0].length)
  }
  return { found, rest }
}

/** A measure with the word beside it that also names types of parts; an empty word if there is none. */
type FoundDimension = SearchedDimension & { noun: string; namesTypes: readonly PartType[] }

/** What stands where a measure was. Nothing is read across it, and it is no word. */
const GAP = '  '

/** Puts the words back that name the part which is looked for. Its measure may then be any length. */
function withNouns(found: readonly FoundDimension[], rest: string, isOtherPart: IsMeasureWord): ExtractedDimensions {
  const nouns: string[] = []
  const dimensions = found.map(({ noun, namesTypes, ...dimension }): SearchedDimension => {
    if (noun === '') return dimension
    const others = found.filter(({ text }) => text !== dimension.text).flatMap(({ keys }) => (keys === lengthKeys ? [] : keys))
    if (isOtherPart(namesTypes, rest, others)) return dimension
    nouns.push(noun)
    const isOwn = namesTypes.some((type) => dimension.keys.some((key) => partTypes[type].attributes.includes(key)))
    return isOwn ? dimension : { ...dimension, keys: lengthKeys }
  })
  return { dimensions, remainingText: nouns.length === 0 ? rest : `${nouns.join(' ')} ${rest}` }
}

/** Returns the rules of lengths with words. A text either has the words first (`pulley 54 mm length 120 mm`), or the numbers. */
const lengthsByWord = (text: string): Rule[] =>
  countMatching(text, lengthsAfterWords) > countMatching(text, lengthsBeforeWords)
    ? [...lengthsAfterWords, ...lengthsBeforeWords]
    : [...lengthsBeforeWords, ...lengthsAfterWords]
const countMatching = (text: string, rules: readonly Rule[]) => rules.filter(({ pattern }) => pattern.test(text)).length
