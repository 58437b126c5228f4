import type { PartFieldKey } from '#contract/part/part-fields.ts'

/**
 * Fields of a part that a comparison shows without an effect on the fit. Every field of the part table is named: `row` is shown as a row,
 * `head` stands above the rows, `attributes` is compared by the rule table, null is not compared, because it says nothing about the part
 * that a buyer would compare.
 */
export const comparedFields = {
  mcode: 'head',
  name: 'head',
  type: 'head',
  cents: 'head',
  wasCents: 'head',
  stock: 'head',
  restockOn: 'head',
  withdrawn: 'head',
  attributes: 'attributes',
  producer: 'row',
  condition: 'row',
  oeNumber: 'row',
  oeProducer: null,
  coreCents: 'row',
  minQty: 'row',
  weightG: 'row',
  boxMm: 'row',
  warrantyMonths: 'row',
  country: 'row',
  categoryId: null,
  group: null,
  description: null,
  specName: null,
  steps: null,
  hsCode: null,
  gtin: null,
  supersededBy: null,
  firstSoldOn: null,
  popularity: null,
  unitKey: null,
  updatedAt: null,
  applicationHint: null,
  fitting: null,
} as const satisfies Record<PartFieldKey, 'head' | 'row' | 'attributes' | null>

type RowsOf<T> = { [K in keyof T]: T[K] extends 'row' ? K : never }[keyof T]
/** The fields that are rows of a comparison. */
export type ComparedField = RowsOf<typeof comparedFields>
