import * as v from 'valibot'
import { legalPagesOf } from './legal-pages.ts'
import { HostSchema, shopFields } from './shop-file.ts'

/** The operator's answers so far, as the growing content of `shop.json`. */
export type Answers = Record<string, unknown>

/** A question that the command `open` asks. */
export interface Question {
  /** Where the answer is stored in `shop.json`: a field, or a field of `contact` or `pages`. */
  fieldPath: readonly [field: string, within?: string]
  getPrompt: (answers: Answers) => string
  /** Returns the answer that an empty line stands for, as it would be typed, or null if an answer is required. */
  defaultAnswer: (answers: Answers) => string | null
  /** Converts the typed answer to the value in `shop.json`. Throws an error with a sentence if the answer is not accepted. */
  parseAnswer: (typed: string, answers: Answers) => unknown
}

const requireValid = (schema: v.GenericSchema, value: unknown): unknown => {
  const read = v.safeParse(schema, value)
  if (read.success) return value
  throw new Error(read.issues[0].message)
}
const splitCommaList = (typed: string): string[] => typed.split(/[\s,]+/).filter((one) => one !== '')
const countryOf = ({ country: code }: Answers): string => (typeof code === 'string' ? code : 'US')

const fieldQuestion = (name: keyof typeof shopFields, asks: string, fallback: Question['defaultAnswer'] = () => ''): Question => ({
  fieldPath: [name],
  getPrompt: () => asks,
  defaultAnswer: fallback,
  parseAnswer: (typed) => requireValid(shopFields[name], typed),
})
const contactQuestion = (name: 'phone' | 'email' | 'address' | 'hours' | 'chat', asks: string, needed = false): Question => ({
  fieldPath: ['contact', name],
  getPrompt: () => asks,
  defaultAnswer: () => (needed ? null : ''),
  parseAnswer: (typed) => {
    requireValid(shopFields.contact, { [name]: typed })
    return typed
  },
})

/** JavaScript engines differ in how they return the time zones of a country: by a method or by a field. */
type LocaleWithTimeZones = Intl.Locale & { getTimeZones?: () => string[] | undefined; timeZones?: string[] | undefined }

/**
 * Returns the default time zone: this machine's time zone if the country has it, or else the country's only one. Otherwise returns null,
 * and the operator must type the time zone.
 */
function defaultTimeZone(answers: Answers): string | null {
  const region: LocaleWithTimeZones = new Intl.Locale(`und-${countryOf(answers)}`)
  const zones = region.getTimeZones?.() ?? region.timeZones ?? []
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  if (zones.includes(here)) return here
  return zones.length === 1 ? (zones[0] ?? null) : null
}

/** Reads the answer to the question about taxes, such as `US WI 5.5 Wisconsin sales tax`. */
function parseTaxAnswer(typed: string): unknown {
  const [, code, region = '', rate, name] = /^([A-Z]{2})(?:\s+([^\d\s]\S*))?\s+(\d+(?:[.,]\d+)?)\s*%?\s+(.+)$/.exec(typed.trim()) ?? []
  if (code === undefined || rate === undefined || name === undefined)
    throw new Error(`“${typed}” is no tax. It looks like: US WI 5.5 Wisconsin sales tax`)
  return { country: code, ...(region && { region }), name, rate: Number(rate.replace(',', '.')) }
}

/** Reads the answer to the question about deliveries, such as `standard US,CA 3-5 2kg=8.95 30lb=19.95 free=250`. */
function parseDeliveryAnswer(typed: string): unknown {
  const [method, countries, days, ...rest] = typed.trim().split(/\s+/)
  const [, least, most] = /^(\d+)-(\d+)$/.exec(days ?? '') ?? []
  const wrong = new Error(`“${typed}” is no delivery. It looks like: standard US,CA 3-5 2kg=8.95 30kg=19.95 free=250`)
  if (countries === undefined || least === undefined) throw wrong
  const free = rest.find((one) => one.startsWith('free='))?.slice('free='.length)
  const steps = rest.flatMap((one) => {
    if (one.startsWith('free=')) return []
    const [, weight, unit, price] = /^(\d+(?:\.\d+)?)(kg|lb)=\$?(\d+(?:\.\d+)?)$/.exec(one) ?? []
    if (weight === undefined) throw wrong
    return [{ [unit === 'lb' ? 'upToLb' : 'upToKg']: Number(weight), price: Number(price) }]
  })
  return { method, countries: countries.split(','), steps, days: [Number(least), Number(most)], ...(free && { freeFrom: Number(free) }) }
}

const parseSemicolonList = (typed: string, read: (one: string) => unknown): unknown[] =>
  typed
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map(read)

const yesPattern = /^(?:y|yes)$/i
const US_SHIPPING_RATES = 'standard US 3-5 1kg=8.95 5kg=12.95 14kg=19.95 32kg=34.95 free=250; freight US 4-7 225kg=149 900kg=299'

const questionsBeforePages: Question[] = [
  fieldQuestion('name', 'What is the shop called?', () => null),
  fieldQuestion(
    'id',
    'Its short id, for commands (small letters, digits, dashes)',
    ({ name }) =>
      String(name)
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-+|-+$/g, '')
        .slice(0, 32) || 'shop',
  ),
  {
    fieldPath: ['hosts'],
    getPrompt: () => 'Host names under which customers reach it, the main one first (empty: this is the only shop, any name leads to it)',
    defaultAnswer: () => '',
    parseAnswer: (typed) => splitCommaList(typed).map((one) => requireValid(HostSchema, one)),
  },
  fieldQuestion('tagline', 'One line about it'),
  fieldQuestion('accent', 'Its colour', () => '#0f5c8c'),
  fieldQuestion('logo', 'The file of its logo, SVG or PNG (empty: one is drawn from its name)'),
  contactQuestion('phone', 'Telephone'),
  contactQuestion('email', 'E-mail address, from which it writes', true),
  contactQuestion('address', 'Postal address, in one line'),
  contactQuestion('hours', 'When is somebody there?'),
  contactQuestion('chat', 'Address of a live chat (https://…)'),
  fieldQuestion('country', 'In which country is it? (code of two letters)', () => 'US'),
  fieldQuestion('timeZone', 'In which time zone do its days begin and end? (such as America/Chicago)', defaultTimeZone),
  {
    fieldPath: ['languages'],
    getPrompt: () => 'Its languages, its own first (en-US, de)',
    defaultAnswer: () => 'en-US',
    parseAnswer: (typed) => requireValid(shopFields.languages, splitCommaList(typed)),
  },
]

const legalPageQuestion = (slug: string, says: string, own: boolean): Question => ({
  fieldPath: ['pages', slug],
  getPrompt: () => `Markdown file with ${says} (empty: ${own ? 'later' : 'the text that comes with the shop'})`,
  defaultAnswer: () => '',
  parseAnswer: (typed) => typed,
})

const questionsAfterPages: Question[] = [
  {
    fieldPath: ['taxes'],
    getPrompt: () => 'Taxes, as COUNTRY REGION PERCENT NAME, several with ; between (US WI 5.5 Wisconsin sales tax)',
    defaultAnswer: () => '',
    parseAnswer: (typed) => requireValid(shopFields.taxes, parseSemicolonList(typed, parseTaxAnswer)),
  },
  {
    fieldPath: ['deliveries'],
    getPrompt: () =>
      'Deliveries, as METHOD COUNTRIES DAYS WEIGHT=DOLLARS …, several with ; between (the method is standard, express or freight)',
    defaultAnswer: (answers) =>
      countryOf(answers) === 'US' ? US_SHIPPING_RATES : `standard ${countryOf(answers)} 2-4 2kg=6.90 10kg=9.90 30kg=16.90`,
    parseAnswer: (typed) => requireValid(shopFields.deliveries, parseSemicolonList(typed, parseDeliveryAnswer)),
  },
  {
    fieldPath: ['counter'],
    getPrompt: () => 'Where can goods be picked up? (street and hours; no: nowhere)',
    defaultAnswer: () => 'no',
    parseAnswer: (typed) => requireValid(shopFields.counter, /^no?$/i.test(typed) ? false : { hint: yesPattern.test(typed) ? '' : typed }),
  },
  fieldQuestion(
    'orderPrefix',
    'Head of order numbers, one to four capital letters',
    ({ name }) =>
      String(name)
        .replace(/[^A-Za-z]/g, '')
        .slice(0, 2)
        .toUpperCase() || 'A',
  ),
  fieldQuestion(
    'soldOut',
    'What is sold out until a known day: back-order (orders are taken) or wait (none until it is back)',
    () => 'back-order',
  ),
  {
    fieldPath: ['payments'],
    getPrompt: () => 'How do customers pay? invoice (bank transfer), collection (at the counter), card (Stripe)',
    defaultAnswer: ({ counter }) => (counter === false ? 'invoice' : 'invoice, collection'),
    parseAnswer: (typed) => requireValid(shopFields.payments, splitCommaList(typed)),
  },
  {
    fieldPath: ['bank'],
    getPrompt: () => 'Bank account for transfers, lines with ; between (holder; bank; IBAN)',
    defaultAnswer: () => '',
    parseAnswer: (typed) =>
      requireValid(
        shopFields.bank,
        parseSemicolonList(typed, (one) => one),
      ),
  },
  {
    fieldPath: ['invoiceDays'],
    getPrompt: () => 'Within how many days is an invoice paid?',
    defaultAnswer: () => '14',
    parseAnswer: (typed) => requireValid(shopFields.invoiceDays, Number(typed)),
  },
  fieldQuestion('taxId', 'The shop’s tax number'),
]

/** Returns all questions of the command `open` in order. The country decides which legal pages the questions ask for. */
export const questionsFor = (answers: Answers): Question[] => [
  ...questionsBeforePages,
  ...legalPagesOf(countryOf(answers)).map(({ slug, description, isShopWritten }) => legalPageQuestion(slug, description, isShopWritten)),
  ...questionsAfterPages,
]
