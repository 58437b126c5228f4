import type { Command } from 'commander'
import { type CategoryChoice, categoryChoices as choices, maxCategoryChoices as most } from '#contract/attributes/category-choices.ts'
import { findAttribute } from '#contract/attributes/find-attribute.ts'
import type { ShopAttribute } from '#contract/attributes/shop-attribute.ts'
import { AppError } from '#contract/errors.ts'
import { requireNoVersionsWritten } from '#server/db/versions.ts'
import { readShopAttributes } from '#server/kernel/own-attributes.ts'
import { parseSingleLine } from './arguments.ts'
import { invalidateCatalogueCache } from './attributes.ts'
import { type CommandActionFactory, type CommandContext, changeShop } from './command.ts'
import { type CommandOutput, formatList, joinWithOr } from './command-output.ts'
import { findSelectedTenant } from './find.ts'

interface CategoryOptions extends Partial<Record<CategoryChoice, string>> {
  name?: string
}

/**
 * Defines the command `shop categories`: names of categories, and which attributes of their parts are decisive, used as filters, or shown.
 */
export function addCategoryCommands(categories: Command, act: CommandActionFactory): void {
  categories
    .command('list', { isDefault: true })
    .description('all categories, with their number of parts and their chosen attributes')
    .action(act(listCategories))
  categories
    .command('set')
    .description('changes a category; its choice of attributes also applies to subcategories that choose none')
    .argument('<id>', 'the category, as list shows it', parseSingleLine)
    .option('--name <text>', 'what it is called, in the shop’s own language', parseSingleLine)
    .option(
      '--decides <keys>',
      `attributes on cards and in tables, at most ${most.decides}: own-compound,widthMm; - for as the kind of part has it`,
    )
    .option('--filters <keys>', `attributes that filter its lists, at most ${most.filters}; -`)
    .option('--shows <keys>', 'the only other attributes on the pages of its parts, in this order, after the deciding ones; -')
    .action(act(setCategory))
}

async function listCategories(command: CommandContext): Promise<CommandOutput> {
  const { id } = await findSelectedTenant(command)
  const rows = await command.db
    .selectFrom('category')
    .select((of) => [
      ...(['id', 'parent_id', 'name', 'decides', 'filters', 'shows'] as const),
      of
        .selectFrom('part')
        .whereRef('part.tenant_id', '=', 'category.tenant_id')
        .whereRef('part.category_id', '=', 'category.id')
        .select((part) => part.fn.countAll<string>().as('n'))
        .as('parts'),
    ])
    .where('tenant_id', '=', id)
    .orderBy('sort_num')
    .orderBy('id')
    .execute()
  const data = rows.map(({ parent_id: parentId, parts, ...row }) => ({ ...row, parentId, parts: Number(parts ?? 0) }))
  const cells = data.map((row) => [
    row.id,
    row.parentId,
    row.name,
    String(row.parts),
    ...choices.map((choice) => row[choice]?.join(',') ?? ''),
  ])
  return { data, text: formatList(['id', 'under', 'name', 'parts', ...choices], cells, 'The shop has no categories.') }
}

async function setCategory(command: CommandContext, id: string, options: CategoryOptions): Promise<CommandOutput> {
  const { id: tenantId } = await findSelectedTenant(command)
  const { name } = options
  if (name === undefined && choices.every((choice) => options[choice] === undefined))
    throw new AppError('bad-request', { message: 'Say what is to change: --name, --decides, --filters or --shows.' })
  return changeShop(command, tenantId, async (context) => {
    await requireNoVersionsWritten(context.db)
    const own = await readShopAttributes(context.db, tenantId)
    const chosen = Object.fromEntries(
      choices.flatMap((choice) => (options[choice] === undefined ? [] : [[choice, parseAttributeKeys(choice, options[choice], own)]])),
    )
    const changed = await context.db
      .updateTable('category')
      .set({ ...(name === undefined ? {} : { name }), ...chosen })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .returning(['name', 'decides', 'filters', 'shows'])
      .executeTakeFirst()
    if (changed === undefined)
      throw new AppError('not-found', { message: `The shop ${tenantId} has no category ${id}. categories list shows them.` })
    await invalidateCatalogueCache(context)
    const facts = Object.fromEntries([
      ...(name === undefined ? [] : [['name', name]]),
      ...Object.entries(chosen).map(([choice, keys]) => [choice, keys?.join(',') ?? '-']),
    ])
    return { about: id, facts, data: { id, ...changed }, text: `${changed.name} (${id}) is changed.` }
  })
}

/** Reads an option with a list of attributes, which are named by key or by label. Returns their keys, or null for `-`. */
function parseAttributeKeys(choice: CategoryChoice, text: string, own: readonly ShopAttribute[]): string[] | null {
  if (text.trim() === '-') return null
  const keys = text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => parseAttributeKey(one, own))
  if (keys.length > most[choice]) throw new AppError('bad-request', { message: `--${choice} takes at most ${most[choice]} attributes.` })
  return [...new Set(keys)]
}

function parseAttributeKey(text: string, own: readonly ShopAttribute[]): string {
  const found = findAttribute(text, own)
  if (found !== null) return found
  const keys = own.slice(0, 8).map(({ key }) => key)
  throw new AppError('not-found', {
    message: `There is no attribute ${text}. ${keys.length > 0 ? `The shop’s own are ${joinWithOr(keys)}` : 'The shop has none of its own'}; attributes set makes one.`,
  })
}
