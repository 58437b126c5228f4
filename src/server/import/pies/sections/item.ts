import type { AttributeFacts, PartFacts } from '#server/import/facts.ts'
import { containerNames, gtinQualifierCodes, partTypesByTerminologyId, qualityGrades } from '#server/import/pies/codes/codes.ts'
import type { PiesReadingContext } from '#server/import/pies/options.ts'
import { fieldText, findField, type PiesSegment } from '#server/import/pies/segment.ts'
import { parseGtin, parseIsoDay, parseWholeNumber } from '#server/import/pies/values.ts'

/** Returns the facts that are in the item element itself. */
export function readItemFacts(item: PiesSegment, reading: PiesReadingContext, seenGtins: Map<number, number>): Partial<PartFacts> {
  const attributes = readItemAttributes(item, reading)
  return {
    ...readPartKind(item, reading),
    ...readItemGtin(item, reading, seenGtins),
    ...(fieldText(item, 'BrandLabel') === '' ? {} : { producer: fieldText(item, 'BrandLabel') }),
    ...readMinOrderQty(item, reading),
    ...readAvailableDate(item, reading),
    ...(attributes.length === 0 ? {} : { attributes }),
  }
}

function readPartKind(item: PiesSegment, { options, notes }: PiesReadingContext): Partial<PartFacts> {
  const named = fieldText(item, 'PartTerminologyName')
  const id = findField(item, 'PartTerminologyID')
  const number = id?.text.replace(/^0+/, '') ?? ''
  const kind = options.partTypes?.get(number) ?? (named || partTypesByTerminologyId[number])
  if (kind !== undefined) return { kind }
  if (id !== undefined) {
    notes.addNoteOnce(item, id, 'A kind of part by its id of the licensed list, which names it: not named here.', `part type ${number}`)
  }
  return {}
}

function readItemGtin(item: PiesSegment, { notes }: PiesReadingContext, seen: Map<number, number>): Partial<PartFacts> {
  const said = findField(item, 'ItemLevelGTIN')
  if (said === undefined || /^0+$/.test(said.text)) return {}
  const read = parseGtin(said.text)
  if (read === null) {
    notes.addRefusal(item, said, 'A GTIN of 8 to 14 digits. One such as 4.05E+12 was spoilt by a spreadsheet: ask for it as text.')
    return {}
  }
  if (!read.hasValidCheckDigit) {
    notes.addNote(item, said, 'The last digit of a GTIN checks the others, and this one does not: the GTIN is left out.')
    return {}
  }
  const qualifier = findField(item, 'GTINQualifier')
  if (qualifier !== undefined && !gtinQualifierCodes.includes(qualifier.text.toUpperCase())) {
    notes.addNoteOnce(
      item,
      qualifier,
      'A kind of GTIN that is not in the list: its digits were taken all the same.',
      `gtin ${qualifier.text}`,
    )
  }
  const first = seen.get(Number(read.digits))
  if (first === undefined) seen.set(Number(read.digits), item.line)
  else if (first !== item.line) notes.addNote(item, said, `The item of line ${first} has this GTIN too. Both were taken.`)
  return { gtin: read.digits }
}

function readMinOrderQty(item: PiesSegment, { notes }: PiesReadingContext): Partial<PartFacts> {
  const said = findField(item, 'MinimumOrderQuantity')
  if (said === undefined) return {}
  const pieces = parseWholeNumber(said.text)
  if (pieces !== null && pieces >= 0) return { minQty: Math.max(1, pieces) }
  notes.addRefusal(item, said, 'A whole number of pieces, such as 1.')
  return {}
}

function readAvailableDate(item: PiesSegment, { notes, validityDay: today }: PiesReadingContext): Partial<PartFacts> {
  const [effective, available] = ['ItemEffectiveDate', 'AvailableDate'].map((name) => {
    const said = findField(item, name)
    const read = said === undefined ? undefined : parseIsoDay(said.text)
    if (read === null) notes.addRefusal(item, said, 'A day such as 2026-03-05.')
    return read ?? undefined
  })
  const since = effective ?? available
  return {
    ...(since === undefined ? {} : { firstSoldOn: since }),
    ...(available !== undefined && available > today ? { restockOn: available } : {}),
  }
}

/** The fields of an item that become attributes: the field, the name of the attribute, and names for the codes in the field. */
const fieldsReadAsAttributes: readonly (readonly [field: string, name: string, codes?: Readonly<Record<string, string>>])[] = [
  ['ContainerType', 'Container', containerNames],
  ['QuantityPerApplication', 'Quantity per application'],
  ['QualityGradeLevel', 'Quality grade', qualityGrades],
  ['Group', 'Product group'],
  ['SubGroup', 'Product subgroup'],
]
/** Fields with classifications that come from licensed or foreign lists. The shop does not store them. */
const skippedFields = ['AAIAProductCategoryCode', 'UNSPSC', 'VMRSCode', 'VMRSBrandID', 'BaseItemID', 'SubBrandAAIAID', 'SubBrandLabel']

function readItemAttributes(item: PiesSegment, { notes }: PiesReadingContext): AttributeFacts[] {
  const attributes: AttributeFacts[] = []
  for (const [name, shownAs, codes] of fieldsReadAsAttributes) {
    const said = findField(item, name)
    if (said === undefined) continue
    const means = codes?.[said.text.toUpperCase()]
    if (codes !== undefined && means === undefined) {
      notes.addNoteOnce(item, said, 'A code that is not in the list: kept as it stands.', `${name} ${said.text}`)
    }
    const number = codes === undefined && name.startsWith('Quantity') ? parseWholeNumber(said.text) : null
    attributes.push({ name: shownAs, value: number ?? means ?? said.text, unit: '' })
  }
  const size = findField(item, 'ItemQuantitySize')
  const pieces = size === undefined ? null : parseWholeNumber(size.text)
  if (pieces !== null && pieces > 1) attributes.push({ name: 'Pieces in the set', value: pieces, unit: '' })
  if (/^y/i.test(fieldText(item, 'HazardousMaterialCode'))) attributes.push({ name: 'Hazardous material', value: 'Yes', unit: '' })
  for (const name of skippedFields) {
    const said = findField(item, name)
    if (said !== undefined) notes.addNoteOnce(item, said, `${name} says nothing that the shop keeps: left out.`)
  }
  return attributes
}
