import * as v from 'valibot'
import type { Id } from '#contract/kernel/primitives.ts'

/** A vehicle or machine that somebody asks about: its model, and if known its engine and year of manufacture. */
export interface VehicleOfModel {
  modelid: Id
  engine: string | null
  year: number | null
}

/** A time of manufacture: a year, or if the data say so a month (1 to 12) of it. */
export const ManufactureDate = v.object({ year: v.number(), month: v.optional(v.number()) })
export type ManufactureDate = v.InferOutput<typeof ManufactureDate>

/**
 * One case in which a part fits a model. What is absent restricts nothing: the case holds for every engine, from the first or to the last
 * one built. `note`: a restriction in the supplier's words.
 */
export const FitCase = v.object({
  engine: v.optional(v.string()),
  from: v.optional(ManufactureDate),
  to: v.optional(ManufactureDate),
  note: v.optional(v.string()),
})
export type FitCase = v.InferOutput<typeof FitCase>

/**
 * Whether a part fits a vehicle:
 * - `fits`: it does, as far as the vehicle is known.
 * - `fits-from`: it fits some of these vehicles: those of an engine, or built in a time, which is not known of the vehicle.
 * - `fits-under`: it fits only under a restriction in the supplier's words; each case has a note.
 * - `does-not-fit`: the part's vehicles are known, and this is none of them. `cases`: those of the same model that it fits.
 * - `not-known`: the shop does not know what the part fits (`no-fitments`), the model is not among the vehicles of a component, which fits
 *   more than its data name (`not-listed`), the shop knows some of its vehicles by ids only (`unnamed-vehicles`), the
 *   model has no engine of this name, and the part fits some of its engines (`unknown-engine`), or this device does not know it (`not-here`).
 * - `universal`: the part is not made for certain vehicles: a tool, a cable, workwear.
 */
export const FitVerdict = v.variant('type', [
  v.object({ type: v.literal('fits') }),
  v.object({ type: v.literal('fits-from'), cases: v.array(FitCase) }),
  v.object({ type: v.literal('fits-under'), cases: v.array(FitCase) }),
  v.object({ type: v.literal('does-not-fit'), cases: v.array(FitCase) }),
  v.object({
    type: v.literal('not-known'),
    why: v.picklist(['no-fitments', 'not-listed', 'unnamed-vehicles', 'unknown-engine', 'not-here']),
  }),
  v.object({ type: v.literal('universal') }),
])
export type FitVerdict = v.InferOutput<typeof FitVerdict>

/** The verdict on one part. A part that the shop does not sell has none. */
export const PartFitVerdict = v.object({ mcode: v.string(), verdict: FitVerdict })
export type PartFitVerdict = v.InferOutput<typeof PartFitVerdict>

/** Whether a verdict says that the part fits, with or without a restriction. The search by vehicle lists just these parts. */
export const isFittingVerdict = ({ type }: FitVerdict): boolean => type === 'fits' || type === 'fits-from' || type === 'fits-under'
