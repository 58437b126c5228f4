import type { AttributeFacts, PartFacts } from '#server/import/facts.ts'
import { containers, gtinQualifiers, partTypes, qualityGrades } from '#server/import/pies/codes/codes.ts'
import type { Reading } from '#server/import/pies/options.ts'
import { field, type Segment, text } from '#server/import/pies/segment.ts'
import { day, gtin, whole } from '#server/import/pies/values.ts'

/** Returns the facts that are in the item element itself. */
export function itemFacts(item: Segment, reading: Reading, seenGtins: Map<number, number>): Partial<PartFacts> {
  const attributes = itemAttributes(item, reading)
  return {
    ...kindOf(item, reading),
    ...gtinOf(item, reading, seenGtins),
    ...(text(item, 'BrandLabel') === '' ? {} : { producer: text(item, 'BrandLabel') }),
    ...minQtyOf(item, reading),
    ...soldSince(item, reading),
    ...(attributes.length === 0 ? {} : { attributes }),
  }
}

function kindOf(item: Segment, { options, notes }: Reading): Partial<PartFacts> {
  const named = text(item, 'PartTerminologyName')
  const id = field(item, 'PartTerminologyID')
  const number = id?.text.replace(/^0+/, '') ?? ''
  const kind = options.partTypes?.get(number) ?? (named || partTypes[number])
  if (kind !== undefined) return { kind }
  if (id !== undefined) {
    notes.noteOnce(item, id, 'A kind of part by its id of the licensed list, which names it: not named here.', `part type ${number}`)
  }
  return {}
}

function gtinOf(item: Segment, { notes }: Reading, seen: Map<number, number>): Partial<PartFacts> {
  const said = field(item, 'ItemLevelGTIN')
  if (said === undefined || /^0+$/.test(said.text)) return {}
  const read = gtin(said.text)
  if (read === null) {
    notes.refuse(item, said, 'A GTIN of 8 to 14 digits. One such as 4.05E+12 was spoilt by a spreadsheet: ask for it as text.')
    return {}
  }
  if (!read.hasValidCheckDigit) {
    notes.note(item, said, 'The last digit of a GTIN checks the others, and this one does not: the GTIN is left out.')
    return {}
  }
  const qualifier = field(item, 'GTINQualifier')
  if (qualifier !== undefined && !gtinQualifiers.includes(qualifier.text.toUpperCase())) {
    notes.noteOnce(item, qualifier, 'A kind of GTIN that is not in the list: its digits were taken all the same.', `gtin ${qualifier.text}`)
  }
  const first = seen.get(Number(read.digits))
  if (first === undefined) seen.set(Number(read.digits), item.line)
  else if (first !== item.line) notes.note(item, said, `The item of line ${first} has this GTIN too. Both were taken.`)
  return { gtin: read.digits }
}

function minQtyOf(item: Segment, { notes }: Reading): Partial<PartFacts> {
  const said = field(item, 'MinimumOrderQuantity')
  if (said === undefined) return {}
  const pieces = whole(said.text)
  if (pieces !== null && pieces >= 0) return { minQty: Math.max(1, pieces) }
  notes.refuse(item, said, 'A whole number of pieces, such as 1.')
  return {}
}

function soldSince(item: Segment, { notes, day: today }: Reading): Partial<PartFacts> {
  const [effective, available] = ['ItemEffectiveDate', 'AvailableDate'].map((name) => {
    const said = field(item, name)
    const read = said === undefined ? undefined : day(said.text)
    if (read === null) notes.refuse(item, said, 'A day such as 2026-03-05.')
    return read ?? undefined
  })
  const since = effective ?? available
  return {
    ...(since === undefined ? {} : { firstSoldOn: since }),
    ...(available !== undefined && available > today ? { restockOn: available } : {}),
  }
}

/** The fields of an item that become attributes: the field, the name of the attribute, and names for the codes in the field. */
const attributeFields: readonly (readonly [field: string, name: string, codes?: Readonly<Record<string, string>>])[] = [
  ['ContainerType', 'Container', containers],
  ['QuantityPerApplication', 'Quantity per application'],
  ['QualityGradeLevel', 'Quality grade', qualityGrades],
  ['Group', 'Product group'],
  ['SubGroup', 'Product subgroup'],
]
/** Fields with classifications that come from licensed or foreign lists. The shop does not store them. */
const skippedFields = ['AAIAProductCategoryCode', 'UNSPSC', 'VMRSCode', 'VMRSBrandID', 'BaseItemID', 'SubBrandAAIAID', 'SubBrandLabel']

function itemAttributes(item: Segment, { notes }: Reading): AttributeFacts[] {
  const attributes: AttributeFacts[] = []
  for (const [name, shownAs, codes] of attributeFields) {
    const said = field(item, name)
    if (said === undefined) continue
    const means = codes?.[said.text.toUpperCase()]
    if (codes !== undefined && means === undefined) {
      notes.noteOnce(item, said, 'A code that is not in the list: kept as it stands.', `${name} ${said.text}`)
    }
    const number = codes === undefined && name.startsWith('Quantity') ? whole(said.text) : null
    attributes.push({ name: shownAs, value: number ?? means ?? said.text, unit: '' })
  }
  const size = field(item, 'ItemQuantitySize')
  const pieces = size === undefined ? null : whole(size.text)
  if (pieces !== null && pieces > 1) attributes.push({ name: 'Pieces in the set', value: pieces, unit: '' })
  if (/^y/i.test(text(item, 'HazardousMaterialCode'))) attributes.push({ name: 'Hazardous material', value: 'Yes', unit: '' })
  for (const name of skippedFields) {
    const said = field(item, name)
    if (said !== undefined) notes.noteOnce(item, said, `${name} says nothing that the shop keeps: left out.`)
  }
  return attributes
}
