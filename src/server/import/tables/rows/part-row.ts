import { type PartFieldKey, partFieldRows } from '#contract/part/part-fields.ts'
import type { FilePlace, FitmentFacts, GroupPriceFacts, PartFacts, PartNumberFacts, PriceStepFacts } from '#server/import/facts.ts'
import { InvalidValueError } from '#server/import/tables/invalid-value.ts'
import type { TableKind } from '#server/import/tables/kinds.ts'
import type { RowValues } from '#server/import/tables/row-values.ts'
import type { MoneyAmount } from '#server/import/tables/values/money.ts'
import { monthsNote } from '#server/import/tables/values/years.ts'

/** The error for a value that is missing or contradicts other values of its row. `target` is the meaning of the value's column. */
export class InvalidRowError extends InvalidValueError {
  constructor(
    readonly target: string,
    says: string,
  ) {
    super(says)
  }
}

const plainTextTargets = ['name', 'newName', 'description', 'kind', 'producer', 'restockOn'] as const

/** The fields of a part that are imported from a column of their own, as a number or a text. */
const importedPartFields = partFieldRows.flatMap(([key, { import: imported }]) => (imported ? [{ key, target: imported.target }] : []))

/**
 * Converts a row to the facts about a part. What the row does not say stays as the shop has it.
 * @throws InvalidRowError when a required value is missing or values contradict each other.
 */
export function createPartFacts(kind: TableKind, at: FilePlace, values: RowValues): PartFacts {
  const { texts, numberValues: figures, lists } = values
  const code = texts.get('code')
  if (code === undefined) throw new InvalidRowError('code', 'The part’s number. A row without one cannot be taken.')
  const part: PartFacts = { at, code, brand: texts.get('brand') ?? '' }
  if (kind === 'numbers') return { ...part, adds: true, numbers: readAdditionalNumbers(kind, values) }
  if (kind === 'fitments') return { ...part, adds: true, fitments: [createFitmentFacts(values)] }
  for (const key of plainTextTargets) {
    const text = texts.get(key)
    if (text !== undefined) part[key] = text
  }
  const stock = figures.get('stock')
  if (stock !== undefined) part.stock = stock
  for (const { key, target } of importedPartFields) Object.assign(part, optionalPartFact(key, figures.get(target) ?? texts.get(target)))
  if (part.minQty !== undefined && part.minQty < 1) throw new InvalidRowError('minQty', 'A least quantity of one or more.')
  if (values.condition !== undefined) part.condition = values.condition
  const withdrawn = figures.get('withdrawn')
  if (withdrawn !== undefined) part.withdrawn = withdrawn === 1
  if (values.isForSale !== undefined) part.withdrawn = !values.isForSale || part.withdrawn === true
  if (values.isForSale === false) part.hidden = true
  const path = lists.get('category')
  if (path && path.length > 0) part.category = path
  const box = readBoxMm(values)
  if (box) part.boxMm = box
  if (values.attributes.length > 0) part.attributes = values.attributes
  const notes = lists.get('fittingNotes')
  if (values.torques || notes) part.fitting = { torques: values.torques ?? [], notes: notes ?? [] }
  const family = texts.get('family')
  if (family !== undefined) part.group = family
  const pictures = lists.get('picture')
  if (pictures) part.pictures = pictures
  const words = lists.get('words')
  if (words) part.words = words
  const numbers = readAdditionalNumbers(kind, values)
  if (numbers.length > 0) part.numbers = numbers
  return { ...part, ...createPriceFacts(values) }
}

/** Returns an object with one fact. Empty when the row has no value for it. */
const optionalPartFact = (key: PartFieldKey, value: string | number | undefined) => (value === undefined ? {} : { [key]: value })

function readBoxMm({ numberValues: figures, boxMm }: RowValues): PartFacts['boxMm'] {
  const [length, width, height] = ['boxLength', 'boxWidth', 'boxHeight'].map((key) => figures.get(key))
  if (length === undefined && width === undefined && height === undefined) return boxMm
  if (length === undefined || width === undefined || height === undefined) {
    throw new InvalidRowError('boxLength', 'Length, width and height of the box: they belong together, and one is missing.')
  }
  return { length, width, height }
}

function readAdditionalNumbers(kind: TableKind, { partNumbers, texts }: RowValues): PartNumberFacts[] {
  const all = (['oe', 'cross'] as const).flatMap((key) => {
    const maker = texts.get(`${key}Maker`) ?? (kind === 'numbers' ? (texts.get('crossMaker') ?? texts.get('oeMaker')) : undefined) ?? ''
    const said = texts.get('numberKind')
    const of = said === undefined ? key : /^o\.?e\.?m?\b|orig/i.test(said) ? 'oe' : 'cross'
    return (partNumbers.get(key) ?? []).map(
      (number): PartNumberFacts => ({ kind: of, maker: number.maker || maker, display: number.display }),
    )
  })
  if (kind === 'numbers' && all.length === 0) throw new InvalidRowError('cross', 'At least one number of another house or of the maker.')
  return all
}

function createFitmentFacts({ texts, numberValues: figures, lists, years, writtenYears }: RowValues): FitmentFacts {
  const make = texts.get('make')
  const model = texts.get('model')
  if (make === undefined) throw new InvalidRowError('make', 'The vehicle’s make.')
  if (model === undefined) throw new InvalidRowError('model', 'The vehicle’s model.')
  const yearFrom = figures.get('yearFrom') ?? years?.from ?? null
  const yearTo = figures.get('yearTo') ?? years?.to ?? null
  if (yearFrom !== null && yearTo !== null && yearFrom > yearTo) {
    throw new InvalidRowError('yearTo', `Years in order: ${yearFrom} comes after ${yearTo}.`)
  }
  const written = (target: string) => writtenYears.get(target) ?? writtenYears.get('years') ?? ''
  const months = monthsNote({ written: written('yearFrom'), year: yearFrom }, { written: written('yearTo'), year: yearTo })
  const application = texts.get('application')
  const group = texts.get('group')
  return {
    ...(application === undefined ? {} : { application }),
    make,
    model,
    ...(group === undefined ? {} : { group }),
    engine: texts.get('engine') ?? '',
    yearFrom,
    yearTo,
    note: [...(lists.get('note') ?? []), ...(months === '' ? [] : [months])].join('; '),
  }
}

type PriceFacts = Pick<PartFacts, 'adds' | 'cents' | 'wasCents' | 'coreCents' | 'steps' | 'currency' | 'groupPrices'>

function createPriceFacts({ money, texts, numberValues: figures, endsOffer }: RowValues): PriceFacts {
  const currency = currencyOfColumn(money, texts.get('currency'))
  const prices: PriceFacts = currency === null ? {} : { currency }
  const core = money.get('core')
  if (core) prices.coreCents = core.cents
  const was = money.get('wasPrice')
  if (was) prices.wasCents = was.cents
  else if (endsOffer) prices.wasCents = null
  const own = money.get('price')
  const fromQty = figures.get('fromQty') ?? 1
  if (fromQty < 1) throw new InvalidRowError('fromQty', 'A quantity of one or more.')
  const steps: PriceStepFacts[] = []
  const groups: GroupPriceFacts[] = []
  const valid = { currency: currency ?? '', from: texts.get('priceFrom') ?? null, to: texts.get('priceTo') ?? null }
  const group = texts.get('priceGroup')
  if (own && group !== undefined) groups.push({ group: toCustomerGroupName(group), fromQty, cents: own.cents, ...valid })
  else if (own && fromQty > 1) steps.push({ fromQty, cents: own.cents })
  else if (own) prices.cents = own.cents
  for (const [target, { cents }] of money) {
    const [is, of = ''] = target.split(':')
    if (is === 'step') steps.push({ fromQty: Number(of), cents })
    else if (is === 'price' && of !== '') groups.push({ group: of, fromQty: 1, cents, ...valid })
  }
  if (steps.length > 0) prices.steps = steps.sort((a, b) => a.fromQty - b.fromQty)
  if (groups.length > 0) prices.groupPrices = groups
  if (group !== undefined) prices.adds = true
  return prices
}

function toCustomerGroupName(written: string): string {
  const name = written
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
  if (name === '') throw new InvalidRowError('priceGroup', `A customer group of letters and digits: ${written} is none.`)
  return name
}

/** Returns the currency of all prices in a row. A column for the currency has priority over signs beside the prices. */
function currencyOfColumn(money: ReadonlyMap<string, MoneyAmount>, column: string | undefined): string | null {
  if (column !== undefined) return column
  let found: string | null = null
  for (const [target, { currency }] of money) {
    if (currency === null || currency === found) continue
    if (found !== null) throw new InvalidRowError(target, `One currency in a row: another price of it is in ${found}.`)
    found = currency
  }
  return found
}
