import type { Matched } from '#contract/catalogue.ts'
import { crossedOut, meetsScratched, readAlike, readAs, scratchedNumber, withoutSuffix, withoutZeros } from '#contract/misread.ts'
import { readNumbers } from '#contract/number-list.ts'
import { keysMeeting, looksLikeNumber, type NumberKeys, numberKeys } from '#contract/numbers.ts'
import { compoundParts, namedInGerman, withoutUmlautE } from '#contract/search/german-words.ts'
import { alsoCalled } from '#contract/part-types.ts'
import type { Searchable } from './seen-parts.ts'

/** A part that meets a search text, and how. */
export interface Found {
  part: Searchable
  matched: Matched
}

/** A piece of a number needs this many characters to be looked for inside longer ones. */
const PIECE_LEAST_CHARACTERS = 4
const HOW = ['same', 'zeros', 'revision', 'begins', 'contains', 'suffix', 'alike'] as const

/**
 * The searches of the device over parts that were seen: one number, some words, or the numbers that stand among words. Best first; the
 * shop's own search knows far more.
 */
export function matchParts(parts: readonly Searchable[], text: string): Found[] {
  const found = matchBy(looksLikeNumber(text) ? byNumber : byWords, parts, text)
  if (found.length > 0) return found
  for (const { number } of readNumbers(text))
    found.push(...matchBy(byNumber, parts, number).filter(({ part }) => found.every((one) => one.part !== part)))
  return found
}

/** Reads the text once, and tells of each part how it meets it. */
type Match = (asked: string) => (part: Searchable) => Matched | null

function matchBy(match: Match, parts: readonly Searchable[], text: string): Found[] {
  const found: Found[] = []
  const meet = match(text)
  for (const part of parts) {
    const matched = meet(part)
    if (matched !== null) found.push({ part, matched })
  }
  const rank = ({ matched }: Found) => (matched.how === undefined ? HOW.length : HOW.indexOf(matched.how))
  return found.sort((a, b) => rank(a) - rank(b) || (a.part.mcode < b.part.mcode ? -1 : 1))
}

/** A number that a part bears, with what each search needs of it. */
interface Borne {
  source: Omit<Matched, 'how'>
  keys: NumberKeys
  readAs: string
}

/** Made once of each part: a search comes with every key, and looks through them all. */
const borne = new WeakMap<Searchable, readonly Borne[]>()

function borneBy(part: Searchable): readonly Borne[] {
  const known = borne.get(part)
  if (known !== undefined) return known
  const numbers: Omit<Matched, 'how'>[] = [
    { by: 'mcode', number: part.mcode },
    { by: 'oe', number: part.oeNumber, maker: part.oeProducer },
    ...(part.numbers ?? []).map(({ kind, number, maker }) => ({ by: kind, number, maker })),
    // Codes that this part took the place of stand on old invoices.
    ...(part.supersedes ?? []).map(({ mcode }) => ({ by: 'mcode' as const, number: mcode })),
  ]
  const made = numbers.map((source) => {
    const keys = numberKeys(source.number ?? '')
    return { source, keys, readAs: readAs(keys.key) }
  })
  borne.set(part, made)
  return made
}

function numberMatcher(asked: string): (number: Borne) => Matched['how'] | null {
  const keys = numberKeys(asked)
  const read = readAs(keys.key)
  const scratched = scratchedNumber(asked) ?? scratchedNumber(crossedOut(asked) ?? '')
  const bare = withoutSuffix(asked)
  const bareKeys = bare === null ? null : numberKeys(bare)
  return (number) => {
    const match = keysMeeting(keys, number.keys)
    if (match !== null) return match
    const whole = number.keys.key
    if (whole.startsWith(keys.key)) return 'begins'
    if (keys.key.length >= PIECE_LEAST_CHARACTERS && whole.includes(keys.key)) return 'contains'
    if (scratched !== null && (meetsScratched(scratched, whole) || meetsScratched(withoutZeros(scratched), withoutZeros(whole))))
      return 'contains'
    const bareMatch = bareKeys === null ? null : keysMeeting(bareKeys, number.keys)
    if (bareMatch !== null && bareMatch !== 'begins') return 'suffix'
    return readAlike(read, number.readAs) ? 'alike' : null
  }
}

const byNumber: Match = (asked) => {
  const matchOf = numberMatcher(asked)
  return (part) => {
    let best: Matched | null = null
    for (const each of borneBy(part)) {
      const how = matchOf(each)
      if (how && (!best?.how || HOW.indexOf(how) < HOW.indexOf(best.how))) best = { ...each.source, how }
    }
    return best
  }
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')

/** What is said of a part, made once: a search comes with every key. */
const texts = new WeakMap<Searchable, string>()

function textOf(part: Searchable): string {
  const makers = (part.numbers ?? []).map((row) => row.maker)
  const all = [part.name, ...alsoCalled[part.type], part.producer, part.oeProducer, part.backCategoryName, part.specName, ...makers]
  const text = texts.get(part) ?? plain(all.join(' '))
  texts.set(part, text)
  return text
}

const byWords: Match = (asked) => {
  const words = plain(asked).split(/\s+/).filter(Boolean).flatMap(compoundParts)
  const forms = words.map((word, at) => [word, withoutUmlautE(word), ...namedInGerman(word, at === words.length - 1)])
  const holds = (text: string, some: readonly string[]) => some.some((form) => text.includes(form))
  return (part) => (forms.length > 0 && forms.every((some) => holds(textOf(part), some)) ? { by: 'words' } : null)
}
