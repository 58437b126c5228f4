import * as v from 'valibot'
import { FacetValueCount, PartCard, ShopAttributeLabel } from '#contract/catalogue/catalogue.ts'
import { Id, Mcode } from '#contract/kernel/primitives.ts'
import { partTypeNames } from '#contract/part/part-types.ts'
import { readFinderAnswers } from './finder-query.ts'

/** The answers as one query parameter of the call: `voltage=12&pulleyOdMm=54.2&plugPins=%3F`. Unknown keys are ignored. */
export const FinderAnswers = v.pipe(
  v.string(),
  v.maxLength(4000, /*i18n*/ 'The answers take at most 4000 characters.'),
  v.transform((text) => readFinderAnswers(new URLSearchParams(text))),
)

/** A kind of part to start with: a category with parts, in the shop's order. */
export const FinderKind = v.object({
  id: Id,
  backCategoryName: v.string(),
  icon: v.string(),
  count: v.number(),
  backParentId: v.string(),
  /**
   * The part type, if all parts of the category have the same. Without it the category holds several kinds, such as all starter parts: the
   * kinds below it are meant.
   */
  type: v.optional(v.picklist(partTypeNames)),
})
export type FinderKind = v.InferOutput<typeof FinderKind>

/** A tolerance (measurable.ts), in the unit of the attribute. */
const FinderTolerance = v.object({ absolute: v.number(), relative: v.number() })

const questionFields = {
  key: v.string(),
  /** Label, unit and decimals: of a shop's own attribute only. The app has those of the attribute table itself. */
  ...v.partial(ShopAttributeLabel).entries,
  /** The expected information of the answer in bits: with one bit, half of the remaining parts remain. */
  bits: v.number(),
  /**
   * The values of the remaining parts: numbers ascending, texts by count. Of many, those with most parts. `count` is the number of parts
   * that are left after this answer (`total`): those whose value agrees with it, and those whose value is not known.
   */
  values: v.array(FacetValueCount),
  /** The number of remaining parts whose value is not known. They are left after each answer, and so are in each `count`. */
  unknown: v.number(),
}

/**
 * A question about the old unit. A `choice` is answered by one of the values; a `measure` by a number in the unit of the attribute, which
 * may differ from the value of a part by the tolerance of that value.
 */
export const FinderQuestion = v.variant('type', [
  v.object({ type: v.literal('choice'), ...questionFields }),
  v.object({ type: v.literal('measure'), ...questionFields, min: v.number(), max: v.number(), tolerance: FinderTolerance }),
])
export type FinderQuestion = v.InferOutput<typeof FinderQuestion>

/** An answer that was given, and how many parts would remain without it. A text attribute of the shop has its label too. */
export const FinderAnswerCount = v.object({
  key: v.string(),
  value: v.string(),
  totalWithout: v.number(),
  ...v.partial(ShopAttributeLabel).entries,
})
export type FinderAnswerCount = v.InferOutput<typeof FinderAnswerCount>

/** How a part agrees with the answers. */
export const FinderMatch = v.object({
  mcode: Mcode,
  /** The keys of answers for which the shop does not know the part's value. */
  unknown: v.array(v.string()),
  /** The keys of answers that the part contradicts, with the part's value. Empty unless the part stands behind those that agree. */
  off: v.array(v.object({ key: v.string(), value: v.string() })),
  /** The number of other parts in question whose measures are all equal, such as the remanufactured unit beside the new one. */
  alike: v.number(),
})
export type FinderMatch = v.InferOutput<typeof FinderMatch>

/** The state of a search by measures. Without a kind there are only kinds. */
export const FinderResult = v.object({
  kinds: v.array(FinderKind),
  /** The number of parts that contradict no answer: they agree with each, or their value is not known. */
  total: v.number(),
  /** The number of different units among them: parts whose measures are all equal count once. */
  places: v.number(),
  /** The questions that divide the parts of `total`, best first. Each has an answer after which fewer are left. */
  questions: v.array(FinderQuestion),
  answers: v.array(FinderAnswerCount),
  /**
   * The remaining parts, at most 24, best first: those that agree, those with an unknown value, then those that one answer contradicts
   * slightly. If nothing agrees, the parts that contradict the fewest answers.
   */
  records: v.array(PartCard),
  /** How each of the records agrees, in their order. */
  matches: v.array(FinderMatch),
})
export type FinderResult = v.InferOutput<typeof FinderResult>
