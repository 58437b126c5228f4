import * as v from 'valibot'
import { isYear } from '#contract/kernel/years.ts'
import { MAX_VEHICLE_NAME_CHARACTERS, MAX_VEHICLE_TEXT_CHARACTERS } from '#contract/limits.ts'
import { normalizeText } from '#contract/text/plain-text.ts'
import { extractYears } from '#contract/vehicle/read-years.ts'
import { type GarageVehicle, VehicleSave } from './garage.ts'

/** What a user enters of a vehicle or machine. */
export type VehicleDraft = Omit<GarageVehicle, 'id' | 'changedAt'>

export const emptyVehicleDraft: VehicleDraft = {
  ...{ kind: 'vehicle', name: '', modelid: null, brand: '', model: '', engine: null, year: null },
  ...{ serialNumber: '', registration: '', note: '', photo: '', fitted: [] },
}

/** The applications (contract/catalogue/categories.ts) whose models are machines: agriculture, construction, forklifts, lawn and garden. */
const MACHINE_APPLICATIONS: ReadonlySet<string> = new Set(['3', '4', '5', '7'])
export const kindOfApplication = (appid: string): VehicleDraft['kind'] => (MACHINE_APPLICATIONS.has(appid) ? 'machine' : 'vehicle')

/** What the catalogue says about a chosen vehicle. */
export interface CatalogueVehicle {
  modelid: string
  appid: string
  brand: string
  model: string
  engine: string | null
  year: number | null
}

/** Returns what is entered of a vehicle of the catalogue before its owner says more. Its name is that of make and model. */
export const draftOfModel = ({ modelid, appid, brand, model, engine, year }: CatalogueVehicle): VehicleDraft => ({
  ...emptyVehicleDraft,
  kind: kindOfApplication(appid),
  name: `${brand} ${model}`.slice(0, MAX_VEHICLE_NAME_CHARACTERS).trim(),
  modelid,
  brand: brand.slice(0, MAX_VEHICLE_TEXT_CHARACTERS),
  model: model.slice(0, MAX_VEHICLE_TEXT_CHARACTERS),
  engine,
  year,
})

/** Matches a serial number with the word before it: `serial 393 F 01234`, `S/N: 393`, `Fahrgestellnr. WDB1`. */
const SERIAL_NUMBER =
  /(?<![\p{L}\d])(?:serial(?: (?:number|no))?|s\/n|sn|vin|serien-?(?:nr|nummer)|fahrgestell-?(?:nr|nummer)|fin)(?![\p{L}\d])[.:]* *([^,;]*\d[^,;]*)/iu

/** A machine's line is far shorter. The rest of a pasted text is not searched, because the search would take long. */
const MAX_TYPED_CHARACTERS = 2000

/**
 * Reads a machine that was typed in one line: `Linde H30, serial 393 F 01234, Bj. 1998`. The serial number needs its word, and a year its
 * word or a comma before it, because other numbers belong to the name.
 */
export function readTypedMachine(text: string): VehicleDraft {
  const plain = normalizeText(text.slice(0, MAX_TYPED_CHARACTERS))
  const serial = SERIAL_NUMBER.exec(plain)
  const { years, remainingText } = extractYears(serial === null ? plain : plain.replace(serial[0], ' '))
  const pieces = remainingText.split(/[,;]/).map((piece) => piece.trim())
  const year = years?.from ?? pieces.slice(1).find(isYear)
  const name = pieces.filter((piece, at) => piece !== '' && !(at > 0 && piece === year)).join(', ')
  return {
    ...emptyVehicleDraft,
    kind: 'machine',
    name: name.replace(/ {2,}/g, ' ').slice(0, MAX_VEHICLE_NAME_CHARACTERS).trim(),
    year: year === undefined ? null : Number(year),
    serialNumber: (serial?.[1] ?? '').trim().slice(0, MAX_VEHICLE_TEXT_CHARACTERS),
  }
}

const DraftInput = v.omit(VehicleSave, ['id', 'changedAt', 'seenAt', 'joins'])

/** Returns what the user entered, trimmed, or the first error message of each field. */
export function checkVehicleDraft(
  draft: VehicleDraft,
): { type: 'good'; draft: VehicleDraft } | { type: 'wrong'; faults: Partial<Record<string, string>> } {
  const read = v.safeParse(DraftInput, draft)
  if (read.success) return { type: 'good', draft: read.output }
  const faults: Partial<Record<string, string>> = {}
  for (const { path, message } of read.issues) {
    const field = String(path?.[0].key ?? '')
    faults[field] ??= message
  }
  return { type: 'wrong', faults }
}
