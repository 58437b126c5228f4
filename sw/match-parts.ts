import type { Matched, PartDetail } from '#contract/catalogue.ts'
import { looksAlike, withoutSuffix } from '#contract/misread.ts'
import { readNumbers } from '#contract/number-list.ts'
import { looksLikeNumber, meeting, numberKey } from '#contract/numbers.ts'
import { crossedOut, meetsScratched, scratchedNumber, withoutZeros } from '#contract/scratched.ts'
import { alsoCalled } from '#contract/part-words.ts'

/** A part that meets a search text, and how. */
export interface Found {
  part: PartDetail
  matched: Matched
}

/** A piece of a number needs this many characters to be looked for inside longer ones. */
const PIECE_LEAST_CHARACTERS = 4
const HOW = ['same', 'zeros', 'revision', 'begins', 'contains', 'suffix', 'alike'] as const

/**
 * The searches of the device over parts that were seen: one number, some words, or the numbers that stand among words. Best first; the shop's own search
 * knows far more.
 */
export function matchParts(parts: readonly PartDetail[], text: string): Found[] {
  const found = matchBy(looksLikeNumber(text) ? byNumber : byWords, parts, text)
  if (found.length > 0) return found
  for (const { number } of readNumbers(text))
    found.push(...matchBy(byNumber, parts, number).filter(({ part }) => found.every((one) => one.part !== part)))
  return found
}

type Match = (part: PartDetail, asked: string) => Matched | null

function matchBy(match: Match, parts: readonly PartDetail[], text: string): Found[] {
  const found: Found[] = []
  for (const part of parts) {
    const matched = match(part, text)
    if (matched !== null) found.push({ part, matched })
  }
  const rank = ({ matched }: Found) => (matched.how === undefined ? HOW.length : HOW.indexOf(matched.how))
  return found.sort((a, b) => rank(a) - rank(b) || (a.part.mcode < b.part.mcode ? -1 : 1))
}

function howNumbersMeet(asked: string, number: string): Matched['how'] | null {
  const met = meeting(asked, number)
  if (met !== null) return met
  const [piece, whole] = [numberKey(asked), numberKey(number)]
  if (whole.startsWith(piece)) return 'begins'
  if (piece.length >= PIECE_LEAST_CHARACTERS && whole.includes(piece)) return 'contains'
  const scratched = scratchedNumber(asked) ?? scratchedNumber(crossedOut(asked) ?? '')
  if (scratched !== null && (meetsScratched(scratched, whole) || meetsScratched(withoutZeros(scratched), withoutZeros(whole))))
    return 'contains'
  const bare = withoutSuffix(asked)
  const bareMet = bare === null ? null : meeting(bare, number)
  if (bareMet !== null && bareMet !== 'begins') return 'suffix'
  return looksAlike(asked, number) ? 'alike' : null
}

function byNumber(part: PartDetail, asked: string): Matched | null {
  const numbers: Omit<Matched, 'how'>[] = [
    { by: 'mcode', number: part.mcode },
    { by: 'oe', number: part.oeNumber, maker: part.oeProducer },
    ...part.numbers.map(({ kind, number, maker }) => ({ by: kind, number, maker })),
    // Codes that this part took the place of stand on old invoices.
    ...part.supersedes.map(({ mcode }) => ({ by: 'mcode' as const, number: mcode })),
  ]
  let best: Matched | null = null
  for (const each of numbers) {
    const how = howNumbersMeet(asked, each.number ?? '')
    if (how && (!best?.how || HOW.indexOf(how) < HOW.indexOf(best.how))) best = { ...each, how }
  }
  return best
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

function byWords(part: PartDetail, asked: string): Matched | null {
  const said = plain(
    [
      part.name,
      ...alsoCalled[part.type],
      part.producer,
      part.oeProducer,
      part.backCategoryName,
      part.specName,
      ...part.numbers.map((row) => row.maker),
    ].join(' '),
  )
  const words = plain(asked).split(/\s+/).filter(Boolean)
  return words.length > 0 && words.every((word) => said.includes(word)) ? { by: 'words' } : null
}
