import * as v from 'valibot'
import {
  MAX_ORDER_TOTAL_USD,
  MAX_PAGE_NUMBER,
  MAX_PAGE_SIZE,
  MAX_QUANTITY,
  MAX_SEARCH_TEXT_CHARACTERS,
  PAGE_SIZE_DEFAULT,
} from '#contract/limits.ts'
import { MAX_POINTS_PER_ENTRY } from '#contract/rewards/points-rules.ts'
import { normalizeCharacters, normalizeText } from '#contract/text/plain-text.ts'
import { MAX_YEAR, MIN_YEAR } from './years.ts'

/**
 * Returns the schema of a whole number in a query. Query values are strings. Only plain digits are accepted: ' 1e3 ' and '0x10' are
 * invalid.
 */
const wholeNumberSchema = (least: number, most: number, message: string) =>
  v.pipe(
    v.union([v.pipe(v.string(), v.regex(/^\d{1,9}$/, message), v.transform(Number)), v.number(message)], message),
    v.integer(message),
    v.minValue(least, message),
    v.maxValue(most, message),
  )

/** A part's code in this shop: capital letters, digits and single dashes, 2 to 32 characters. */
export const Mcode = v.pipe(
  v.string(),
  v.maxLength(32, /*i18n*/ 'A product code has at most 32 characters.'),
  v.regex(/^[A-Z0-9]+(?:-[A-Z0-9]+)*$/, /*i18n*/ 'A product code has capital letters, digits and dashes only.'),
  v.brand('Mcode'),
)
export type Mcode = v.InferOutput<typeof Mcode>

/** Parses a stored part code. Throws if the code is invalid, because then the stored data is wrong. */
export const mcodeOf = (text: string): Mcode => v.parse(Mcode, text)

/** Ids of categories, applications, makes and models: short texts of letters, digits, dashes. */
export const Id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,64}$/, /*i18n*/ 'An id has letters, digits and dashes only.'))
export type Id = v.InferOutput<typeof Id>

/** US dollars with two decimals, the format of money in replies. */
export const UsdAmount = v.pipe(v.number(), v.minValue(0))
const WHOLE_POINTS_MESSAGE = /*i18n*/ 'Points are a whole number, such as 500.'
/** An amount in dollars that a caller gives: at most the maximum order total. */
export const UsdInput = v.pipe(UsdAmount, v.maxValue(MAX_ORDER_TOTAL_USD, /*i18n*/ 'An amount is at most 1,000,000 dollars.'))
/** A number of points that a caller gives. */
export const PointsInput = v.pipe(
  v.number(),
  v.integer(WHOLE_POINTS_MESSAGE),
  v.minValue(0, WHOLE_POINTS_MESSAGE),
  v.maxValue(MAX_POINTS_PER_ENTRY, WHOLE_POINTS_MESSAGE),
)
/** Whole US cents, for calculations. */
export const Cents = v.pipe(v.number(), v.integer(), v.brand('Cents'))
export type Cents = v.InferOutput<typeof Cents>

/** Converts dollars to whole cents. */
export const centsOf = (dollars: number): Cents => Math.round(dollars * 100) as Cents
/** Converts whole cents to dollars with two decimals. */
export const dollarsOf = (cents: number): number => cents / 100

export const Qty = wholeNumberSchema(1, MAX_QUANTITY, /*i18n*/ 'A quantity is a whole number from 1 to 9999.')
export const PageNo = v.optional(wholeNumberSchema(1, MAX_PAGE_NUMBER, /*i18n*/ 'pageNo is a whole number from 1 to 10000.'), 1)
export const PageSize = v.optional(
  wholeNumberSchema(1, MAX_PAGE_SIZE, /*i18n*/ 'pageSize is a whole number from 1 to 100.'),
  PAGE_SIZE_DEFAULT,
)

export const Year = wholeNumberSchema(MIN_YEAR, MAX_YEAR, /*i18n*/ 'A year is a whole number from 1930 to 2049.')

/** A boolean in a query, written `true` or `false`. */
export const TrueFalseFlag = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false'], /*i18n*/ 'Say true or false.')], /*i18n*/ 'Say true or false.'),
  v.transform((value) => value === true || value === 'true'),
)

const SEARCH_TOO_LONG_MESSAGE = /*i18n*/ 'A search has at most 1000 characters.'

/**
 * Returns a text as one line, as in the search box: line breaks become `; `, tabs become two spaces. Separators of scanned labels remain.
 */
const normalizeSearchText = (text: string) =>
  normalizeCharacters(text)
    .replace(/[ \t]*\n\s*/g, '; ')
    .replace(/\t/g, '  ')
    .trim()

/**
 * Text typed, pasted or scanned into the search box: trimmed, 1 to 1000 characters, normalised (contract/text/plain-text.ts). The length is
 * checked before and after normalising, because NFKC can expand one character to 18.
 */
export const SearchText = v.pipe(
  v.string(),
  v.trim(),
  // The length is checked before normalising, so that a huge text costs nothing.
  v.maxLength(MAX_SEARCH_TEXT_CHARACTERS, SEARCH_TOO_LONG_MESSAGE),
  v.transform(normalizeSearchText),
  v.check((text) => normalizeText(text) !== '', /*i18n*/ 'Type a number, a brand or a word to search for.'),
  v.maxLength(MAX_SEARCH_TEXT_CHARACTERS, SEARCH_TOO_LONG_MESSAGE),
)

/** Returns the schema of one page of a list (section 3 of the specification, "Pagination"). */
export const pageSchemaOf = <Row extends v.GenericSchema>(row: Row) =>
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

// Unpaired surrogates (`Cs`) are rejected too: PostgreSQL cannot store them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
const UNSTORABLE_CHARACTERS = /[\u0000-\u001f\u007f\p{Cs}]/u

/**
 * The messages for typed lines that are too long, by the maximum number of characters. Each is a complete sentence that contains this
 * number, so that it can be translated.
 */
const tooLongMessages = {
  16: /*i18n*/ 'Take at most 16 characters.',
  20: /*i18n*/ 'Take at most 20 characters.',
  32: /*i18n*/ 'Take at most 32 characters.',
  40: /*i18n*/ 'Take at most 40 characters.',
  60: /*i18n*/ 'Take at most 60 characters.',
  80: /*i18n*/ 'Take at most 80 characters.',
  120: /*i18n*/ 'Take at most 120 characters.',
  200: /*i18n*/ 'Take at most 200 characters.',
} as const

/**
 * Matches invisible characters, some of which reverse the direction of the following text. Joiners do not match, because scripts and emoji
 * need them.
 */
const HIDDEN_CHARACTERS = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g
/** Matches a visible character. */
const VISIBLE_CHARACTER = /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{Cf}\p{M}]/u

/**
 * Returns the schema of one typed line: trimmed, without invisible characters, of limited length, without control characters. The line may
 * be empty.
 */
export const singleLineTextSchema = (most: keyof typeof tooLongMessages) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replace(HIDDEN_CHARACTERS, '').trim()),
    v.transform((text) => (VISIBLE_CHARACTER.test(text) ? text : '')),
    v.maxLength(most, tooLongMessages[most]),
    v.check((text) => !UNSTORABLE_CHARACTERS.test(text), /*i18n*/ 'This cannot hold control characters.'),
  )

/** The code of a country: two capital letters of ISO 3166. */
export const CountryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, /*i18n*/ 'Choose a country.'))
