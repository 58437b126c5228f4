import type { PartDetail } from '#contract/catalogue/catalogue.ts'
import type { FinderQuery } from './finder-query.ts'
import { isMeasurableKey } from './measurable.ts'

/** Returns what the finder asks for with all measures of a part. */
export const queryOfPart = ({
  type,
  backCategoryId,
  attributes,
}: Pick<PartDetail, 'type' | 'backCategoryId' | 'attributes'>): FinderQuery => ({
  kind: backCategoryId,
  answers: Object.entries(attributes).flatMap(([key, value]) =>
    type !== 'other' && isMeasurableKey(key) && value !== undefined && value !== '' ? [{ key, value: String(value) }] : [],
  ),
})
