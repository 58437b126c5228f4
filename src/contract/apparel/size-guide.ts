import * as v from 'valibot'

/** What a size is told by. Their names, and how to measure them, are the app's own words; the figures are the shop's. */
export const bodyMeasures = ['chest', 'waist', 'hip', 'inseam', 'hand', 'foot'] as const
export type BodyMeasure = (typeof bodyMeasures)[number]

/** Of each size, in the order of `measures`, from and to in centimetres. */
export const SizeGuide = v.object({
  measures: v.array(v.picklist(bodyMeasures)),
  rows: v.array(
    v.object({
      size: v.string(),
      /** What the same size is called elsewhere: `US 9`; empty where it has no other name. */
      also: v.optional(v.string(), ''),
      cm: v.array(v.tuple([v.number(), v.number()])),
    }),
  ),
})
export type SizeGuide = v.InferOutput<typeof SizeGuide>

const CM_PER_INCH = 2.54

/** Centimetres in inches, to the half that a tape shows: 96 cm are 38 in. */
export const inches = (cm: number): number => Math.round((cm / CM_PER_INCH) * 2) / 2
