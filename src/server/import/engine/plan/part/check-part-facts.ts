import { MAX_CATEGORY_DEPTH } from '#contract/limits.ts'
import { dollarsTextOfCents } from '#server/db/money.ts'
import { toPartCode } from '#server/import/engine/match/part-code.ts'
import type { StagedPartFacts } from '#server/import/engine/stage/staged-part.ts'

export interface PartFactsRemark {
  column: string
  value: string
  says: string
}

/**
 * The result of checking the facts (values in a file) about a part. `facts` are the accepted facts, `notes` are remarks about facts that
 * were left out or look wrong.
 */
export type PartFactsCheckResult =
  | { type: 'facts'; facts: StagedPartFacts; notes: PartFactsRemark[] }
  | ({ type: 'refused' } & PartFactsRemark)

const MAX_NAME_CHARACTERS = 200
const MAX_NOTE_CHARACTERS = 2000
const MAX_CENTS = 999_999_999
/** The shop's currency, in which it sells. */
const SHOP_CURRENCY = 'USD'

// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
const CONTROL_CHARACTER_PATTERN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

const knownCurrencyCodes: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/**
 * Checks the facts about a part before they reach the database, because the database would refuse the whole file for one invalid value.
 * Checked are texts, counts and days in lists, a foreign currency, and whether the part supersedes itself.
 */
export function checkPartFacts(
  mcode: string,
  said: StagedPartFacts,
  { isZeroPriceAllowed }: { isZeroPriceAllowed: boolean },
): PartFactsCheckResult {
  const { facts, notes } = isZeroPriceAllowed ? { facts: said, notes: [] } : removeZeroPrices(said)
  const [free] = notes
  if (free !== undefined && !hasFacts(facts)) return createFactsRefusal('price', free.value, ZERO_PRICE_MESSAGE)
  for (const [column, text, most] of textFactsOf(facts)) {
    if (text === undefined) continue
    if (text.length > most) return createFactsRefusal(column, text, `This has at most ${most} characters.`)
    if (CONTROL_CHARACTER_PATTERN.test(text))
      return createFactsRefusal(column, text, 'This holds control characters, which cannot be kept. Take them out.')
  }
  if ((facts.category?.length ?? 0) > MAX_CATEGORY_DEPTH)
    return createFactsRefusal(
      'category',
      facts.category?.join(' > ') ?? '',
      `At most ${MAX_CATEGORY_DEPTH} categories stand below each other. Make this tree flatter.`,
    )
  for (const [column, count, least, most] of integerFactsOf(facts))
    if (count != null && !(Number.isSafeInteger(count) && count >= least && count <= most))
      return createFactsRefusal(column, String(count), `This is a whole number from ${least} to ${most}.`)
  // An amount that is not a number became null in JSON.
  for (const amount of [facts.cents, facts.coreCents]) if (amount === null) return createFactsRefusal('price', '', 'This is no number.')
  for (const [column, day] of dayFactsOf(facts))
    if (day != null && !isIsoDay(day)) return createFactsRefusal(column, day, 'This is a day such as 2026-11-27.')
  for (const { code, name } of facts.components ?? [])
    if (!code && !name) return createFactsRefusal('component', '', 'A component needs a number or a name.')
  const { currency = SHOP_CURRENCY, supersededBy, ...others } = facts
  if (currency !== SHOP_CURRENCY && [facts.cents, facts.wasCents, facts.coreCents, facts.steps].some((said) => said != null))
    return createFactsRefusal(
      'currency',
      currency,
      `The shop sells in US dollars. Say --rate ${currency}=… with what one is worth in dollars today, or have the file in dollars.`,
    )
  for (const unknown of new Set((facts.groupPrices ?? []).map((price) => price.currency)))
    if (unknown !== '' && !knownCurrencyCodes.has(unknown))
      notes.push({ column: 'currency', value: unknown, says: 'No currency has this code. The price is kept as the file has it.' })
  const successor = supersededBy == null ? null : toPartCode(supersededBy)
  if (supersededBy == null) return { type: 'facts', facts, notes }
  if (successor !== null && successor !== mcode) return { type: 'facts', facts, notes }
  const says =
    successor === null ? 'No code can be made of it, so it is left out.' : 'A part cannot take its own place, so this is left out.'
  return { type: 'facts', facts: others, notes: [...notes, { column: 'superseded by', value: supersededBy, says }] }
}

export const ZERO_PRICE_MESSAGE = 'Zero and less is no price. Say --free where the goods are given away.'

/** Removes prices of zero or less, because price lists write zero for "no price". A row with no other fact is refused later. */
function removeZeroPrices(said: StagedPartFacts): { facts: StagedPartFacts; notes: PartFactsRemark[] } {
  const { cents, wasCents, steps, groupPrices, ...others } = said
  const isPrice = (price: { cents: number }) => !isZeroOrNegative(price.cents)
  const notes: PartFactsRemark[] = []
  const note = (amount: number) =>
    notes.push({ column: 'price', value: dollarsTextOfCents(amount), says: `${ZERO_PRICE_MESSAGE} It is left out.` })
  if (isZeroOrNegative(cents)) note(cents)
  if (isZeroOrNegative(wasCents)) note(wasCents)
  for (const price of [...(steps ?? []), ...(groupPrices ?? [])]) if (!isPrice(price)) note(price.cents)
  if (notes.length === 0) return { facts: said, notes }
  const facts: StagedPartFacts = {
    ...others,
    ...(cents !== undefined && !isZeroOrNegative(cents) && { cents }),
    ...(wasCents !== undefined && !isZeroOrNegative(wasCents) && { wasCents }),
    ...(steps?.some(isPrice) && { steps: steps.filter(isPrice) }),
    ...(groupPrices?.some(isPrice) && { groupPrices: groupPrices.filter(isPrice) }),
  }
  return { facts, notes }
}

/** Whether a price is zero or less. Null stands for an invalid number, which is refused separately. */
const isZeroOrNegative = (cents: number | null | undefined): cents is number => typeof cents === 'number' && cents <= 0

/** Whether the facts say anything beyond which part they are about. */
const hasFacts = (facts: StagedPartFacts): boolean =>
  Object.entries(facts).some(
    ([name, value]) => value !== undefined && !['code', 'brand', 'brandId', 'adds', 'alsoAt', 'currency', 'producer'].includes(name),
  )

const createFactsRefusal = (column: string, value: string, says: string): PartFactsCheckResult => ({
  type: 'refused',
  column,
  value: value.slice(0, 200),
  says,
})

function* textFactsOf(facts: StagedPartFacts): Generator<[column: string, text: string | undefined, most: number], void> {
  yield ['brand', facts.brand, MAX_NAME_CHARACTERS]
  yield ['producer', facts.producer, MAX_NAME_CHARACTERS]
  yield ['kind', facts.kind, MAX_NAME_CHARACTERS]
  for (const name of facts.category ?? []) yield ['category', name, MAX_NAME_CHARACTERS]
  for (const { name } of facts.attributes ?? []) yield ['attribute', name, MAX_NAME_CHARACTERS]
  for (const { maker, display } of facts.numbers ?? []) {
    yield ['number', display, MAX_NAME_CHARACTERS]
    yield ['maker', maker, MAX_NAME_CHARACTERS]
  }
  for (const { make, model, group, engine, application, note } of facts.fitments ?? []) {
    for (const name of [application, make, group, model, engine]) yield ['fitment', name, MAX_NAME_CHARACTERS]
    yield ['fitment', note, MAX_NOTE_CHARACTERS]
  }
  for (const { code, name } of facts.components ?? []) {
    yield ['component', code ?? undefined, MAX_NAME_CHARACTERS]
    yield ['component', name, MAX_NAME_CHARACTERS]
  }
  for (const name of facts.pictures ?? []) yield ['picture', name, MAX_NAME_CHARACTERS]
  for (const word of facts.words ?? []) yield ['words', word, MAX_NOTE_CHARACTERS]
  for (const { group } of facts.groupPrices ?? []) yield ['price', group, MAX_NAME_CHARACTERS]
}

function* integerFactsOf(facts: StagedPartFacts): Generator<[column: string, count: number | null, least: number, most: number], void> {
  for (const { qty } of facts.components ?? []) yield ['component', qty, 1, 1_000_000]
  for (const { yearFrom, yearTo } of facts.fitments ?? []) {
    yield ['year', yearFrom, 1800, 2200]
    yield ['year', yearTo, 1800, 2200]
  }
  for (const { fromQty, cents } of [...(facts.groupPrices ?? []), ...(facts.steps ?? [])]) {
    yield ['quantity', fromQty, 1, 1_000_000]
    yield ['price', cents, 0, MAX_CENTS]
  }
}

function* dayFactsOf(facts: StagedPartFacts): Generator<[column: string, day: string | null | undefined], void> {
  yield ['restock on', facts.restockOn]
  yield ['first sold on', facts.firstSoldOn]
  for (const { from, to } of facts.groupPrices ?? []) {
    yield ['from', from]
    yield ['to', to]
  }
}

function isIsoDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}
