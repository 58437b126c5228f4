import type { GroupPriceFacts, PartFacts, PriceStepFacts } from '#server/import/facts.ts'
import { consumerPriceTypes, corePriceTypes, piecesPerPriceUnit, priceTypes } from '#server/import/pies/codes/price-types.ts'
import type { PiesReadingContext } from '#server/import/pies/options.ts'
import { fieldText, findField, type PiesSegment, type SegmentField } from '#server/import/pies/segment.ts'
import { parseCents, parseIsoDay, parseWholeNumber } from '#server/import/pies/values.ts'

interface PiesPrice {
  type: string
  cents: number
  fromQty: number
  currency: string
  from: string | null
  to: string | null
  segment: PiesSegment
}

/**
 * Returns the selling price of a part with its quantity prices, the core charge, and the customer group prices. The selling price is of the
 * requested type, or of the best consumer type with a price that is valid on the day. All other prices become group prices, so that nothing
 * is lost.
 */
export function readPriceFacts(segments: readonly PiesSegment[], reading: PiesReadingContext): Partial<PartFacts> {
  const all = dropRepeatedPrices(
    segments.flatMap((segment) => readPrice(segment, reading) ?? []),
    reading,
  )
  if (all.length === 0) return {}
  const { options, notes, defaults } = reading
  const valid = all.filter((price) => isValidToday(price, reading))
  const wanted = options.priceType === undefined ? consumerPriceTypes : [options.priceType.toUpperCase()]
  const type = wanted.find((one) => valid.some((price) => price.type === one))
  const ofType = valid.filter((price) => price.type === type)
  const currencies = [options.currency ?? '', defaults.currency, ofType[0]?.currency ?? '']
  const currency = currencies.find((one) => ofType.some((price) => price.currency === one)) ?? ''
  const sold = latestPricePerQuantity(ofType.filter((price) => price.currency === currency))
  const [first] = sold
  if (first === undefined) {
    const sellable = [...new Set(all.filter((price) => priceTypes[price.type]?.type !== 'core').map((price) => price.type))]
    const types = [...new Set(all.map((price) => price.type))].join(', ')
    const [some] = all
    const advice =
      sellable.length === 0 ? '' : ` Say which the shop sells at: ${sellable.map((one) => `--price-type ${one}`).join(' or ')}.`
    const says = `No price of ${wanted.join(', ')} is valid on ${reading.validityDay}: these have no selling price. There is ${types}.${advice}`
    if (some !== undefined) notes.addNoteOnce(some.segment, findField(some.segment, 'PriceType'), says, `no selling price ${types}`)
  } else {
    const means = priceTypes[first.type]?.meaning
    const says = `Prices of type ${first.type}${means === undefined ? '' : ` (${means})`} became the shop’s selling prices.`
    notes.addNoteOnce(first.segment, findField(first.segment, 'PriceType'), says)
  }
  const core = chooseCoreCharge(valid, first?.type, currency, reading)
  const others = all.filter((price) => !sold.includes(price) && priceTypes[price.type]?.type !== 'core')
  return {
    ...(first === undefined ? {} : { cents: first.cents, currency, steps: buildPriceBreaks(sold, reading) }),
    ...(first === undefined || first.fromQty <= 1 ? {} : { minQty: first.fromQty }),
    ...(core === undefined ? {} : { coreCents: core }),
    groupPrices: others.map(toGroupPrice),
  }
}

function readPrice(segment: PiesSegment, reading: PiesReadingContext): PiesPrice | undefined {
  const { notes, options, defaults } = reading
  const said = findField(segment, 'Price')
  const kind = findField(segment, 'PriceType')
  const sheetName = fieldText(segment, 'PriceSheetNumber')
  if (options.priceSheet !== undefined && sheetName !== options.priceSheet) {
    const says = 'Prices of this sheet were left out: another one was asked for.'
    notes.addNoteOnce(segment, findField(segment, 'PriceSheetNumber'), says, `sheet ${sheetName}`)
    return undefined
  }
  if (said === undefined) return notes.addRefusal(segment, undefined, 'A price such as 12.50 is missing.')
  const unit = findField(segment, 'PriceUOM')
  const pieces = piecesPerPriceUnit[unit?.text.toUpperCase() ?? ''] ?? 1
  const amount = parseCents(said.text, pieces)
  if (amount === null || amount < 0) return notes.addRefusal(segment, said, 'A price such as 12.50, not below zero.')
  if (amount === 0) return notes.addNoteOnce(segment, said, 'A price of zero says that there is none: not taken.')
  const type = (kind?.text ?? 'LST').toUpperCase().replaceAll(/[^A-Z0-9]/g, '') || 'LST'
  if (priceTypes[type] === undefined) {
    notes.addNoteOnce(segment, kind, `A price type that is not in the list: kept as the price of the group ${type}.`, `price type ${type}`)
  }
  if (unit !== undefined && !(unit.text.toUpperCase() in piecesPerPriceUnit)) {
    notes.addNoteOnce(segment, unit, 'A unit of prices that is not in the list: taken for a price of one piece.', `price unit ${unit.text}`)
  } else if (pieces > 1) notes.addNoteOnce(segment, unit, `Prices of ${pieces} pieces were divided into prices of one.`)
  const multiplier = findField(segment, 'PriceMultiplier')
  if (multiplier !== undefined && Number(multiplier.text) !== 1) {
    notes.addNoteOnce(segment, multiplier, 'A multiplier of prices is not applied: the price was taken as it stands.', 'price multiplier')
  }
  const broken = findField(segment, 'PriceBreak')
  const fromQty = broken === undefined ? 1 : parseWholeNumber(broken.text)
  if (fromQty === null || fromQty < 0) {
    return notes.addRefusal(segment, broken, 'A whole number of pieces from which this price holds, such as 10.')
  }
  const sheet = defaults.priceSheets.get(sheetName)
  const currency = (fieldText(segment, 'CurrencyCode') || sheet?.currency || defaults.currency || 'USD').toUpperCase()
  if (!/^[A-Z]{3}$/.test(currency)) {
    return notes.addRefusal(segment, findField(segment, 'CurrencyCode'), 'A currency of three letters, such as USD.')
  }
  const from = readPriceDay(segment, findField(segment, 'EffectiveDate'), sheet?.effectiveDay ?? '', reading)
  const to = readPriceDay(segment, findField(segment, 'ExpirationDate'), sheet?.expirationDay ?? '', reading)
  return { type, cents: amount, fromQty: Math.max(1, fromQty), currency, from, to, segment }
}

function readPriceDay(segment: PiesSegment, said: SegmentField | undefined, instead: string, { notes }: PiesReadingContext): string | null {
  if (said === undefined) return instead || null
  const read = parseIsoDay(said.text)
  if (read === null) notes.addRefusal(segment, said, 'A day such as 2026-03-05. The price was taken without it.')
  return read
}

function isValidToday({ from, to, segment }: PiesPrice, { validityDay: today, notes }: PiesReadingContext): boolean {
  if (from !== null && from > today) {
    notes.addNoteOnce(segment, findField(segment, 'EffectiveDate'), 'Prices that begin later: not the selling price yet.', 'later price')
  }
  if (to !== null && to < today) {
    notes.addNoteOnce(segment, findField(segment, 'ExpirationDate'), 'Prices that have run out: not the selling price.', 'old price')
  }
  return (from === null || from <= today) && (to === null || to >= today)
}

/**
 * Keeps only the first price of each type, currency, quantity and period. A price that differs only in its amount, for example because it
 * is for another zone, is dropped.
 */
function dropRepeatedPrices(prices: readonly PiesPrice[], { notes }: PiesReadingContext): PiesPrice[] {
  const seen = new Map<string, PiesPrice>()
  for (const price of prices) {
    const key = [price.type, price.currency, price.fromQty, price.from, price.to].join()
    const first = seen.get(key)
    if (first === undefined) seen.set(key, price)
    else if (first.cents !== price.cents) {
      const says = 'Two prices of one type: the first was taken. A sheet of prices can be chosen.'
      notes.addNoteOnce(price.segment, findField(price.segment, 'Price'), says, 'two prices')
    }
  }
  return [...seen.values()]
}

/** Returns for each quantity the price that became valid last, sorted by quantity. */
function latestPricePerQuantity(prices: readonly PiesPrice[]): PiesPrice[] {
  const byQty = new Map<number, PiesPrice>()
  for (const price of prices) {
    const found = byQty.get(price.fromQty)
    if (found === undefined || (price.from ?? '') > (found.from ?? '')) byQty.set(price.fromQty, price)
  }
  return [...byQty.values()].sort((one, other) => one.fromQty - other.fromQty)
}

const NOT_CHEAPER_MESSAGE = 'A price of more pieces that is not below that of fewer: left out.'

function buildPriceBreaks(sold: readonly PiesPrice[], { notes }: PiesReadingContext): PriceStepFacts[] {
  const taken: PriceStepFacts[] = []
  let last = sold[0]?.cents ?? 0
  for (const price of sold.slice(1)) {
    if (price.cents >= last) notes.addNoteOnce(price.segment, findField(price.segment, 'PriceBreak'), NOT_CHEAPER_MESSAGE)
    else {
      taken.push({ fromQty: price.fromQty, cents: price.cents })
      last = price.cents
    }
  }
  return taken
}

/** Chooses the core charge that belongs to the selling price, when a file has several core charges. */
function chooseCoreCharge(
  valid: readonly PiesPrice[],
  type: string | undefined,
  currency: string,
  { notes }: PiesReadingContext,
): number | undefined {
  const pairs: Readonly<Record<string, string>> = { JBR: 'CRJ', JBC: 'CRJ', JBN: 'CRJ', WD1: 'CRW' }
  const order = [pairs[type ?? ''] ?? '', ...corePriceTypes]
  const cores = valid.filter((price) => priceTypes[price.type]?.type === 'core' && (currency === '' || price.currency === currency))
  const [first, ...others] = latestPricesByType(cores).sort((one, other) => order.indexOf(one.type) - order.indexOf(other.type))
  for (const { segment, type: other } of others) {
    notes.addNoteOnce(segment, findField(segment, 'PriceType'), `Core charges ${other} were left out: ${first?.type} was taken.`)
  }
  return first?.cents
}

const latestPricesByType = (prices: readonly PiesPrice[]) =>
  [...new Set(prices.map(({ type }) => type))].flatMap((type) => latestPricePerQuantity(prices.filter((one) => one.type === type))[0] ?? [])

const toGroupPrice = ({ type: group, segment: _, ...price }: PiesPrice): GroupPriceFacts => ({ group, ...price })
