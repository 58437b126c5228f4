import { countries } from '#contract/addresses/countries.ts'
import type { AttributeFacts, PartFacts, PartNumberFacts } from '#server/import/facts.ts'
import { conditionsByText, type ExpiUse, expiCodes, lifeCycleStatuses, popularityScores } from '#server/import/pies/codes/expi-codes.ts'
import { monthsPerUnit } from '#server/import/pies/codes/units.ts'
import type { PiesReadingContext } from '#server/import/pies/options.ts'
import { fieldText, findField, type PiesSegment, type SegmentField } from '#server/import/pies/segment.ts'
import { parseDecimal } from '#server/import/pies/values.ts'

interface ExpiRecord {
  segment: PiesSegment
  code: string
  value: SegmentField
}

/** Returns the facts in the extended information (EXPI) of a part. Values of unknown codes become attributes, so that nothing is lost. */
export function readExpiFacts(segments: readonly PiesSegment[], reading: PiesReadingContext): Partial<PartFacts> {
  const all = segments.flatMap((segment): ExpiRecord[] => {
    const value = findField(segment, 'Value')
    const code = fieldText(segment, 'EXPICode').toUpperCase()
    if (code === '') reading.notes.addRefusal(segment, value, 'The code is missing, such as CTO.')
    return code === '' || value === undefined ? [] : [{ segment, code, value }]
  })
  const by = (takes: ExpiUse) => all.find(({ code }) => expiCodes[code]?.usedAs === takes)
  const attributes = all.flatMap((expi) => readExpiAttribute(expi, reading) ?? [])
  const tariff = by('tariff') ?? by('tariff-b')
  const supersededBy = by('superseded-by')?.value.text
  const sold = popularityScores[by('popularity')?.value.text.toUpperCase() ?? '']
  return {
    ...readCountry(by('country'), reading),
    ...(tariff === undefined ? {} : { hsCode: cleanTariffCode(tariff.value.text) }),
    ...readWarranty(by('warranty-time'), by('warranty-unit'), by('warranty'), reading),
    ...readLifeCycle(by('life-cycle') ?? by('life-cycle-words'), reading),
    ...readCondition(by('condition'), by('remanufactured'), reading),
    ...(sold === undefined ? {} : { popularity: sold }),
    ...(supersededBy === undefined ? {} : { supersededBy }),
    ...readExpiNumbers(all),
    ...(attributes.length === 0 ? {} : { attributes }),
  }
}

function readExpiAttribute({ segment, code, value }: ExpiRecord, { notes }: PiesReadingContext): AttributeFacts | undefined {
  const known = expiCodes[code]
  if (known === undefined) {
    notes.addNoteOnce(
      segment,
      findField(segment, 'EXPICode'),
      `A code that is not in the list: kept as the attribute “${code}”.`,
      `expi ${code}`,
    )
    return { name: code, value: value.text, unit: '' }
  }
  if (known.usedAs === 'left') {
    notes.addNoteOnce(segment, findField(segment, 'EXPICode'), `${code} (${known.name}) says nothing that the shop keeps: left out.`)
  }
  if (known.usedAs === 'attribute') return { name: known.name, value: value.text, unit: '' }
  if (known.usedAs === 'yes-no') return { name: known.name, value: /^(y|yes|1|true)$/i.test(value.text) ? 'Yes' : 'No', unit: '' }
  return undefined
}

const englishCountryNames = new Intl.DisplayNames('en', { type: 'region' })
const countryCodeByName = new Map(countries.map((code) => [englishCountryNames.of(code)?.toUpperCase(), code]))
/** The two-letter codes of countries, by three-letter code and by other spellings. */
const countryAliases: Readonly<Record<string, string>> = {
  ...{ USA: 'US', 'UNITED STATES OF AMERICA': 'US', CAN: 'CA', MEX: 'MX', CHN: 'CN', TWN: 'TW', JPN: 'JP', KOR: 'KR', KOREA: 'KR' },
  ...{ DEU: 'DE', GER: 'DE', FRA: 'FR', ITA: 'IT', ESP: 'ES', POL: 'PL', HUN: 'HU', CZE: 'CZ', GBR: 'GB', UK: 'GB', IND: 'IN', THA: 'TH' },
  ...{ VNM: 'VN', MYS: 'MY', BRA: 'BR', TUR: 'TR', PRT: 'PT', ROU: 'RO', SVK: 'SK', SVN: 'SI', AUT: 'AT', SWE: 'SE', ISR: 'IL', IDN: 'ID' },
}

function readCountry(expi: ExpiRecord | undefined, { notes }: PiesReadingContext): Partial<PartFacts> {
  if (expi === undefined) return {}
  const said = expi.value.text.toUpperCase()
  const country = countries.includes(said) ? said : (countryAliases[said] ?? countryCodeByName.get(said))
  if (country !== undefined) return { country }
  notes.addRefusal(expi.segment, expi.value, 'A country of two letters, such as MX.')
  return {}
}

function readWarranty(
  time: ExpiRecord | undefined,
  unit: ExpiRecord | undefined,
  words: ExpiRecord | undefined,
  { notes }: PiesReadingContext,
): Partial<PartFacts> {
  const said = time ?? words
  if (said === undefined) return {}
  const [, amount = '', inWords = ''] = /^([\d.,]+)[\s-]*([a-z]*)/i.exec(said.value.text) ?? []
  const number = parseDecimal(amount)
  const factor = monthsPerUnit[(unit?.value.text || inWords || 'MO').toUpperCase()]
  if (number !== null && factor !== undefined) return { warrantyMonths: Math.round(Number(number) * factor) }
  // A warranty in words, such as `Limited lifetime`, has no duration. The words are shown as an attribute.
  if (/^[^\d]+$/.test(said.value.text)) return { attributes: [{ name: 'Warranty', value: said.value.text, unit: '' }] }
  notes.addRefusal(said.segment, factor === undefined && unit ? unit.value : said.value, 'A time such as 12, with a unit such as MO or YR.')
  return {}
}

function readLifeCycle(expi: ExpiRecord | undefined, { notes }: PiesReadingContext): Partial<PartFacts> {
  if (expi === undefined) return {}
  const said = expi.value.text.toUpperCase()
  const state = lifeCycleStatuses[said] ?? Object.values(lifeCycleStatuses).find(({ label }) => label.toUpperCase() === said)
  if (state !== undefined) return state.isNoLongerSold ? { withdrawn: true } : {}
  notes.addNoteOnce(expi.segment, expi.value, 'A state of the life cycle that is not in the list: taken for sold.', `life cycle ${said}`)
  return {}
}

function readCondition(
  condition: ExpiRecord | undefined,
  remanufactured: ExpiRecord | undefined,
  { notes }: PiesReadingContext,
): Partial<PartFacts> {
  if (condition !== undefined) {
    const said = condition.value.text.toLowerCase()
    const listed = conditionsByText.find(([begins]) => said.startsWith(begins))
    if (listed !== undefined) return { condition: listed[1] }
    notes.addNoteOnce(condition.segment, condition.value, 'A condition that is not in the list: taken for new.', `condition ${said}`)
  }
  if (remanufactured === undefined) return {}
  return { condition: /^(y|yes|r|1|true)$/i.test(remanufactured.value.text) ? 'reman' : 'new' }
}

/** Returns the OE numbers of a part, each with its maker, and the numbers that the part replaces. */
function readExpiNumbers(all: readonly ExpiRecord[]): Partial<PartFacts> {
  const maker = all.find(({ code }) => expiCodes[code]?.usedAs === 'oe-maker')?.value.text ?? ''
  const numbers = all.flatMap(({ code, value }): PartNumberFacts[] => {
    const takes = expiCodes[code]?.usedAs
    if (takes === 'oe-number') return [{ kind: 'oe', maker, display: value.text }]
    return takes === 'replaces' ? [{ kind: 'cross', maker: '', display: value.text }] : []
  })
  return numbers.length === 0 ? {} : { numbers }
}

/**
 * Returns a customs tariff code without dots and spaces, as the shop exports it. So an exported file can be imported again without changes.
 */
function cleanTariffCode(text: string): string {
  const digits = text.replaceAll(/[\s.]/g, '')
  return /^\d{6,10}$/.test(digits) ? digits : text.replaceAll(/\s/g, '').slice(0, 20)
}
