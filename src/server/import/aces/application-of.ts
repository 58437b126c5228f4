import { normalizeId } from '#server/import/applications/plain-id.ts'
import type { ApplicationFacts, FileEvent, FilePlace } from '#server/import/facts.ts'
import type { XmlElement } from '#server/import/files/xml.ts'
import { readAppVehicle } from './vehicle-of.ts'

/** The values of the file's header that apply to all applications in the file. */
export interface AcesFileHeader {
  file: string
  /** The brand for applications that name no brand of their own. */
  brand: string
}

/** Elements of an ACES App that are not conditions of the application, because they identify the vehicle or are read separately by name. */
const nonConditionElements = new Set([
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

/** Converts an App element to an application. Yields the reason instead when the element is invalid. */
export function* readAcesApplication(app: XmlElement, at: FilePlace, { file, brand }: AcesFileHeader): Generator<FileEvent> {
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
  const vehicle = readAppVehicle(app)
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
    narrowedBy: readAppConditions(app, vehicle.vehicle.by),
    qualifiers: textsOfElements(app, 'Qual', formatQualifierText),
    notes: textsOfElements(app, 'Note', ({ text }) => text),
    position: normalizeId(child('Position')?.attributes['id'] ?? child('Position')?.text ?? ''),
    qty: isCount ? pieces : null,
    partTypeId: normalizeId(child('PartType')?.attributes['id'] ?? ''),
  }
  yield { type: 'application', application }
}

/**
 * Returns the conditions of an application: all other elements with an id or a text. For equipment, the vehicle type is not a condition,
 * because it belongs to the equipment.
 */
function readAppConditions(app: XmlElement, by: ApplicationFacts['vehicle']['by']): Record<string, string> {
  const said: Record<string, string> = {}
  for (const { name, attributes, text } of app.children) {
    if (nonConditionElements.has(name) || (name === 'VehicleType' && by === 'equipment')) continue
    const id = normalizeId(attributes['id'] ?? text)
    if (id !== '') said[name] = id
  }
  return said
}

const textsOfElements = (app: XmlElement, name: string, of: (element: XmlElement) => string): string[] =>
  app.children.flatMap((element) => (element.name === name ? [of(element).replace(/\s+/g, ' ').trim()] : [])).filter((text) => text !== '')

/**
 * Converts a qualifier (`Qual`) to text. The qualifier's text usually contains the values of its parameters, and missing values are added
 * at the end. A qualifier without a text becomes its id in the standard's table.
 */
function formatQualifierText(qual: XmlElement): string {
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
