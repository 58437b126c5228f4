import * as v from 'valibot'
import { PartCard } from '#contract/catalogue/catalogue.ts'
import { Mcode } from '#contract/kernel/primitives.ts'
import { normalizeText } from '#contract/text/plain-text.ts'

/** How many part numbers one request may contain. A longer list is asked for in several requests. */
export const MAX_NUMBERS_PER_REQUEST = 100
/** How many parts the reply names for one number. A search for the number alone shows all. */
export const MAX_PARTS_PER_NUMBER = 8
/** The maximum length of a number with its separators. */
export const MAX_TYPED_NUMBER_CHARACTERS = 80

/** The part numbers of a request as typed, separated by `|`, which no part number contains. */
export const NumberListInput = v.pipe(
  v.string(),
  v.transform((text) => text.split('|').map(normalizeText)),
  v.maxLength(MAX_NUMBERS_PER_REQUEST, /*i18n*/ 'Ask for at most 100 numbers at once.'),
  v.everyItem(
    (number) => number !== '' && number.length <= MAX_TYPED_NUMBER_CHARACTERS,
    /*i18n*/ 'A number of a list has 1 to 80 characters.',
  ),
)

/** The parts that a number of a list may mean. */
export const NumberListAnswer = v.object({
  /** The number as it was asked for. */
  number: v.string(),
  /** The best parts, each with the reason why it matches; at most `MAX_PARTS_PER_NUMBER`. */
  parts: v.array(PartCard),
  /** The number of all parts that match. */
  total: v.number(),
  /** The successors of those of the parts that were superseded: the code of the old part, and the new part. */
  successors: v.array(v.object({ of: Mcode, part: PartCard })),
})
export type NumberListAnswer = v.InferOutput<typeof NumberListAnswer>

/** One answer for each number, in the order of the request. */
export const NumberListAnswers = v.array(NumberListAnswer)
