import * as v from 'valibot'
import { AppError } from '#contract/errors.ts'
import type { TableKind } from './kinds.ts'
import { normalizeWords } from './plain-words.ts'
import { isTargetKey, targetKeysOfKind } from './targets.ts'
import type { DateOrder } from './values/dates.ts'
import type { DecimalMark } from './values/decimal-mark.ts'
import { detectCurrency } from './values/money.ts'

/** The meaning of a column as a rule of a mapping. */
export interface ColumnRule {
  /**
   * The meaning of the column: a key of `targets`; `attribute:Name`; `step:10` for the price from 10 pieces on; `price:JBR` for the price
   * of a customer group; null to leave the column out.
   */
  target: string | null
  /** The unit of a weight, a length or an attribute in the column, such as `kg`, `mm`, `V`. */
  unit?: string
  /** The currency of the prices in the column, in three capital letters. */
  currency?: string
  decimal?: DecimalMark
  dates?: DateOrder
}

/** The meanings of a file's columns, as plain JSON. A mapping can be saved under a name and used for the supplier's next file. */
export interface ColumnMapping {
  /** The rules by heading, or by column letter for a file without headings. */
  columns: Readonly<Record<string, ColumnRule>>
  /** The values that are the same for all rows, by meaning: `{ "currency": "EUR", "brand": "BOSCH" }`. */
  constants: Readonly<Record<string, string>>
}

const createMappingError = (message: string) => new AppError('bad-request', { message })

const StoredMappingSchema = v.object({
  columns: v.record(
    v.string(),
    v.object({
      target: v.nullable(v.string()),
      unit: v.exactOptional(v.string()),
      currency: v.exactOptional(v.string()),
      decimal: v.exactOptional(v.picklist([',', '.'])),
      dates: v.exactOptional(v.picklist(['dmy', 'mdy', 'ymd'])),
    }),
  ),
  constants: v.optional(v.record(v.string(), v.string()), {}),
})

/**
 * Parses a saved mapping.
 * @throws AppError `bad-request` when the mapping is invalid or for another kind of table.
 */
export function parseStoredMapping(kind: TableKind, kept: unknown): ColumnMapping {
  const read = v.safeParse(StoredMappingSchema, kept)
  if (!read.success) throw createMappingError(`This is no mapping of columns: ${read.issues[0].message}`)
  const { columns, constants } = read.output
  for (const { target } of Object.values(columns)) if (target !== null) assertKnownTarget(kind, target)
  for (const target of Object.keys(constants)) assertKnownTarget(kind, target)
  return read.output
}

export const emptyColumnMapping: ColumnMapping = { columns: {}, constants: {} }

/** Combines two mappings of columns. When both mappings have a rule for the same column, the rule of `upper` is used. */
export const combineMappings = (upper: ColumnMapping, lower: ColumnMapping): ColumnMapping => {
  const said = new Set(Object.keys(upper.columns).map(normalizeWords))
  const kept = Object.entries(lower.columns).filter(([heading]) => !said.has(normalizeWords(heading)))
  return { columns: { ...Object.fromEntries(kept), ...upper.columns }, constants: { ...lower.constants, ...upper.constants } }
}

/**
 * Parses the option `--map`: rules `heading=target` with options and values `target:=value` for all rows, separated by commas. A heading
 * with a comma or an equals sign stands in quotes. `heading=-` leaves a column out. Example: `"Price, net"=price EUR
 * decimal=comma,Länge=attribute:Length [mm],brand:=BOSCH`
 * @throws AppError `bad-request` with the wrong piece and the possible values.
 */
export function parseMapOption(kind: TableKind, written: string): ColumnMapping {
  const columns: Record<string, ColumnRule> = {}
  const constants: Record<string, string> = {}
  for (const piece of written.match(/(?:"[^"]*"|[^,"])+/g) ?? []) {
    if (piece.trim() === '') continue
    const constant = /^\s*([A-Za-z]+)\s*:=\s*(.*?)\s*$/s.exec(piece)
    const [, quoted, bare, rule] = /^\s*(?:"([^"]*)"|([^="]+?))\s*=\s*(.*?)\s*$/s.exec(piece) ?? []
    if (constant) {
      const [, key = '', value = ''] = constant
      assertKnownTarget(kind, key)
      constants[key] = value.replace(/^"(.*)"$/s, '$1')
    } else if (rule !== undefined) columns[(quoted ?? bare ?? '').trim()] = parseColumnRule(kind, rule)
    else throw createMappingError(`--map: "${piece.trim()}" is no heading=target. Write it as "Part No=code".`)
  }
  return { columns, constants }
}

function parseColumnRule(kind: TableKind, written: string): ColumnRule {
  if (written === '' || /^(?:-|none|nothing)$/i.test(written)) return { target: null }
  const rule: ColumnRule = { target: null }
  let rest = written
  const take = (pattern: RegExp): string | undefined => {
    const found = pattern.exec(rest)
    if (found) rest = rest.replace(pattern, ' ').trim()
    return found?.[1]
  }
  const decimal = take(/\s+decimal\s*=\s*(comma|point|\.)/i)
  if (decimal !== undefined) rule.decimal = decimal.toLowerCase() === 'comma' ? ',' : '.'
  const dates = take(/\s+date\s*=\s*(dmy|mdy|ymd)\b/i)?.toLowerCase()
  if (dates === 'dmy' || dates === 'mdy' || dates === 'ymd') rule.dates = dates
  const unit = take(/\s*\[([^\]]*)\]/)
  if (unit !== undefined) rule.unit = unit.trim()
  if (!rest.startsWith('attribute:')) {
    const [target = '', word = '', ...more] = rest.split(/\s+/)
    const currency = detectCurrency(word)
    if (word !== '' && (currency === null || more.length > 0)) {
      throw createMappingError(`--map: "${rest}": behind the target stand a currency (EUR), a unit ([mm]), decimal=comma or date=dmy.`)
    }
    if (currency !== null && word !== '') rule.currency = currency
    rest = target
  }
  assertKnownTarget(kind, rest)
  rule.target = rest
  return rule
}

/**
 * Checks that a kind of table can have a column with the given meaning.
 * @throws AppError `bad-request` when it cannot.
 */
export function assertKnownTarget(kind: TableKind, target: string): void {
  if (isTargetKey(target) && targetKeysOfKind(kind).includes(target)) return
  const priced = kind === 'parts' || kind === 'prices'
  if (kind === 'parts' && /^attribute:\s*\S/.test(target)) return
  if (priced && (/^step:[1-9]\d*$/.test(target) || /^price:[A-Z0-9]+$/.test(target))) return
  const others = [...(kind === 'parts' ? ['attribute:Name [unit]'] : []), ...(priced ? ['step:10', 'price:GROUP'] : [])]
  const possible = [...targetKeysOfKind(kind), ...others].join(', ')
  throw createMappingError(`"${target}" is nothing that a file of ${kind} has. Possible are: ${possible}, and - to leave a column out.`)
}
