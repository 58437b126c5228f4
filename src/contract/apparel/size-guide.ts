import * as v from 'valibot'

/** The body measurements of a size guide. The app supplies their names and instructions; the shop supplies the figures. */
export const bodyMeasures = ['chest', 'waist', 'hip', 'inseam', 'hand', 'foot'] as const
export type BodyMeasure = (typeof bodyMeasures)[number]

/**
 * A size guide with one row for each size. A row has a minimum and a maximum in centimetres for each body measurement, in the order of
 * `measures`.
 */
export const SizeGuide = v.object({
  measures: v.array(v.picklist(bodyMeasures)),
  rows: v.array(
    v.object({
      size: v.string(),
      /** The name of the same size in another system: `US 9`; empty if there is none. */
      also: v.optional(v.string(), ''),
      cm: v.array(v.tuple([v.number(), v.number()])),
    }),
  ),
})
export type SizeGuide = v.InferOutput<typeof SizeGuide>

const CM_PER_INCH = 2.54

/** The length in centimetres below which measurements (hands and feet) are rounded more finely. */
const MAX_SHORT_LENGTH_CM = 40

/**
 * Converts centimetres to inches, rounded to the half inch, or to the quarter inch for short lengths: 96 cm are 38 in, 25.8 cm are 10.25
 * in.
 */
export function inchesOfCm(cm: number): number {
  const parts = cm < MAX_SHORT_LENGTH_CM ? 4 : 2
  return Math.round((cm / CM_PER_INCH) * parts) / parts
}
