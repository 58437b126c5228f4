/** A field of a label: its identifier and its text. */
export interface LabelField {
  id: string
  text: string
}

/** The character that separates fields of variable length on a label (FNC1, the group separator of ISO 646). */
export const GROUP_SEPARATOR = '\u001d'

/**
 * Lengths of the GS1 fields with predefined length, by the first digits of their identifier (GS1 General Specifications, figure 7.8.5-2).
 */
const FIXED_FIELD_LENGTHS: readonly (readonly [begins: string, idLength: number, length: number])[] = [
  ...['00'].map((id) => [id, 2, 18] as const),
  ...['01', '02', '03'].map((id) => [id, 2, 14] as const),
  ...['11', '12', '13', '15', '16', '17', '18', '19'].map((id) => [id, 2, 6] as const),
  ['20', 2, 2],
  ...['31', '32', '33', '34', '35', '36'].map((id) => [id, 4, 6] as const),
  ['41', 3, 13],
]
/** Matches the GS1 identifiers of two, three and four digits whose text extends to the next separator. */
const VARIABLE_LENGTH_IDENTIFIER = /^(?:(10|21|22|30|37|9\d)|(23[5-9]|24[0-3]|25[0-5]|40\d|42\d)|(39\d\d|7\d{3}|8\d{3}))/

function removeLeadingSeparators(text: string): string {
  let from = 0
  while (text[from] === GROUP_SEPARATOR) from += 1
  return text.slice(from)
}

const nextFieldHeader = (text: string): { id: string; textStart: number; textLength: number | null } | null => {
  const set = FIXED_FIELD_LENGTHS.find(([begins]) => text.startsWith(begins))
  if (set !== undefined) return { id: text.slice(0, set[1]), textStart: set[1], textLength: set[2] }
  const [id] = VARIABLE_LENGTH_IDENTIFIER.exec(text) ?? []
  return id === undefined ? null : { id, textStart: id.length, textLength: null }
}

/** Parses a GS1 element string as scanners send it: `0104012345678901` `240…`. Returns null if any character is left over. */
export function parseElementString(text: string): LabelField[] | null {
  const fields: LabelField[] = []
  for (let rest = text; rest !== ''; ) {
    const next = nextFieldHeader(rest)
    if (next === null) return null
    const end =
      next.textLength ?? (rest.indexOf(GROUP_SEPARATOR) < 0 ? rest.length - next.textStart : rest.indexOf(GROUP_SEPARATOR) - next.textStart)
    const value = rest.slice(next.textStart, next.textStart + end)
    if (value.length < end || end === 0 || (next.textLength !== null && !/^\d+$/.test(value))) return null
    fields.push({ id: next.id, text: value })
    rest = removeLeadingSeparators(rest.slice(next.textStart + end))
  }
  return fields.length === 0 ? null : fields
}

/**
 * Parses the text printed below a GS1 bar code: `(01)04012345678901(240)0 001 123 012`. Returns null if the text does not begin with an
 * identifier in brackets.
 */
export function parsePrintedElements(text: string): LabelField[] | null {
  if (!/^\(\d{2,4}\)\S/.test(text)) return null
  return [...text.matchAll(/\((\d{2,4})\)([^(]+)/g)].map(([, id = '', value = '']) => ({ id, text: value.trim() }))
}

/** Parses a GS1 Digital Link: `https://id.gs1.org/01/04012345678901/21/12345`. Returns null for other text. */
export function parseDigitalLink(text: string): LabelField[] | null {
  const [, path] = /^https?:\/\/[^/\s]+(?:\/[^/\s]+)*?\/(01\/\d{8,14}(?:\/(?:10|21|22|240|241)\/[^/?#\s]+)*)/i.exec(text) ?? []
  if (path === undefined) return null
  const pieces = path.split('/')
  return pieces.flatMap((id, at) => (at % 2 === 0 ? [{ id, text: decodeUriText(pieces[at + 1] ?? '') }] : []))
}

function decodeUriText(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
