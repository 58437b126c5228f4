import type * as v from 'valibot'
import { mergeNote } from '#contract/favourites/merge.ts'
import { compareText } from '#contract/text/compare-text.ts'
import type { FittedPart, GarageVehicle, VehicleRemoval, VehicleSave } from './garage.ts'

/**
 * How changes of several devices are merged. Server and devices use the same rules, so both get the same result.
 *
 * - A save contains the whole vehicle. If nobody changed it since the user saw it (`seenAt`), it replaces the stored one.
 * - Otherwise two devices changed it at the same time. The later change wins. What it leaves empty is kept from the other; both notes stay,
 *   and the fitted parts of both. So nothing that was entered is lost; a part that one device removed meanwhile may come back.
 * - A merged vehicle is a new version, because neither device has seen it.
 * - A vehicle that was changed since the user saw it survives its deletion, and a change restores a deleted one.
 */

type SavedVehicle = Omit<v.InferOutput<typeof VehicleSave>, 'joins'>

/** Returns a vehicle after it was saved. */
export function mergeVehicle(stored: GarageVehicle | undefined, { seenAt, ...saved }: SavedVehicle): GarageVehicle {
  if (stored === undefined || stored.changedAt === seenAt) return saved
  return mergeVersions(stored, saved)
}

/** Merges two versions of a vehicle, neither of which was made from the other. */
function mergeVersions(stored: GarageVehicle, saved: GarageVehicle): GarageVehicle {
  const [last, other] = saved.changedAt >= stored.changedAt ? [saved, stored] : [stored, saved]
  const merged: GarageVehicle = {
    ...last,
    // Engine and year belong to the model that they were chosen for.
    ...(last.modelid === other.modelid ? { engine: last.engine ?? other.engine, year: last.year ?? other.year } : {}),
    serialNumber: last.serialNumber || other.serialNumber,
    registration: last.registration || other.registration,
    photo: last.photo || other.photo,
    note: mergeNote(last.note, { from: '', to: other.note }),
    fitted: mergeFitted(last.fitted, other.fitted),
  }
  // The same change again. A version of its own would never come to rest. A later save that adds nothing is a new version all the same:
  // its device never saw what the other entered, so a deletion that it makes next must not take that along.
  if (hasSameContent(merged, stored) && (saved.changedAt <= stored.changedAt || hasSameContent(saved, stored))) return stored
  return hasSameContent(merged, saved) && saved.changedAt > stored.changedAt ? saved : { ...merged, changedAt: justAfter(last.changedAt) }
}

const justAfter = (time: string): string => new Date(Date.parse(time) + 1).toISOString()

/** The last fitted first. */
const sortFitted = (fitted: readonly FittedPart[]): FittedPart[] =>
  fitted.toSorted((one, other) => compareText(other.on, one.on) || compareText(one.mcode, other.mcode))

/** Returns the fitted parts of two versions. A part that both have gets both notes. */
function mergeFitted(last: readonly FittedPart[], other: readonly FittedPart[]): FittedPart[] {
  const byKey = new Map(last.map((one) => [fittedKey(one), one]))
  for (const one of other) {
    const there = byKey.get(fittedKey(one))
    byKey.set(fittedKey(one), there === undefined ? one : { ...there, note: mergeNote(there.note, { from: '', to: one.note }) })
  }
  return sortFitted([...byKey.values()])
}

/** What tells fitted parts of a vehicle apart: the part and the day. */
export const fittedKey = ({ mcode, on }: Pick<FittedPart, 'mcode' | 'on'>): string => `${mcode} ${on}`

/** Returns the fitted parts with one more. Fitted on the same day again, it replaces the row. */
export const withFittedPart = (fitted: readonly FittedPart[], part: FittedPart): FittedPart[] =>
  sortFitted([...fitted.filter((one) => fittedKey(one) !== fittedKey(part)), part])

/** The content of a vehicle as one text. A database may have changed the order of fields, so they are sorted. */
const contentOf = ({ changedAt: _, fitted, ...vehicle }: GarageVehicle): string =>
  JSON.stringify([Object.entries(vehicle).sort(), sortFitted(fitted).map((one) => [fittedKey(one), one.note])])
const hasSameContent = (one: GarageVehicle, other: GarageVehicle): boolean => contentOf(one) === contentOf(other)

/** Whether a vehicle survives its deletion by another device: it was changed since the user of that device saw it. */
export const vehicleSurvivesRemoval = ({ changedAt }: GarageVehicle, { seenAt }: v.InferInput<typeof VehicleRemoval>): boolean =>
  seenAt !== null && changedAt > seenAt

/**
 * Returns the vehicle that a save changes: the one with its id, or for a guest's that joins the account one that is the same; undefined if
 * the save adds a vehicle.
 */
export const vehicleToChange = <V extends GarageVehicle>(
  vehicles: readonly V[],
  given: Pick<GarageVehicle, 'id' | (typeof identityFields)[number]> & { joins?: boolean | undefined },
): V | undefined =>
  vehicles.find(({ id }) => id === given.id) ?? (given.joins ? vehicles.find((one) => isSameVehicle(one, given)) : undefined)

const identityFields = ['kind', 'name', 'modelid', 'brand', 'model', 'engine', 'year', 'serialNumber', 'registration'] as const

/**
 * Whether two vehicles are one that was entered twice, such as by a guest who has it in the account too: all fields that tell vehicles apart
 * are equal.
 */
export const isSameVehicle = (one: Pick<GarageVehicle, (typeof identityFields)[number]>, other: typeof one): boolean =>
  identityFields.every((field) => one[field] === other[field])
