import * as v from 'valibot'
import { soldOutRules } from '#contract/catalogue/availability.ts'
import { paymentMethods } from '#contract/checkout/checkout.ts'
import { deliveryMethods } from '#contract/delivery/delivery-terms.ts'
import { locales } from '#contract/locale/locales.ts'
import { PageSlug } from '#contract/pages/content.ts'
import { parseIanaTimeZone } from '#server/kernel/shop-days.ts'

/**
 * Schemas of the fields of `shop.json`. If a value is refused, the message says what is expected. The questions of the command `open` use
 * the same schemas.
 */

// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
const CONTROL_CHARACTER = /[\u0000-\u001f\u007f]/
const optionalText = (what: string, most = 200) =>
  v.pipe(
    v.string(`${what} is text in quotes.`),
    v.trim(),
    v.maxLength(most, `${what} has at most ${most} characters.`),
    v.check((given) => !CONTROL_CHARACTER.test(given), `${what} is one line.`),
  )
const requiredText = (what: string, most?: number) => v.pipe(optionalText(what, most), v.nonEmpty(`${what} must not be empty.`))
const booleanField = (what: string) => v.boolean(`${what} is true or false.`)
const amountField = (what: string) =>
  v.pipe(
    v.number(`${what} is a number of US dollars, such as 8.95.`),
    v.minValue(0, `${what} is not below zero.`),
    v.maxValue(1_000_000, `${what} is at most 1000000.`),
    v.check((dollars) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6, `${what} has whole cents, such as 8.95.`),
  )
const wholeNumberField = (what: string, least: number, most: number) => {
  const say = `${what} is a whole number from ${least} to ${most}.`
  return v.pipe(v.number(say), v.integer(say), v.minValue(least, say), v.maxValue(most, say))
}

const INVALID_COLOUR_MESSAGE = 'A colour looks like "#f5a300".'
export const ColourSchema = v.pipe(v.string(INVALID_COLOUR_MESSAGE), v.regex(/^#[0-9a-f]{6}$/i, INVALID_COLOUR_MESSAGE), v.toLowerCase())
const INVALID_HOST_MESSAGE = 'A host name looks like parts.example.com, without https:// and without port.'
export const HostSchema = v.pipe(
  v.string(INVALID_HOST_MESSAGE),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(253, INVALID_HOST_MESSAGE),
  v.regex(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/, INVALID_HOST_MESSAGE),
)
const INVALID_COUNTRY_MESSAGE = 'A country is its code of two capital letters (ISO 3166), such as US or DE.'
const countryNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
const isCountry = (code: string) => /^[A-Z]{2}$/.test(code) && countryNames.of(code) !== undefined
export const CountrySchema = v.pipe(
  v.string(INVALID_COUNTRY_MESSAGE),
  v.regex(/^[A-Z]{2}$/, INVALID_COUNTRY_MESSAGE),
  v.check(isCountry, INVALID_COUNTRY_MESSAGE),
)
const INVALID_LANGUAGE_MESSAGE = `There is ${locales.all.map(({ code }) => code).join(' and ')}.`
const LanguageSchema = v.picklist(
  locales.all.map(({ code }) => code),
  INVALID_LANGUAGE_MESSAGE,
)
const INVALID_SHOP_ID_MESSAGE = 'The id of a shop has small letters, digits and dashes, at most 32.'
export const ShopId = v.pipe(v.string(INVALID_SHOP_ID_MESSAGE), v.regex(/^[a-z0-9][a-z0-9-]{0,31}$/, INVALID_SHOP_ID_MESSAGE))
const INVALID_EMAIL_MESSAGE = 'This is not an e-mail address.'
const EmailSchema = v.pipe(v.string(INVALID_EMAIL_MESSAGE), v.trim(), v.email(INVALID_EMAIL_MESSAGE))
const INVALID_CHAT_URL_MESSAGE = 'A chat is an address that begins with https:// or mailto:.'
const ChatSchema = v.union([v.literal(''), v.pipe(v.string(), v.regex(/^(?:https?:\/\/|mailto:)\S+$/i))], INVALID_CHAT_URL_MESSAGE)
const INVALID_PHONE_MESSAGE = 'A telephone number has at least five digits, such as "+1 414 555 0142".'
const PhoneSchema = v.pipe(
  optionalText('The telephone number', 40),
  v.check((given) => given === '' || given.replace(/\D/g, '').length >= 5, INVALID_PHONE_MESSAGE),
)

const INVALID_TIME_ZONE_MESSAGE = 'timeZone is the IANA name of a time zone, such as America/Chicago or Europe/Berlin.'
export const TimeZoneSchema = v.pipe(
  v.string(INVALID_TIME_ZONE_MESSAGE),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    const read = parseIanaTimeZone(value)
    if ('zone' in read) return read.zone
    addIssue({ message: read.refused })
    return NEVER
  }),
)

/** A weight step of a delivery's price: up to this weight, shipping costs this price. */
const ShippingStepSchema = v.pipe(
  v.strictObject({
    upToKg: v.optional(v.pipe(v.number('upToKg is a number, such as 5.'), v.minValue(0.001), v.maxValue(1_000_000))),
    upToLb: v.optional(v.pipe(v.number('upToLb is a number, such as 10.'), v.minValue(0.001), v.maxValue(1_000_000))),
    price: amountField('The price of a step'),
  }),
  v.check(({ upToKg, upToLb }) => (upToKg === undefined) !== (upToLb === undefined), 'A step says either upToKg or upToLb.'),
)
const shippingStepGrams = ({ upToKg, upToLb }: v.InferOutput<typeof ShippingStepSchema>) =>
  Math.round((upToKg ?? 0) * 1000 + (upToLb ?? 0) * 453.592)

export const DeliverySchema = v.strictObject({
  method: v.picklist(
    deliveryMethods.filter((method) => method !== 'collection'),
    'A method is standard, express or freight. Picking up is said in counter.',
  ),
  name: v.optional(requiredText('The name of a delivery', 60)),
  countries: v.pipe(
    v.array(
      v.union([v.literal('*'), CountrySchema], `${INVALID_COUNTRY_MESSAGE} "*" is everywhere else.`),
      'countries is a list, such as ["US", "CA"].',
    ),
    v.minLength(1, 'countries names at least one country, or "*".'),
  ),
  steps: v.pipe(
    v.array(ShippingStepSchema, 'steps is a list, such as [{ "upToKg": 5, "price": 12.95 }].'),
    v.minLength(1, 'steps has at least one step.'),
    v.check(
      (steps) => steps.every((step, at) => at === 0 || shippingStepGrams(step) > shippingStepGrams(steps[at - 1] ?? step)),
      'steps go from light to heavy.',
    ),
  ),
  freeFrom: v.optional(v.nullable(amountField('freeFrom'))),
  days: v.pipe(
    v.tuple(
      [wholeNumberField('A count of days', 0, 120), wholeNumberField('A count of days', 0, 120)],
      'days is the least and the most working days, such as [3, 5].',
    ),
    v.check(([least, most]) => least <= most, 'days is the least and then the most, such as [3, 5].'),
  ),
  hint: v.optional(optionalText('The hint of a delivery')),
})

const INVALID_TAX_RATE_MESSAGE = 'rate is a percentage from 0 to 100, such as 5.5.'
export const TaxSchema = v.strictObject({
  country: CountrySchema,
  region: v.optional(optionalText('region', 40)),
  name: requiredText('The name of a tax', 60),
  rate: v.pipe(v.number(INVALID_TAX_RATE_MESSAGE), v.minValue(0, INVALID_TAX_RATE_MESSAGE), v.maxValue(100, INVALID_TAX_RATE_MESSAGE)),
  onShipping: v.optional(booleanField('onShipping')),
  onCores: v.optional(booleanField('onCores')),
  exemptWithVatId: v.optional(booleanField('exemptWithVatId')),
})

const INVALID_PAGE_MESSAGE =
  'A page is the name of a Markdown file, or such a file by language: { "en-US": "terms.md", "de": "agb.md" }. Empty: as it is.'
const PageSchema = v.union([v.string(), v.record(LanguageSchema, v.pipe(v.string(), v.nonEmpty()))], INVALID_PAGE_MESSAGE)
const INVALID_PAYMENT_MESSAGE = `A way of paying is ${paymentMethods.join(', ')}.`
const INVALID_ORDER_PREFIX_MESSAGE = 'The head of order numbers is one to four capital letters.'

const DUPLICATE_TAX_MESSAGE = 'Two taxes name the same place.'
const findDuplicate = <T>(rows: readonly T[], nameOf: (row: T) => string) => new Set(rows.map(nameOf)).size < rows.length

/** The fields of `shop.json`, in the order in which the command `open` asks for them. A missing field leaves the shop's value unchanged. */
export const shopFields = {
  id: ShopId,
  name: requiredText('The name of the shop', 60),
  hosts: v.pipe(v.array(HostSchema, 'hosts is a list of host names.'), v.maxLength(20, 'A shop has at most 20 host names.')),
  tagline: optionalText('The tagline', 120),
  accent: v.union(
    [ColourSchema, v.strictObject({ light: ColourSchema, dark: ColourSchema })],
    `${INVALID_COLOUR_MESSAGE} Or { "light": …, "dark": … }.`,
  ),
  logo: optionalText('The logo’s file', 500),
  contact: v.strictObject({
    phone: v.optional(PhoneSchema),
    email: v.optional(EmailSchema),
    address: v.optional(optionalText('The address')),
    hours: v.optional(optionalText('The hours')),
    chat: v.optional(ChatSchema),
  }),
  country: CountrySchema,
  timeZone: TimeZoneSchema,
  languages: v.pipe(
    v.array(LanguageSchema, 'languages is a list, its own first, such as ["en-US", "de"].'),
    v.minLength(1, `Name at least one language. ${INVALID_LANGUAGE_MESSAGE}`),
  ),
  pages: v.record(v.pipe(v.string(), PageSlug), PageSchema, 'pages names files, such as { "terms": "terms.md" }.'),
  taxes: v.pipe(
    v.array(TaxSchema, 'taxes is a list.'),
    v.check((rows) => !findDuplicate(rows, ({ country, region = '' }) => `${country} ${region}`), DUPLICATE_TAX_MESSAGE),
  ),
  deliveries: v.pipe(
    v.array(DeliverySchema, 'deliveries is a list.'),
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
    [
      v.literal(false),
      v.strictObject({ region: v.optional(optionalText('region', 40)), hint: v.optional(optionalText('The hint of the counter')) }),
    ],
    'counter is false, or where goods are picked up: { "region": "WI", "hint": "2210 Foundry Street" }.',
  ),
  orderPrefix: v.pipe(v.string(INVALID_ORDER_PREFIX_MESSAGE), v.regex(/^[A-Z]{1,4}$/, INVALID_ORDER_PREFIX_MESSAGE)),
  payments: v.pipe(
    v.array(v.picklist(paymentMethods, INVALID_PAYMENT_MESSAGE), INVALID_PAYMENT_MESSAGE),
    v.minLength(1, `Name at least one. ${INVALID_PAYMENT_MESSAGE}`),
  ),
  invoiceDays: wholeNumberField('invoiceDays', 0, 365),
  bank: v.pipe(
    v.array(requiredText('A line of the bank account'), 'bank is a list of lines.'),
    v.maxLength(8, 'bank has at most 8 lines.'),
  ),
  taxId: optionalText('The tax number', 60),
  soldOut: v.picklist(soldOutRules, 'soldOut is back-order or wait.'),
}

const { id, ...rest } = shopFields
/** The schema of `shop.json`. Only the field `id` is required. */
export const ShopFile = v.strictObject({ $schema: v.optional(v.string()), id, ...v.partial(v.object(rest)).entries })
export type ShopFile = v.InferOutput<typeof ShopFile>

/** Returns all problems of a file, one line each: the field, the value found, and what is expected. */
export function problemTexts(issues: readonly v.BaseIssue<unknown>[]): string[] {
  return issues.map((issue) => {
    const keys = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    const where = keys.join('').replace(/^\./, '')
    if (issue.type === 'strict_object' && issue.expected === 'never') return `${where}: there is no such field. ${fieldHint(where)}`
    if (issue.type === 'strict_object' && issue.received === 'undefined') return `${where}: this is missing.`
    const found = issue.received === 'undefined' ? '' : ` (found ${issue.received.slice(0, 60)})`
    return `${where || 'the file'}: ${issue.message}${found}`
  })
}

const knownFieldsText = Object.keys(shopFields).join(', ')
const fieldHint = (where: string): string =>
  /[.[]/.test(where) ? 'shop --help and the README list the fields.' : `There is ${knownFieldsText}.`

/** Converts a weight step of a delivery's price to whole grams and whole cents. */
export const shippingStepOf = (step: v.InferOutput<typeof ShippingStepSchema>): { upToGrams: number; cents: number } => ({
  upToGrams: shippingStepGrams(step),
  cents: Math.round(step.price * 100),
})
