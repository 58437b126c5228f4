import { foldWords } from '#contract/text/fold-words.ts'
import { attributeWords } from './attribute-words.ts'
import { type AttributeKey, type AttributeRow, type AttributeValue, attributes, isAttributeKey } from './attributes.ts'
import { readMeasure } from './read-measure.ts'
import { type ShopAttribute, shopAttributeKeyOf } from './shop-attribute.ts'
import { isShopAttributeKey, type ShopAttributeKey } from './shop-attribute-key.ts'
import { convertUnit, unitOf } from './units.ts'
import { valueSpellings } from './value-spellings.ts'

/**
 * An attribute as an imported file gives it. `unit` is empty if the file has no separate unit; the unit may then be part of the name or of
 * the value.
 */
export interface ImportedAttribute {
  name: string
  value: AttributeValue
  unit: string
  /** Whether a new shop attribute that is created from this imported one holds texts, even if this value looks like a number. */
  isText?: true
}

/**
 * The result of matching an imported attribute: an attribute of the table, an existing or a new attribute of the shop, or an error with a
 * message that names the expected value.
 */
export type MatchedAttribute =
  | { key: AttributeKey | ShopAttributeKey; value: AttributeValue }
  | { makes: ShopAttribute; key: ShopAttributeKey; value: AttributeValue }
  | { refused: string }

/** The maximum number of characters of an attribute value that is a text. */
export const MAX_ATTRIBUTE_TEXT_CHARACTERS = 200
const MAX_LABEL_CHARACTERS = 60
const MAX_UNIT_CHARACTERS = 12
/**
 * The maximum relative rounding error of a converted value. With a larger error the imported attribute does not match, because 50 W would
 * be shown as 0.1 kW.
 */
const MAX_ROUNDING_ERROR = 0.06

const foldedNameCache = new Map<string, string>()
const MAX_CACHED_FOLDED_NAMES = 5000

/**
 * Returns the normalised words of a name, for comparison; `Ø` is a separate word. Results are cached, because a file repeats the same few
 * names in every row.
 */
function foldAttributeName(name: string): string {
  const before = foldedNameCache.get(name)
  if (before !== undefined) return before
  const spoken = name.replaceAll(/[Øø⌀]/g, ' dia ').replaceAll(/(?<![\p{L}\d])(?:no|nr|nº|n°|num)(?![\p{L}\d])\.?/giu, ' no ')
  const words = foldWords(spoken).replaceAll('.', ' ').trim()
  if (foldedNameCache.size >= MAX_CACHED_FOLDED_NAMES) foldedNameCache.clear()
  foldedNameCache.set(name, words)
  return words
}

/** Splits an attribute's key into words: `holeMm` becomes `hole mm`. */
const wordsOfCamelKey = (key: string): string => key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const tradeKeyByWords = new Map<string, AttributeKey>()
for (const attributeKey of Object.keys(attributes).filter(isAttributeKey)) {
  // The attribute `garment` (the kind of garment) describes workwear, never a vehicle part, so it is not matched.
  if (attributeKey === 'garment') continue
  for (const word of [attributes[attributeKey].label, attributeKey, wordsOfCamelKey(attributeKey), ...(attributeWords[attributeKey] ?? [])])
    if (!tradeKeyByWords.has(foldAttributeName(word))) tradeKeyByWords.set(foldAttributeName(word), attributeKey)
}

/**
 * Finds the attribute for a name in an imported file. It may be an attribute of the table (by key, label or trade name in several
 * languages), one of the shop (by key or label), or a new one. Case and accents are ignored. The value is converted to the attribute's
 * unit. The name may contain a unit: `Length (mm)`, `Width_in`. Never throws.
 */
export function matchAttribute(given: ImportedAttribute, own: readonly ShopAttribute[]): MatchedAttribute {
  const { label, unit: ofName } = splitNameAndUnit(given.name)
  if (label === '') return { refused: 'An attribute needs a name, such as “Length”.' }
  const text = typeof given.value === 'string' ? given.value.trim() : given.value
  if (text === '') return { refused: `${label} is empty. Leave the attribute out, or give a value.` }
  if (typeof text === 'number' && !Number.isFinite(text)) return { refused: `${label} takes a number that is finite.` }
  if (typeof text === 'string' && text.length > MAX_ATTRIBUTE_TEXT_CHARACTERS)
    return { refused: `${label} takes at most ${MAX_ATTRIBUTE_TEXT_CHARACTERS} characters; a longer text belongs into the description.` }
  const said = given.unit.trim() || ofName
  const key = isAttributeKey(given.name.trim()) ? given.name.trim() : tradeKeyByWords.get(foldAttributeName(label))
  if (key !== undefined && isAttributeKey(key)) {
    const known = matchTradeAttribute(key, text, said)
    if (known !== null) return known
  }
  return matchShopAttribute(label, text, said, own, given)
}

/** Returns the attribute of the table in attributes.ts for a name, such as `Spannung [V]` or `No. of teeth`; null if there is none. */
export function tradeAttributeOf(name: string): AttributeKey | null {
  return tradeKeyByWords.get(foldAttributeName(splitNameAndUnit(name).label)) ?? null
}

/** Splits a name into label and unit; the unit is in brackets or is the last word. */
function splitNameAndUnit(given: string): { label: string; unit: string } {
  const name = given.replaceAll('_', ' ').replaceAll(/\s+/g, ' ').trim().slice(0, MAX_LABEL_CHARACTERS)
  const bracketed = /^(?<label>.+?)\s*[([{]\s*(?:in\s+)?(?<unit>[^()[\]{}]+?)\s*[)\]}]$/i.exec(name)?.groups
  if (bracketed !== undefined) {
    const unit = unitOf(bracketed['unit'] ?? '')
    if (unit !== null) return { label: bracketed['label'] ?? name, unit }
  }
  const last = /^(?<label>.+?)(?:,| in)? (?<unit>\S+)$/.exec(name)?.groups
  // Without brackets, the last word is taken as a unit only if it cannot be a word of the name: `Length mm`, not `Height min`.
  if (last !== undefined && /^(?:mm|cm|kg|lbs?|kW|PS|hp|V|Nm|rpm|bar|psi|µm|mΩ|Ω|ohm|inch|mm²|cm³|Ah|°C)$/i.test(last['unit'] ?? ''))
    return { label: last['label'] ?? name, unit: unitOf(last['unit'] ?? '') ?? '' }
  return { label: name, unit: '' }
}

/**
 * Converts a value to the unit of an attribute of the table. Returns null if the value does not suit the attribute, so that the file must
 * mean another attribute of the same name.
 */
function matchTradeAttribute(key: AttributeKey, given: AttributeValue, said: string): MatchedAttribute | null {
  const row: AttributeRow = attributes[key]
  if (row.decimals === undefined) return { key, value: canonicalSpelling(key, String(given), said) }
  const measure = parseMeasureOf(given, said)
  if (measure === null) return { refused: `${row.label} takes one number${row.unit ? ` in ${row.unit}` : ''}; “${String(given)}” is none.` }
  // The value of an attribute without unit, such as a count of teeth or grooves, may have a suffix in the file: `10T`, `6PK`.
  const value = measure.unit === '' || row.unit === '' ? measure.value : convertUnit(measure.value, measure.unit, row.unit)
  if (value === null) return null
  if (value < 0 && key !== 'clockingDeg') return { refused: `${row.label} cannot be less than zero.` }
  const shown = Number(value.toFixed(row.decimals))
  return Math.abs(shown - value) > MAX_ROUNDING_ERROR * Math.abs(value) ? null : { key, value }
}

/** Returns a text value in the shop's spelling, with the unit that the file gives separately. */
function canonicalSpelling(key: AttributeKey, given: string, said: string): string {
  const words = foldWords(given)
  for (const [value, others] of Object.entries(valueSpellings[key] ?? {}))
    if ([value, ...others].some((one) => foldWords(one) === words)) return value
  return said === '' ? given : `${given} ${said}`
}

/** Returns a number with its unit; null if the value is a text. A unit in the value takes precedence over the separate unit. */
function parseMeasureOf(given: AttributeValue, said: string): { value: number; unit: string } | null {
  const beside = said === '' ? '' : (unitOf(said) ?? said)
  if (typeof given === 'number') return { value: given, unit: beside }
  // A code such as `PV6` is not a measurement, but `Ø 12` is one.
  const read = readMeasure(given.replace(/^(?:[Øø⌀]|dia\.?|ca\.?|approx\.?|~|≈)\s*/i, ''))
  return read === null ? null : { value: read.value, unit: read.unit || beside }
}

/** Whether an attribute is an identifier, such as `UN number`: its digits are not grouped, and it is never summed. */
export const isIdentifierLabel = (label: string): boolean =>
  /(?:^|[\s-])(?:un|no|nr|number|code|id|nummer|numero|número|numéro|numer)\.?$/i.test(label.trim())

function matchShopAttribute(
  label: string,
  given: AttributeValue,
  said: string,
  own: readonly ShopAttribute[],
  { name: written, isText }: ImportedAttribute,
): MatchedAttribute {
  const name = written.trim()
  const words = foldAttributeName(label)
  // A label in another script has no Latin word to compare, so the whole labels are compared.
  const alike = own.filter(
    (one) => one.key === name || (words === '' ? one.label.toLowerCase() === label.toLowerCase() : foldAttributeName(one.label) === words),
  )
  const measure = isText || (isIdentifierLabel(label) && said === '') ? null : parseMeasureOf(given, said)
  for (const one of alike) {
    const value = valueForAttribute(one, given, said, measure)
    if (value !== null) return typeof value === 'object' ? value : { key: one.key, value }
  }
  const unit = (measure?.unit ?? unitOf(said) ?? said).slice(0, MAX_UNIT_CHARACTERS)
  const makes: ShopAttribute = { key: unusedShopAttributeKey(label, unit, own), label, unit, isNumber: measure !== null, decimals: null }
  return { makes, key: makes.key, value: measure?.value ?? String(given) }
}

/** Returns a value in the unit of a shop attribute; null if the unit cannot be converted, because the file then means another attribute. */
function valueForAttribute(
  one: ShopAttribute,
  given: AttributeValue,
  said: string,
  measure: ReturnType<typeof parseMeasureOf>,
): AttributeValue | { refused: string } | null {
  if (!one.isNumber) {
    const unit = unitOf(said) ?? said
    return unit === '' || unit === one.unit ? String(given) : `${String(given)} ${unit}`
  }
  if (measure === null)
    return {
      refused: `${one.label} takes one number${one.unit ? ` in ${one.unit}` : ''}; “${String(given)}” is none. Where it is a text: shop attributes set ${one.key} --text.`,
    }
  if (measure.unit === '' || measure.unit === one.unit) return measure.value
  return convertUnit(measure.value, measure.unit, one.unit)
}

/** Returns a key that no other attribute of the shop uses. */
function unusedShopAttributeKey(label: string, unit: string, own: readonly ShopAttribute[]): ShopAttributeKey {
  const key = shopAttributeKeyOf(label, unit)
  const taken = new Set<string>(own.map((one) => one.key))
  for (let nth = 1; ; nth += 1) {
    const tried = nth === 1 ? key : `${key}-${nth}`
    if (!taken.has(tried) && isShopAttributeKey(tried)) return tried
  }
}
