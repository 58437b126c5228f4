import { GROUP_SEPARATOR, type LabelField, parseDigitalLink, parseElementString, parsePrintedElements } from './element-strings.ts'

/** The data of a scanned label. */
export interface ScannedLabel {
  /** The possible numbers of the part, the most reliable first: the manufacturer's, the customer's, then the GTIN. Never empty. */
  numbers: string[]
  /** The quantity in the package; null if the label has none. */
  qty: number | null
}

/** Visible substitutes that scanners print for field separators: Unicode symbols, and names in brackets. */
const PRINTED_SEPARATORS: readonly (readonly [RegExp, string])[] = [
  [/[\u241c\u241e]|[<[{](?:FS|RS)[>\]}]/gi, '\u001e'],
  [/\u241d|[<[{](?:GS|FNC1|F1)[>\]}]/gi, GROUP_SEPARATOR],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern must match control characters
  [/[\u2404\u0004]|[<[{]EOT[>\]}]/gi, '\u001e'],
]
/**
 * Matches the symbology identifier, which names the type of bar code and which scanners send first (ISO/IEC 15424): `]C1`, `]d2`, `]Q3`.
 */
const SYMBOLOGY_IDENTIFIER = /^\][A-Za-z][0-9A-Za-z]/
/** Matches symbology identifiers that announce GS1 data; after any other identifier the data can have any format. */
const GS1_SYMBOLOGY = /^\](?:C1|e[0-3]|d[12]|Q[34]|J[12])/
/** Matches the header of an ISO/IEC 15434 envelope and its format: `[)>`, RS, `06`, GS. Some keyboard scanners drop the separators. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern must match control characters
const ENVELOPE_HEADER = /^\[\)>[\u001e ]?(05|06|12)[\u001d ]?/
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern must match control characters
const SPACE_OR_SEPARATOR = /[\s\u001c-\u001f]/
/** Matches a field with a data identifier (ANSI MH10.8.2): up to three digits and a letter. */
const DATA_FIELD = /^(\d{0,3}[A-Z])(.+)$/s
/** Matches a field with an identifier of three letters (ATA Spec 2000). */
const TEXT_FIELD = /^([A-Z]{3}) (.+)$/s

/** The identifiers of fields that contain part numbers, the most reliable first. */
const NUMBER_FIELD_IDS = ['240', '1P', '30P', 'PNO', 'PNR', 'P', '241', '31P', '32P', '2P', '01', '02', '8P', '3P']
const QUANTITY_FIELD_IDS = ['37', '30', 'Q', '7Q', 'QTY']

/**
 * Parses a scanned label: GS1 element strings (also in printed form or as a URL), ISO 15434 envelopes, and single fields after a symbology
 * identifier. The text must still contain its separators (`normalizeCharacters` keeps them). Returns null for anything else.
 */
export function readLabel(text: string): ScannedLabel | null {
  const marked = PRINTED_SEPARATORS.reduce((plain, [pattern, sign]) => plain.replace(pattern, sign), text).trim()
  const fields = labelFieldsOf(marked)
  if (fields === null) return null
  const numbers = NUMBER_FIELD_IDS.flatMap((id) => fields.filter((field) => field.id === id).map((field) => field.text.trim()))
  const [said] = QUANTITY_FIELD_IDS.flatMap((id) =>
    fields.filter((field) => field.id === id).map((field) => Number.parseInt(field.text, 10)),
  )
  return numbers.length === 0 ? null : { numbers: [...new Set(numbers)], qty: said !== undefined && said > 0 ? said : null }
}

function labelFieldsOf(text: string): LabelField[] | null {
  const symbology = SYMBOLOGY_IDENTIFIER.exec(text)?.[0] ?? ''
  const bare = trimSeparators(text.slice(symbology.length))
  const envelope = ENVELOPE_HEADER.exec(bare)
  if (envelope !== null) return fieldsInEnvelope(bare.slice(envelope[0].length), envelope[1] ?? '')
  const elements = parsePrintedElements(bare) ?? parseDigitalLink(bare)
  if (elements !== null) return elements
  // Without separator or symbology identifier, digits are a plain part number, unless they are a GTIN followed by another field.
  if (GS1_SYMBOLOGY.test(symbology)) return parseElementString(bare) ?? plainNumberField(bare)
  if (symbology !== '') return parseDataFields(bare) ?? plainNumberField(bare)
  if (text.includes(GROUP_SEPARATOR)) return parseElementString(bare) ?? parseDataFields(bare)
  return /^01\d{14}(?:240|241|10|21|11|17|37)/.test(bare) ? parseElementString(bare) : null
}

/**
 * Removes white space at both ends of a text. A loop is used, because a regular expression for the end of a text restarts at each inner
 * space and takes quadratic time.
 */
function trimSeparators(text: string): string {
  let [from, to] = [0, text.length]
  while (from < to && SPACE_OR_SEPARATOR.test(text[from] ?? '')) from += 1
  while (to > from && SPACE_OR_SEPARATOR.test(text[to - 1] ?? '')) to -= 1
  return text.slice(from, to)
}

const plainNumberField = (text: string): LabelField[] | null => (text === '' ? null : [{ id: 'P', text }])

/** Returns the fields of the first envelope in a text; further envelopes belong to other labels. */
function fieldsInEnvelope(text: string, format: string): LabelField[] | null {
  const [message = ''] = text.split('\u001e')
  if (format === '05') return parseElementString(message)
  const pieces = message.includes(GROUP_SEPARATOR) ? message.split(GROUP_SEPARATOR) : message.split(/\s(?=\d{0,3}[A-Z])/)
  const pattern = format === '12' ? TEXT_FIELD : DATA_FIELD
  return pieces.flatMap((piece) => matchLabelField(pattern, piece))
}

const matchLabelField = (pattern: RegExp, piece: string): LabelField[] => {
  const [, id, value] = pattern.exec(piece) ?? []
  return id === undefined || value === undefined ? [] : [{ id, text: value }]
}

/** Returns the fields with data identifiers outside an envelope, if at least one is a part number: `1P0001123012`, GS, `Q5`. */
function parseDataFields(text: string): LabelField[] | null {
  const fields = text.split(GROUP_SEPARATOR).flatMap((piece) => matchLabelField(DATA_FIELD, piece))
  return fields.some(({ id }) => /^(?:1|30)?P$/.test(id)) ? fields : null
}

/** Returns the search text for an input: the most reliable part number of a scanned label, otherwise the input itself. */
export const labelNumberOrText = (text: string): string => readLabel(text)?.numbers[0] ?? text
