import * as v from 'valibot'
import { ChangeTimestamp } from '#contract/favourites/favourites.ts'
import { Id, Mcode, singleLineTextSchema, Year } from '#contract/kernel/primitives.ts'
import {
  MAX_FITTED_NOTE_CHARACTERS,
  MAX_FITTED_PARTS,
  MAX_VEHICLE_NAME_CHARACTERS,
  MAX_VEHICLE_NOTE_CHARACTERS,
  MAX_VEHICLE_PHOTO_CHARACTERS,
  MAX_VEHICLE_TEXT_CHARACTERS,
} from '#contract/limits.ts'

/** The id of a vehicle in the garage. The device generates the id, so that a vehicle can be added offline. */
export const VehicleId = v.pipe(
  Id,
  v.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, /*i18n*/ 'The id of a vehicle is a UUID in small letters.'),
)

// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
const CONTROL_CHARACTERS = /[\u0000-\u0009\u000b-\u001f\u007f\p{Cs}]/u

/** A note of several lines. */
const noteSchema = (most: number, message: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(most, message),
    v.check((text) => !CONTROL_CHARACTERS.test(text), /*i18n*/ 'This cannot hold control characters.'),
  )

const VehicleNote = noteSchema(MAX_VEHICLE_NOTE_CHARACTERS, /*i18n*/ 'A note has at most 1000 characters.')
const FittedNote = noteSchema(MAX_FITTED_NOTE_CHARACTERS, /*i18n*/ 'A note about a fitted part has at most 120 characters.')
const VehicleText = singleLineTextSchema(MAX_VEHICLE_TEXT_CHARACTERS)

/** A photo as `data:` URL, or empty. Only JPEG: the device makes it, and with it removes the place that a camera writes into a photo. */
export const VehiclePhoto = v.pipe(
  v.string(),
  v.maxLength(MAX_VEHICLE_PHOTO_CHARACTERS, /*i18n*/ 'The photo is too large. Make it smaller, to about 15 kB.'),
  v.regex(/^(?:data:image\/jpeg;base64,[A-Za-z0-9+/]+={0,2})?$/, /*i18n*/ 'The photo is not a JPEG picture.'),
)

/** A part that was fitted to a vehicle. The same part fitted on another day is another row. */
export const FittedPart = v.object({
  mcode: Mcode,
  /** The day when it was fitted, such as `2026-11-21`, as the user says. */
  on: v.pipe(v.string(), v.isoDate(/*i18n*/ 'A day is written as 2026-11-21.')),
  note: FittedNote,
})
export type FittedPart = v.InferOutput<typeof FittedPart>

/** What is known of a vehicle or machine of the garage. A text that is not known is empty. */
const vehicleEntries = {
  kind: v.picklist(['vehicle', 'machine'], /*i18n*/ 'It is a vehicle or a machine.'),
  /** What its owner calls it: "Hilux Meyer", "Truck 4". */
  name: v.pipe(singleLineTextSchema(MAX_VEHICLE_NAME_CHARACTERS), v.nonEmpty(/*i18n*/ 'Type a name for it.')),
  /** Its model in the catalogue; null for one that was typed freely. The words stay if the model leaves the catalogue. */
  modelid: v.nullable(Id),
  brand: VehicleText,
  model: VehicleText,
  engine: v.nullable(VehicleText),
  year: v.nullable(Year),
  serialNumber: VehicleText,
  registration: VehicleText,
  note: VehicleNote,
  photo: VehiclePhoto,
  fitted: v.pipe(
    v.array(FittedPart),
    v.maxLength(MAX_FITTED_PARTS, /*i18n*/ 'A vehicle holds at most 60 fitted parts. Take an old one out first.'),
  ),
}

/** A vehicle or machine of the garage. `changedAt`: when its owner changed it last (ISO 8601, UTC); it names this version of it. */
export const GarageVehicle = v.object({ id: VehicleId, ...vehicleEntries, changedAt: v.string() })
export type GarageVehicle = v.InferOutput<typeof GarageVehicle>

export const Garage = v.array(GarageVehicle)

const SeenAt = v.nullable(ChangeTimestamp)

export const VehicleSave = v.object({
  id: VehicleId,
  ...vehicleEntries,
  changedAt: ChangeTimestamp,
  /** `changedAt` of the version that the user saw and changed; null for a new one. */
  seenAt: SeenAt,
  /** Whether a guest's vehicle joins the account. One that the account has already, field by field, is not added twice. */
  joins: v.optional(v.boolean(), false),
})

export const VehicleRemoval = v.object({
  id: VehicleId,
  /** `changedAt` of the version that the user saw and deleted. */
  seenAt: SeenAt,
})

/**
 * The reply to a change of the garage: the vehicles as they are now, and the ids of those that are gone. A `photo` of null is the one that
 * the change contained; so a stored reply does not repeat it.
 */
export const GarageAfterChange = v.object({
  vehicles: v.array(v.object({ ...GarageVehicle.entries, photo: v.nullable(v.string()) })),
  gone: v.array(v.string()),
})
export type GarageAfterChange = v.InferOutput<typeof GarageAfterChange>
