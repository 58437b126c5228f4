import { plainId } from '#server/import/applications/plain-id.ts'
import type { ApplicationFacts } from '#server/import/facts.ts'
import type { XmlElement } from '#server/import/files/xml.ts'

interface InvalidVehicle {
  element: XmlElement | undefined
  column: string
  value: string
  says: string
}

/** The earliest model year that ACES allows. */
const FIRST_YEAR = 1896
const LAST_YEAR = 2100

/** Reads the vehicle or equipment of an App element. Returns the reason when the App names none. */
export function vehicleOf(app: XmlElement): { vehicle: ApplicationFacts['vehicle'] } | InvalidVehicle {
  const child = (name: string) => app.children.find((one) => one.name === name)
  const id = (name: string) => plainId(child(name)?.attributes['id'] ?? child(name)?.text ?? '')
  if (id('BaseVehicle') !== '') return { vehicle: { by: 'base-vehicle', id: id('BaseVehicle') } }
  if (id('EquipmentBase') !== '') return { vehicle: { by: 'equipment-base', id: id('EquipmentBase') } }
  if (id('Mfr') !== '' && id('EquipmentModel') !== '') {
    const years = child('ProductionYears')?.attributes ?? {}
    const [from, to] = [yearOf(years['ProductionStart']), yearOf(years['ProductionEnd'])]
    return { vehicle: { by: 'equipment', makeId: id('Mfr'), modelId: id('EquipmentModel'), typeId: id('VehicleType'), from, to } }
  }
  const years = child('Years')
  if (years !== undefined && id('Make') !== '') {
    const from = yearOf(years.attributes['from']) ?? yearOf(years.text)
    const to = yearOf(years.attributes['to']) ?? from
    const value = `${years.attributes['from'] ?? years.text}–${years.attributes['to'] ?? ''}`
    if (from === null || to === null || from > to)
      return {
        element: years,
        column: 'Years',
        value,
        says: `Years from and to are expected, from ${FIRST_YEAR} on, such as from="2001" to="2005".`,
      }
    return { vehicle: { by: 'years', from, to, makeId: id('Make'), modelId: id('Model') } }
  }
  return {
    ...{ element: app, column: 'BaseVehicle', value: '' },
    says: 'An application names a BaseVehicle; or Years and Make; or an EquipmentBase; or Mfr and EquipmentModel, each by its id.',
  }
}

function yearOf(text: string | undefined): number | null {
  const year = Number(text?.trim() || Number.NaN)
  return Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR ? year : null
}
