import { type Command, InvalidArgumentError } from 'commander'
import { sql } from 'kysely'
import { isShopAttributeKey, type ShopAttributeKey } from '#contract/attributes/shop-attribute-key.ts'
import { unitOf } from '#contract/attributes/units.ts'
import { AppError } from '#contract/errors.ts'
import { requireNoVersionsWritten } from '#server/db/versions.ts'
import type { OrderContext } from '#server/orders/events/events.ts'
import { parseSingleLine, parseWholeNumber } from './arguments.ts'
import { type CommandActionFactory, type CommandContext, changeShop } from './command.ts'
import { type CommandOutput, formatList } from './command-output.ts'
import { findSelectedTenant } from './find.ts'

interface AttributeOptions {
  label?: string
  unit?: string
  text?: true
  number?: true
  decimals?: number
  place?: number
}

const MAX_LABEL_CHARACTERS = 60
const MAX_UNIT_CHARACTERS = 12
const MAX_DECIMALS = 6

function parseOwnAttributeKey(text: string): ShopAttributeKey {
  if (!isShopAttributeKey(text))
    throw new InvalidArgumentError(
      'The key of an own attribute begins with own- and has small letters, digits and dashes: own-thread-pitch-mm.',
    )
  return text
}

function parseDecimalPlaces(text: string): number {
  const read = parseWholeNumber(text)
  if (read > MAX_DECIMALS) throw new InvalidArgumentError(`At most ${MAX_DECIMALS} digits are shown after the decimal point.`)
  return read
}

/** Defines the command `shop attributes`: attributes of parts that the shop adds to the standard ones. */
export function attributeCommands(attributes: Command, act: CommandActionFactory): void {
  attributes
    .command('list', { isDefault: true })
    .description('the shop’s own attributes, and how many parts have each')
    .action(act(listAttributes))
  attributes
    .command('set')
    .description('adds an attribute, or changes its name and display')
    .argument('<key>', 'such as own-thread-pitch-mm', parseOwnAttributeKey)
    .option('--label <text>', 'what it is called, in the shop’s own language', parseSingleLine)
    .option('--unit <unit>', 'such as mm; empty for none', (text: string) => unitOf(text) ?? text.trim())
    .option('--number', 'its values are numbers, and filters sort them as numbers')
    .option('--text', 'its values are texts')
    .option('--decimals <n>', 'digits after the decimal point (default: as entered)', parseDecimalPlaces)
    .option('--place <n>', 'its position among the others; the smallest is first', parseWholeNumber)
    .action(act(setAttribute))
  attributes
    .command('remove')
    .description('hides an attribute; the values of parts are kept, and shown again when it is set again')
    .argument('<key>', 'the attribute', parseOwnAttributeKey)
    .action(act(removeAttribute))
}

async function listAttributes(command: CommandContext): Promise<CommandOutput> {
  const { id } = await findSelectedTenant(command)
  const rows = await command.db
    .selectFrom('own_attribute')
    .selectAll()
    .where('tenant_id', '=', id)
    .orderBy('sort_num')
    .orderBy('key')
    .execute()
  const counted = await sql<{ key: string; parts: number }>`
    select key, count(*)::int as parts from part, jsonb_object_keys(attributes) as key
    where tenant_id = ${id} and key like 'own-%' group by key`.execute(command.db)
  const parts = new Map(counted.rows.map((row) => [row.key, row.parts]))
  const data = rows.map(({ tenant_id: _, is_number: isNumber, sort_num: place, ...row }) => ({
    ...row,
    isNumber,
    place,
    parts: parts.get(row.key) ?? 0,
  }))
  const cells = data.map(({ key, label, unit, isNumber, parts: having }) => [
    key,
    label,
    unit,
    isNumber ? 'number' : 'text',
    String(having),
  ])
  return { data, text: formatList(['key', 'label', 'unit', 'values', 'parts'], cells, 'The shop has no attributes of its own.') }
}

/** Invalidates the cached catalogue data of a shop on all servers. */
export const invalidateCatalogueCache = ({ db, tenantId }: OrderContext) =>
  sql`update tenant set catalogue_version = catalogue_version + 1 where id = ${tenantId}`.execute(db)

async function setAttribute(command: CommandContext, key: ShopAttributeKey, options: AttributeOptions): Promise<CommandOutput> {
  const { label, unit, text, number, place } = options
  if (text && number) throw new AppError('bad-request', { message: 'Say either --number or --text.' })
  if (label !== undefined && label.length > MAX_LABEL_CHARACTERS)
    throw new AppError('bad-request', { message: `A label has at most ${MAX_LABEL_CHARACTERS} characters.` })
  if (unit !== undefined && unit.length > MAX_UNIT_CHARACTERS)
    throw new AppError('bad-request', { message: `A unit has at most ${MAX_UNIT_CHARACTERS} characters.` })
  const { id } = await findSelectedTenant(command)
  return changeShop(command, id, async (context) => {
    await requireNoVersionsWritten(context.db)
    const before = await context.db
      .selectFrom('own_attribute')
      .selectAll()
      .where('tenant_id', '=', id)
      .where('key', '=', key)
      .executeTakeFirst()
    if (before === undefined && label === undefined)
      throw new AppError('bad-request', { message: `${key} is new: give it a name, --label "Thread pitch".` })
    const isNumber = text ? false : number ? true : (before?.is_number ?? options.decimals !== undefined)
    const row = {
      ...{ tenant_id: id, key, label: label ?? before?.label ?? '', unit: unit ?? before?.unit ?? '', is_number: isNumber },
      ...{ decimals: isNumber ? (options.decimals ?? before?.decimals ?? null) : null, sort_num: place ?? before?.sort_num ?? 0 },
    }
    const { tenant_id: _, key: __, ...set } = row
    if (before === undefined) await context.db.insertInto('own_attribute').values(row).execute()
    else await context.db.updateTable('own_attribute').set(set).where('tenant_id', '=', id).where('key', '=', key).execute()
    await invalidateCatalogueCache(context)
    const facts = { label: row.label, unit: row.unit, values: isNumber ? 'number' : 'text' }
    const data = {
      key,
      label: row.label,
      unit: row.unit,
      isNumber,
      decimals: row.decimals,
      place: row.sort_num,
      isNew: before === undefined,
    }
    const converted = before !== undefined && before.unit !== row.unit ? ` Values are not converted from ${before.unit || 'none'}.` : ''
    return {
      about: key,
      facts,
      data,
      text: `${row.label}${row.unit ? ` (${row.unit})` : ''} is ${before ? 'changed' : 'made'}: ${key}.${converted}`,
    }
  })
}

async function removeAttribute(command: CommandContext, key: ShopAttributeKey): Promise<CommandOutput> {
  const { id } = await findSelectedTenant(command)
  return changeShop(command, id, async (context) => {
    await requireNoVersionsWritten(context.db)
    const removed = await context.db
      .deleteFrom('own_attribute')
      .where('tenant_id', '=', id)
      .where('key', '=', key)
      .returning('label')
      .executeTakeFirst()
    if (removed === undefined)
      throw new AppError('not-found', { message: `The shop ${id} has no attribute ${key}. attributes list shows them.` })
    await sql`
      update category set decides = array_remove(decides, ${key}), filters = array_remove(filters, ${key}), shows = array_remove(shows, ${key})
      where tenant_id = ${id} and ${key} = any(decides || filters || shows)`.execute(context.db)
    await invalidateCatalogueCache(context)
    return { about: key, facts: { label: removed.label }, data: { key, removed: true }, text: `${removed.label} is hidden now.` }
  })
}
