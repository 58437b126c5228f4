import { normalizeId } from '#server/import/applications/plain-id.ts'
import type { ApplicationFacts } from '#server/import/facts.ts'
import type { XmlElement } from '#server/import/files/xml.ts'

interface InvalidVehicle {
  element: XmlElement | undefined
  column: string
  value: string
  says: string
}

/** The earliest model year that ACES allows. */
const EARLIEST_MODEL_YEAR = 1896
const LATEST_MODEL_YEAR = 2100

/** Reads the vehicle or equipment of an App element. Returns the reason when the App names none. */
export function readAppVehicle(app: XmlElement): { vehicle: ApplicationFacts['vehicle'] } | InvalidVehicle {
  const child = (name: string) => app.children.find((one) => one.name === name)
  const id = (name: string) => normalizeId(child(name)?.attributes['id'] ?? child(name)?.text ?? '')
  if (id('BaseVehicle') !== '') return { vehicle: { by: 'base-vehicle', id: id('BaseVehicle') } }
  if (id('EquipmentBase') !== '') return { vehicle: { by: 'equipment-base', id: id('EquipmentBase') } }
  if (id('Mfr') !== '' && id('EquipmentModel') !== '') {
    const years = child('ProductionYears')?.attributes ?? {}
    const [from, to] = [parseModelYear(years['ProductionStart']), parseModelYear(years['ProductionEnd'])]
    return { vehicle: { by: 'equipment', makeId: id('Mfr'), modelId: id('EquipmentModel'), typeId: id('VehicleType'), from, to } }
  }
  const years = child('Years')
  if (years !== undefined && id('Make') !== '') {
    const from = parseModelYear(years.attributes['from']) ?? parseModelYear(years.text)
    const to = parseModelYear(years.attributes['to']) ?? from
    const value = `${years.attributes['from'] ?? years.text}–${years.attributes['to'] ?? ''}`
    if (from === null || to === null || from > to)
      return {
        element: years,
        column: 'Years',
        value,
        says: `Years from and to are expected, from ${EARLIEST_MODEL_YEAR} on, such as from="2001" to="2005".`,
      }
    return { vehicle: { by: 'years', from, to, makeId: id('Make'), modelId: id('Model') } }
  }
  return {
    ...{ element: app, column: 'BaseVehicle', value: '' },
    says: 'An application names a BaseVehicle; or Years and Make; or an EquipmentBase; or Mfr and EquipmentModel, each by its id.',
  }
}

function parseModelYear(text: string | undefined): number | null {
  const year = Number(text?.trim() || Number.NaN)
  return Number.isInteger(year) && year >= EARLIEST_MODEL_YEAR && year <= LATEST_MODEL_YEAR ? year : null
}
