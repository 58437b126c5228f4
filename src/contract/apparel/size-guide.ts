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

/** Hands and feet are measured finer than chests. */
const SHORT_CM = 40

/** Centimetres in inches, to the half or, of what is short, the quarter that a tape shows: 96 cm are 38 in, 25.8 cm 10.25. */
export function inches(cm: number): number {
  const parts = cm < SHORT_CM ? 4 : 2
  return Math.round((cm / CM_PER_INCH) * parts) / parts
}
