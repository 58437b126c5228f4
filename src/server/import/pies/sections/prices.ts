import type { GroupPriceFacts, PartFacts, PriceStepFacts } from '#server/import/facts.ts'
import { consumerTypes, coreTypes, priceTypes, priceUnits } from '#server/import/pies/codes/price-types.ts'
import type { Reading } from '#server/import/pies/options.ts'
import { type Field, field, type Segment, text } from '#server/import/pies/segment.ts'
import { cents, day, whole } from '#server/import/pies/values.ts'

interface Price {
  type: string
  cents: number
  fromQty: number
  currency: string
  from: string | null
  to: string | null
  segment: Segment
}

/**
 * Returns the selling price of a part with its quantity prices, the core charge, and the customer group prices. The selling price is of the
 * requested type, or of the best consumer type with a price that is valid on the day. All other prices become group prices, so that nothing
 * is lost.
 */
export function priceFacts(segments: readonly Segment[], reading: Reading): Partial<PartFacts> {
  const all = dropRepeatedPrices(
    segments.flatMap((segment) => priceOf(segment, reading) ?? []),
    reading,
  )
  if (all.length === 0) return {}
  const { options, notes, defaults } = reading
  const valid = all.filter((price) => isValid(price, reading))
  const wanted = options.priceType === undefined ? consumerTypes : [options.priceType.toUpperCase()]
  const type = wanted.find((one) => valid.some((price) => price.type === one))
  const ofType = valid.filter((price) => price.type === type)
  const currencies = [options.currency ?? '', defaults.currency, ofType[0]?.currency ?? '']
  const currency = currencies.find((one) => ofType.some((price) => price.currency === one)) ?? ''
  const sold = latestPerQuantity(ofType.filter((price) => price.currency === currency))
  const [first] = sold
  if (first === undefined) {
    const sellable = [...new Set(all.filter((price) => priceTypes[price.type]?.type !== 'core').map((price) => price.type))]
    const types = [...new Set(all.map((price) => price.type))].join(', ')
    const [some] = all
    const advice =
      sellable.length === 0 ? '' : ` Say which the shop sells at: ${sellable.map((one) => `--price-type ${one}`).join(' or ')}.`
    const says = `No price of ${wanted.join(', ')} is valid on ${reading.day}: these have no selling price. There is ${types}.${advice}`
    if (some !== undefined) notes.noteOnce(some.segment, field(some.segment, 'PriceType'), says, `no selling price ${types}`)
  } else {
    const means = priceTypes[first.type]?.means
    const says = `Prices of type ${first.type}${means === undefined ? '' : ` (${means})`} became the shop’s selling prices.`
    notes.noteOnce(first.segment, field(first.segment, 'PriceType'), says)
  }
  const core = coreOf(valid, first?.type, currency, reading)
  const others = all.filter((price) => !sold.includes(price) && priceTypes[price.type]?.type !== 'core')
  return {
    ...(first === undefined ? {} : { cents: first.cents, currency, steps: steps(sold, reading) }),
    ...(first === undefined || first.fromQty <= 1 ? {} : { minQty: first.fromQty }),
    ...(core === undefined ? {} : { coreCents: core }),
    groupPrices: others.map(groupPrice),
  }
}

function priceOf(segment: Segment, reading: Reading): Price | undefined {
  const { notes, options, defaults } = reading
  const said = field(segment, 'Price')
  const kind = field(segment, 'PriceType')
  const sheetName = text(segment, 'PriceSheetNumber')
  if (options.priceSheet !== undefined && sheetName !== options.priceSheet) {
    const says = 'Prices of this sheet were left out: another one was asked for.'
    notes.noteOnce(segment, field(segment, 'PriceSheetNumber'), says, `sheet ${sheetName}`)
    return undefined
  }
  if (said === undefined) return notes.refuse(segment, undefined, 'A price such as 12.50 is missing.')
  const unit = field(segment, 'PriceUOM')
  const pieces = priceUnits[unit?.text.toUpperCase() ?? ''] ?? 1
  const amount = cents(said.text, pieces)
  if (amount === null || amount < 0) return notes.refuse(segment, said, 'A price such as 12.50, not below zero.')
  if (amount === 0) return notes.noteOnce(segment, said, 'A price of zero says that there is none: not taken.')
  const type = (kind?.text ?? 'LST').toUpperCase().replaceAll(/[^A-Z0-9]/g, '') || 'LST'
  if (priceTypes[type] === undefined) {
    notes.noteOnce(segment, kind, `A price type that is not in the list: kept as the price of the group ${type}.`, `price type ${type}`)
  }
  if (unit !== undefined && !(unit.text.toUpperCase() in priceUnits)) {
    notes.noteOnce(segment, unit, 'A unit of prices that is not in the list: taken for a price of one piece.', `price unit ${unit.text}`)
  } else if (pieces > 1) notes.noteOnce(segment, unit, `Prices of ${pieces} pieces were divided into prices of one.`)
  const multiplier = field(segment, 'PriceMultiplier')
  if (multiplier !== undefined && Number(multiplier.text) !== 1) {
    notes.noteOnce(segment, multiplier, 'A multiplier of prices is not applied: the price was taken as it stands.', 'price multiplier')
  }
  const broken = field(segment, 'PriceBreak')
  const fromQty = broken === undefined ? 1 : whole(broken.text)
  if (fromQty === null || fromQty < 0) {
    return notes.refuse(segment, broken, 'A whole number of pieces from which this price holds, such as 10.')
  }
  const sheet = defaults.sheets.get(sheetName)
  const currency = (text(segment, 'CurrencyCode') || sheet?.currency || defaults.currency || 'USD').toUpperCase()
  if (!/^[A-Z]{3}$/.test(currency)) {
    return notes.refuse(segment, field(segment, 'CurrencyCode'), 'A currency of three letters, such as USD.')
  }
  const from = dayOf(segment, field(segment, 'EffectiveDate'), sheet?.effective ?? '', reading)
  const to = dayOf(segment, field(segment, 'ExpirationDate'), sheet?.expires ?? '', reading)
  return { type, cents: amount, fromQty: Math.max(1, fromQty), currency, from, to, segment }
}

function dayOf(segment: Segment, said: Field | undefined, instead: string, { notes }: Reading): string | null {
  if (said === undefined) return instead || null
  const read = day(said.text)
  if (read === null) notes.refuse(segment, said, 'A day such as 2026-03-05. The price was taken without it.')
  return read
}

function isValid({ from, to, segment }: Price, { day: today, notes }: Reading): boolean {
  if (from !== null && from > today) {
    notes.noteOnce(segment, field(segment, 'EffectiveDate'), 'Prices that begin later: not the selling price yet.', 'later price')
  }
  if (to !== null && to < today) {
    notes.noteOnce(segment, field(segment, 'ExpirationDate'), 'Prices that have run out: not the selling price.', 'old price')
  }
  return (from === null || from <= today) && (to === null || to >= today)
}

/** Drops prices that differ from an earlier price only in the amount, for example because they are for another zone. */
function dropRepeatedPrices(prices: readonly Price[], { notes }: Reading): Price[] {
  const seen = new Map<string, Price>()
  for (const price of prices) {
    const key = [price.type, price.currency, price.fromQty, price.from, price.to].join()
    const first = seen.get(key)
    if (first === undefined) seen.set(key, price)
    else if (first.cents !== price.cents) {
      const says = 'Two prices of one type: the first was taken. A sheet of prices can be chosen.'
      notes.noteOnce(price.segment, field(price.segment, 'Price'), says, 'two prices')
    }
  }
  return [...seen.values()]
}

/** Returns for each quantity the price that became valid last, sorted by quantity. */
function latestPerQuantity(prices: readonly Price[]): Price[] {
  const byQty = new Map<number, Price>()
  for (const price of prices) {
    const found = byQty.get(price.fromQty)
    if (found === undefined || (price.from ?? '') > (found.from ?? '')) byQty.set(price.fromQty, price)
  }
  return [...byQty.values()].sort((one, other) => one.fromQty - other.fromQty)
}

const NOT_CHEAPER_MESSAGE = 'A price of more pieces that is not below that of fewer: left out.'

function steps(sold: readonly Price[], { notes }: Reading): PriceStepFacts[] {
  const taken: PriceStepFacts[] = []
  let last = sold[0]?.cents ?? 0
  for (const price of sold.slice(1)) {
    if (price.cents >= last) notes.noteOnce(price.segment, field(price.segment, 'PriceBreak'), NOT_CHEAPER_MESSAGE)
    else {
      taken.push({ fromQty: price.fromQty, cents: price.cents })
      last = price.cents
    }
  }
  return taken
}

/** Chooses the core charge that belongs to the selling price, when a file has several core charges. */
function coreOf(valid: readonly Price[], type: string | undefined, currency: string, { notes }: Reading): number | undefined {
  const pairs: Readonly<Record<string, string>> = { JBR: 'CRJ', JBC: 'CRJ', JBN: 'CRJ', WD1: 'CRW' }
  const order = [pairs[type ?? ''] ?? '', ...coreTypes]
  const cores = valid.filter((price) => priceTypes[price.type]?.type === 'core' && (currency === '' || price.currency === currency))
  const [first, ...others] = latestOfTypes(cores).sort((one, other) => order.indexOf(one.type) - order.indexOf(other.type))
  for (const { segment, type: other } of others) {
    notes.noteOnce(segment, field(segment, 'PriceType'), `Core charges ${other} were left out: ${first?.type} was taken.`)
  }
  return first?.cents
}

const latestOfTypes = (prices: readonly Price[]) =>
  [...new Set(prices.map(({ type }) => type))].flatMap((type) => latestPerQuantity(prices.filter((one) => one.type === type))[0] ?? [])

const groupPrice = ({ type: group, segment: _, ...price }: Price): GroupPriceFacts => ({ group, ...price })
