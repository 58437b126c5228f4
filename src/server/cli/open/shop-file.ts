import * as v from 'valibot'
import { soldOutRules } from '#contract/catalogue/availability.ts'
import { paymentMethods } from '#contract/checkout/checkout.ts'
import { deliveryMethods } from '#contract/delivery/delivery-terms.ts'
import { locales } from '#contract/locale/locales.ts'
import { PageSlug } from '#contract/pages/content.ts'
import { readTimeZone } from '#server/kernel/shop-days.ts'

/**
 * Schemas of the fields of `shop.json`. If a value is refused, the message says what is expected. The questions of the command `open` use
 * the same schemas.
 */

// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
const CONTROL = /[\u0000-\u001f\u007f]/
const text = (what: string, most = 200) =>
  v.pipe(
    v.string(`${what} is text in quotes.`),
    v.trim(),
    v.maxLength(most, `${what} has at most ${most} characters.`),
    v.check((given) => !CONTROL.test(given), `${what} is one line.`),
  )
const requiredText = (what: string, most?: number) => v.pipe(text(what, most), v.nonEmpty(`${what} must not be empty.`))
const yesOrNo = (what: string) => v.boolean(`${what} is true or false.`)
const amount = (what: string) =>
  v.pipe(
    v.number(`${what} is a number of US dollars, such as 8.95.`),
    v.minValue(0, `${what} is not below zero.`),
    v.maxValue(1_000_000, `${what} is at most 1000000.`),
    v.check((dollars) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6, `${what} has whole cents, such as 8.95.`),
  )
const wholeNumber = (what: string, least: number, most: number) => {
  const say = `${what} is a whole number from ${least} to ${most}.`
  return v.pipe(v.number(say), v.integer(say), v.minValue(least, say), v.maxValue(most, say))
}

const COLOUR = 'A colour looks like "#f5a300".'
export const Colour = v.pipe(v.string(COLOUR), v.regex(/^#[0-9a-f]{6}$/i, COLOUR), v.toLowerCase())
const HOST = 'A host name looks like parts.example.com, without https:// and without port.'
export const Host = v.pipe(
  v.string(HOST),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(253, HOST),
  v.regex(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/, HOST),
)
const COUNTRY = 'A country is its code of two capital letters (ISO 3166), such as US or DE.'
const countryNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
const isCountry = (code: string) => /^[A-Z]{2}$/.test(code) && countryNames.of(code) !== undefined
export const Country = v.pipe(v.string(COUNTRY), v.regex(/^[A-Z]{2}$/, COUNTRY), v.check(isCountry, COUNTRY))
const LANGUAGE = `There is ${locales.all.map(({ code }) => code).join(' and ')}.`
const Language = v.picklist(
  locales.all.map(({ code }) => code),
  LANGUAGE,
)
const ID = 'The id of a shop has small letters, digits and dashes, at most 32.'
export const ShopId = v.pipe(v.string(ID), v.regex(/^[a-z0-9][a-z0-9-]{0,31}$/, ID))
const MAIL = 'This is not an e-mail address.'
const Email = v.pipe(v.string(MAIL), v.trim(), v.email(MAIL))
const CHAT = 'A chat is an address that begins with https:// or mailto:.'
const Chat = v.union([v.literal(''), v.pipe(v.string(), v.regex(/^(?:https?:\/\/|mailto:)\S+$/i))], CHAT)
const PHONE = 'A telephone number has at least five digits, such as "+1 414 555 0142".'
const Phone = v.pipe(
  text('The telephone number', 40),
  v.check((given) => given === '' || given.replace(/\D/g, '').length >= 5, PHONE),
)

const ZONE = 'timeZone is the IANA name of a time zone, such as America/Chicago or Europe/Berlin.'
export const TimeZone = v.pipe(
  v.string(ZONE),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    const read = readTimeZone(value)
    if ('zone' in read) return read.zone
    addIssue({ message: read.refused })
    return NEVER
  }),
)

/** A weight step of a delivery's price: up to this weight, shipping costs this price. */
const Step = v.pipe(
  v.strictObject({
    upToKg: v.optional(v.pipe(v.number('upToKg is a number, such as 5.'), v.minValue(0.001), v.maxValue(1_000_000))),
    upToLb: v.optional(v.pipe(v.number('upToLb is a number, such as 10.'), v.minValue(0.001), v.maxValue(1_000_000))),
    price: amount('The price of a step'),
  }),
  v.check(({ upToKg, upToLb }) => (upToKg === undefined) !== (upToLb === undefined), 'A step says either upToKg or upToLb.'),
)
const gramsOf = ({ upToKg, upToLb }: v.InferOutput<typeof Step>) => Math.round((upToKg ?? 0) * 1000 + (upToLb ?? 0) * 453.592)

export const Delivery = v.strictObject({
  method: v.picklist(
    deliveryMethods.filter((method) => method !== 'collection'),
    'A method is standard, express or freight. Picking up is said in counter.',
  ),
  name: v.optional(requiredText('The name of a delivery', 60)),
  countries: v.pipe(
    v.array(v.union([v.literal('*'), Country], `${COUNTRY} "*" is everywhere else.`), 'countries is a list, such as ["US", "CA"].'),
    v.minLength(1, 'countries names at least one country, or "*".'),
  ),
  steps: v.pipe(
    v.array(Step, 'steps is a list, such as [{ "upToKg": 5, "price": 12.95 }].'),
    v.minLength(1, 'steps has at least one step.'),
    v.check(
      (steps) => steps.every((step, at) => at === 0 || gramsOf(step) > gramsOf(steps[at - 1] ?? step)),
      'steps go from light to heavy.',
    ),
  ),
  freeFrom: v.optional(v.nullable(amount('freeFrom'))),
  days: v.pipe(
    v.tuple(
      [wholeNumber('A count of days', 0, 120), wholeNumber('A count of days', 0, 120)],
      'days is the least and the most working days, such as [3, 5].',
    ),
    v.check(([least, most]) => least <= most, 'days is the least and then the most, such as [3, 5].'),
  ),
  hint: v.optional(text('The hint of a delivery')),
})

const RATE = 'rate is a percentage from 0 to 100, such as 5.5.'
export const Tax = v.strictObject({
  country: Country,
  region: v.optional(text('region', 40)),
  name: requiredText('The name of a tax', 60),
  rate: v.pipe(v.number(RATE), v.minValue(0, RATE), v.maxValue(100, RATE)),
  onShipping: v.optional(yesOrNo('onShipping')),
  onCores: v.optional(yesOrNo('onCores')),
  exemptWithVatId: v.optional(yesOrNo('exemptWithVatId')),
})

const PAGE = 'A page is the name of a Markdown file, or such a file by language: { "en-US": "terms.md", "de": "agb.md" }. Empty: as it is.'
const Page = v.union([v.string(), v.record(Language, v.pipe(v.string(), v.nonEmpty()))], PAGE)
const METHOD = `A way of paying is ${paymentMethods.join(', ')}.`
const PREFIX = 'The head of order numbers is one to four capital letters.'

const ORDER_OF_TAXES = 'Two taxes name the same place.'
const findDuplicate = <T>(rows: readonly T[], nameOf: (row: T) => string) => new Set(rows.map(nameOf)).size < rows.length

/** The fields of `shop.json`, in the order in which the command `open` asks for them. A missing field leaves the shop's value unchanged. */
export const shopFields = {
  id: ShopId,
  name: requiredText('The name of the shop', 60),
  hosts: v.pipe(v.array(Host, 'hosts is a list of host names.'), v.maxLength(20, 'A shop has at most 20 host names.')),
  tagline: text('The tagline', 120),
  accent: v.union([Colour, v.strictObject({ light: Colour, dark: Colour })], `${COLOUR} Or { "light": …, "dark": … }.`),
  logo: text('The logo’s file', 500),
  contact: v.strictObject({
    phone: v.optional(Phone),
    email: v.optional(Email),
    address: v.optional(text('The address')),
    hours: v.optional(text('The hours')),
    chat: v.optional(Chat),
  }),
  country: Country,
  timeZone: TimeZone,
  languages: v.pipe(
    v.array(Language, 'languages is a list, its own first, such as ["en-US", "de"].'),
    v.minLength(1, `Name at least one language. ${LANGUAGE}`),
  ),
  pages: v.record(v.pipe(v.string(), PageSlug), Page, 'pages names files, such as { "terms": "terms.md" }.'),
  taxes: v.pipe(
    v.array(Tax, 'taxes is a list.'),
    v.check((rows) => !findDuplicate(rows, ({ country, region = '' }) => `${country} ${region}`), ORDER_OF_TAXES),
  ),
  deliveries: v.pipe(
    v.array(Delivery, 'deliveries is a list.'),
    v.check(
      (rows) =>
        !findDuplicate(
          rows.flatMap(({ method, countries }) => countries.map((country) => `${method} ${country}`)),
          String,
        ),
      'Two deliveries have the same method and country.',
    ),
  ),
  counter: v.union(
    [v.literal(false), v.strictObject({ region: v.optional(text('region', 40)), hint: v.optional(text('The hint of the counter')) })],
    'counter is false, or where goods are picked up: { "region": "WI", "hint": "2210 Foundry Street" }.',
  ),
  orderPrefix: v.pipe(v.string(PREFIX), v.regex(/^[A-Z]{1,4}$/, PREFIX)),
  payments: v.pipe(v.array(v.picklist(paymentMethods, METHOD), METHOD), v.minLength(1, `Name at least one. ${METHOD}`)),
  invoiceDays: wholeNumber('invoiceDays', 0, 365),
  bank: v.pipe(
    v.array(requiredText('A line of the bank account'), 'bank is a list of lines.'),
    v.maxLength(8, 'bank has at most 8 lines.'),
  ),
  taxId: text('The tax number', 60),
  soldOut: v.picklist(soldOutRules, 'soldOut is back-order or wait.'),
}

const { id, ...rest } = shopFields
/** The schema of `shop.json`. Only the field `id` is required. */
export const ShopFile = v.strictObject({ $schema: v.optional(v.string()), id, ...v.partial(v.object(rest)).entries })
export type ShopFile = v.InferOutput<typeof ShopFile>

/** Returns all problems of a file, one line each: the field, the value found, and what is expected. */
export function problemsIn(issues: readonly v.BaseIssue<unknown>[]): string[] {
  return issues.map((issue) => {
    const keys = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    const where = keys.join('').replace(/^\./, '')
    if (issue.type === 'strict_object' && issue.expected === 'never') return `${where}: there is no such field. ${nearest(where)}`
    if (issue.type === 'strict_object' && issue.received === 'undefined') return `${where}: this is missing.`
    const found = issue.received === 'undefined' ? '' : ` (found ${issue.received.slice(0, 60)})`
    return `${where || 'the file'}: ${issue.message}${found}`
  })
}

const known = Object.keys(shopFields).join(', ')
const nearest = (where: string): string => (/[.[]/.test(where) ? 'shop --help and the README list the fields.' : `There is ${known}.`)

/** Converts a weight step of a delivery's price to whole grams and whole cents. */
export const stepOf = (step: v.InferOutput<typeof Step>): { upToGrams: number; cents: number } => ({
  upToGrams: gramsOf(step),
  cents: Math.round(step.price * 100),
})
