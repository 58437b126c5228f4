import { plainId } from '#server/import/applications/plain-id.ts'
import type { ApplicationFacts, FileEvent, Place } from '#server/import/facts.ts'
import type { XmlElement } from '#server/import/files/xml.ts'
import { vehicleOf } from './vehicle-of.ts'

/** Values in the file's header that apply to all its applications. */
export interface Head {
  file: string
  /** The parts' brand, for applications without a brand. */
  brand: string
}

/** Elements that are not conditions: they identify the vehicle or are read by name. */
const others = new Set([
  ...[
    'BaseVehicle',
    'Years',
    'Make',
    'Model',
    'EquipmentBase',
    'Mfr',
    'EquipmentModel',
    'ProductionYears',
    'Qual',
    'Note',
    'Qty',
    'PartType',
  ],
  ...['MfrLabel', 'Position', 'Part', 'DisplayOrder', 'AssetName', 'AssetItemOrder', 'AssetItemRef'],
])

/** Converts an App element to an application, or yields why it is invalid. */
export function* applicationOf(app: XmlElement, at: Place, { file, brand }: Head): Generator<FileEvent> {
  const child = (name: string) => app.children.find((one) => one.name === name)
  const refuse = (element: XmlElement | undefined, column: string, value: string, says: string): FileEvent => ({
    type: 'refused',
    refusal: { ...at, line: element?.line ?? app.line, column: `App/${column}`, value: value.slice(0, 200), says },
  })
  const part = child('Part')
  const code = part?.text ?? ''
  const action = (app.attributes['action'] ?? 'A').trim().toUpperCase()
  if (code === '') return yield refuse(part, 'Part', '', 'An application names the number of its part.')
  if (action !== 'A' && action !== 'D') return yield refuse(app, '@action', action, 'A (add) or D (delete) is expected.')
  const vehicle = vehicleOf(app)
  if ('says' in vehicle) return yield refuse(vehicle.element, vehicle.column, vehicle.value, vehicle.says)

  const qty = child('Qty')
  const pieces = Number(qty?.text ?? '')
  const isCount = Number.isSafeInteger(pieces) && pieces > 0
  if (qty !== undefined && qty.text !== '' && !isCount)
    yield {
      type: 'noted',
      note: {
        file,
        line: qty.line,
        column: 'App/Qty',
        value: qty.text.slice(0, 200),
        says: 'A whole number from 1 is expected; it was left out.',
      },
    }
  const application: ApplicationFacts = {
    at,
    action: action === 'D' ? 'delete' : 'add',
    code,
    brand: (part?.attributes['BrandAAIAID'] ?? '').trim().toUpperCase() || brand,
    vehicle: vehicle.vehicle,
    narrowedBy: narrowing(app, vehicle.vehicle.by),
    qualifiers: texts(app, 'Qual', qualifierText),
    notes: texts(app, 'Note', ({ text }) => text),
    position: plainId(child('Position')?.attributes['id'] ?? child('Position')?.text ?? ''),
    qty: isCount ? pieces : null,
    partTypeId: plainId(child('PartType')?.attributes['id'] ?? ''),
  }
  yield { type: 'application', application }
}

/**
 * The conditions of an application: all elements with an id, or with only a text. For equipment, the vehicle type belongs to the equipment
 * itself.
 */
function narrowing(app: XmlElement, by: ApplicationFacts['vehicle']['by']): Record<string, string> {
  const said: Record<string, string> = {}
  for (const { name, attributes, text } of app.children) {
    if (others.has(name) || (name === 'VehicleType' && by === 'equipment')) continue
    const id = plainId(attributes['id'] ?? text)
    if (id !== '') said[name] = id
  }
  return said
}

const texts = (app: XmlElement, name: string, of: (element: XmlElement) => string): string[] =>
  app.children.flatMap((element) => (element.name === name ? [of(element).replace(/\s+/g, ' ').trim()] : [])).filter((text) => text !== '')

/**
 * A qualifier as text. Its text usually contains its parameter values. Missing ones are added at the end. Without a text, the id from the
 * standard's table is used.
 */
function qualifierText(qual: XmlElement): string {
  const text = qual.children.find(({ name }) => name === 'text')?.text || qual.text
  const values = qual.children
    .filter(({ name }) => name === 'param')
    .map(({ attributes, text: own }) => {
      const value = (attributes['value'] || own).trim()
      const unit = (attributes['uom'] ?? '').trim()
      const other = (attributes['altvalue'] ?? '').trim()
      return [value, unit, other && `(${[other, (attributes['altuom'] ?? '').trim()].filter(Boolean).join(' ')})`].filter(Boolean).join(' ')
    })
    .filter((value) => value !== '' && !text.includes(value.split(' ')[0] ?? ''))
  const said = text || (qual.attributes['id'] ? `Qualifier ${qual.attributes['id'].trim()}` : '')
  return [said, ...values].filter(Boolean).join(' ')
}
