import * as v from 'valibot'
import {
  MAX_ORDER_TOTAL_USD,
  MAX_PAGE_NUMBER,
  MAX_PAGE_SIZE,
  MAX_QUANTITY,
  MAX_SEARCH_TEXT_CHARACTERS,
  PAGE_SIZE_DEFAULT,
} from './limits.ts'
import { plainCharacters, plainText } from './plain-text.ts'
import { MAX_POINTS_AT_ONCE } from './rewards/points-rules.ts'
import { YEAR_FIRST, YEAR_LAST } from './vehicle/years.ts'

/** Query values arrive as text. A number is read only from plain digits, so ' 1e3 ' and '0x10' are refused. */
const whole = (least: number, most: number, message: string) =>
  v.pipe(
    v.union([v.pipe(v.string(), v.regex(/^\d{1,9}$/, message), v.transform(Number)), v.number(message)], message),
    v.integer(message),
    v.minValue(least, message),
    v.maxValue(most, message),
  )

/** A part's own code in this shop: capital letters, digits and single dashes, 2 to 32 characters. */
export const Mcode = v.pipe(
  v.string(),
  v.maxLength(32, /*i18n*/ 'A product code has at most 32 characters.'),
  v.regex(/^[A-Z0-9]+(?:-[A-Z0-9]+)*$/, /*i18n*/ 'A product code has capital letters, digits and dashes only.'),
  v.brand('Mcode'),
)
export type Mcode = v.InferOutput<typeof Mcode>

/** A code as it was stored. Throws for one that breaks the rule, which was loaded wrongly: better said than shown. */
export const mcodeOf = (text: string): Mcode => v.parse(Mcode, text)

/** Ids of categories, applications, makes and models: short texts of letters, digits, dashes. */
export const Id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,64}$/, /*i18n*/ 'An id has letters, digits and dashes only.'))
export type Id = v.InferOutput<typeof Id>

/** US dollars with two decimals, as money travels on the wire. */
export const Usd = v.pipe(v.number(), v.minValue(0))
const POINTS_WHOLE = /*i18n*/ 'Points are a whole number, such as 500.'
/** Dollars that a caller names: no more than an order may come to. */
export const GivenUsd = v.pipe(Usd, v.maxValue(MAX_ORDER_TOTAL_USD, /*i18n*/ 'An amount is at most 1,000,000 dollars.'))
/** Points that a caller names. */
export const GivenPoints = v.pipe(
  v.number(),
  v.integer(POINTS_WHOLE),
  v.minValue(0, POINTS_WHOLE),
  v.maxValue(MAX_POINTS_AT_ONCE, POINTS_WHOLE),
)
/** Whole US cents, as money is reckoned. */
export const Cents = v.pipe(v.number(), v.integer(), v.brand('Cents'))
export type Cents = v.InferOutput<typeof Cents>

/** Dollars of the wire as whole cents. */
export const centsOf = (dollars: number): Cents => Math.round(dollars * 100) as Cents
/** Whole cents as dollars of the wire, which carry two decimals. */
export const dollarsOf = (cents: number): number => cents / 100

export const Qty = whole(1, MAX_QUANTITY, /*i18n*/ 'A quantity is a whole number from 1 to 9999.')
export const PageNo = v.optional(whole(1, MAX_PAGE_NUMBER, /*i18n*/ 'pageNo is a whole number from 1 to 10000.'), 1)
export const PageSize = v.optional(whole(1, MAX_PAGE_SIZE, /*i18n*/ 'pageSize is a whole number from 1 to 100.'), PAGE_SIZE_DEFAULT)

export const Year = whole(YEAR_FIRST, YEAR_LAST, /*i18n*/ 'A year is a whole number from 1930 to 2049.')

/** A choice between yes and no in a query: `true` or `false`. */
export const Flag = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false'], /*i18n*/ 'Say true or false.')], /*i18n*/ 'Say true or false.'),
  v.transform((value) => value === true || value === 'true'),
)

const SEARCH_TOO_LONG = /*i18n*/ 'A search has at most 1000 characters.'

/** One line, whose rows are parted by `; ` and columns by two blanks, as the search box has them. Separators of scanned labels stay. */
const searchLine = (text: string) =>
  plainCharacters(text)
    .replace(/[ \t]*\n\s*/g, '; ')
    .replace(/\t/g, '  ')
    .trim()

/**
 * What a person typed, pasted or scanned into the search box: trimmed, 1 to 1000 characters, read as what they mean (plain-text.ts).
 * Measured again as it is read: NFKC makes up to 18 characters of one.
 */
export const SearchText = v.pipe(
  v.string(),
  v.trim(),
  // What is too long already is not read as well.
  v.maxLength(MAX_SEARCH_TEXT_CHARACTERS, SEARCH_TOO_LONG),
  v.transform(searchLine),
  v.check((text) => plainText(text) !== '', /*i18n*/ 'Type a number, a brand or a word to search for.'),
  v.maxLength(MAX_SEARCH_TEXT_CHARACTERS, SEARCH_TOO_LONG),
)

/** One page of a longer list (specification, section 3, Pagination). */
export const pageOf = <Row extends v.GenericSchema>(row: Row) =>
  v.object({
    records: v.array(row),
    total: v.number(),
    size: v.number(),
    current: v.number(),
    pages: v.number(),
  })
export interface Page<Row> {
  records: Row[]
  total: number
  size: number
  current: number
  pages: number
}

// Half a character (`Cs`) is refused with them: no database keeps it.
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
const UNKEEPABLE = /[\u0000-\u001f\u007f\p{Cs}]/u

/** A sentence with its number in it, whole, so that it can be translated. */
const tooLong = {
  16: /*i18n*/ 'Take at most 16 characters.',
  20: /*i18n*/ 'Take at most 20 characters.',
  32: /*i18n*/ 'Take at most 32 characters.',
  40: /*i18n*/ 'Take at most 40 characters.',
  60: /*i18n*/ 'Take at most 60 characters.',
  80: /*i18n*/ 'Take at most 80 characters.',
  120: /*i18n*/ 'Take at most 120 characters.',
  200: /*i18n*/ 'Take at most 200 characters.',
} as const

/** Nobody sees these, and some turn the writing of all that follows. Joiners stay: scripts and pictures of characters need them. */
const HIDDEN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g
/** A character that can be seen. */
const SEEN = /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{Cf}\p{M}]/u

/**
 * One line that a person typed: trimmed, without characters that nobody sees, at most so many characters, no control characters. May be
 * empty, and is when there is nothing to be seen.
 */
export const typedLine = (most: keyof typeof tooLong) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replace(HIDDEN, '').trim()),
    v.transform((text) => (SEEN.test(text) ? text : '')),
    v.maxLength(most, tooLong[most]),
    v.check((text) => !UNKEEPABLE.test(text), /*i18n*/ 'This cannot hold control characters.'),
  )

/** ISO 3166, two capital letters. */
export const CountryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, /*i18n*/ 'Choose a country.'))
