import { AppError } from '#contract/errors.ts'
import { type CommandContext, changeShop } from '#server/cli/command.ts'
import { type CommandOutput, formatList } from '#server/cli/command-output.ts'
import { findSelectedTenant } from '#server/cli/find.ts'
import { orderByCodePoints } from '#server/db/by-code-points.ts'

export async function listMappings(command: CommandContext): Promise<CommandOutput> {
  const { id } = await findSelectedTenant(command)
  const data = await command.db
    .selectFrom('import_mapping')
    .select(['name', 'kind', 'mapping'])
    .where('tenant_id', '=', id)
    .orderBy(orderByCodePoints('name'))
    .execute()
  return {
    data,
    text: formatList(
      ['name', 'of'],
      data.map(({ name, kind }) => [name, kind]),
      'No mapping was kept yet: say --save-map NAME with an import.',
    ),
  }
}

export async function showMapping(command: CommandContext, name: string): Promise<CommandOutput> {
  const { id } = await findSelectedTenant(command)
  const data = await command.db
    .selectFrom('import_mapping')
    .select(['name', 'kind', 'mapping'])
    .where('tenant_id', '=', id)
    .where('name', '=', name)
    .executeTakeFirst()
  if (data === undefined) throw new AppError('not-found', { message: `No mapping was kept as ${name}. Look with import mappings list.` })
  return { data, text: JSON.stringify(data.mapping, null, 2) }
}

export async function storeMapping(command: CommandContext, name: string, kind: string, json: string): Promise<CommandOutput> {
  const { id } = await findSelectedTenant(command)
  if (!isJson(json)) throw new AppError('bad-request', { message: 'A mapping is JSON, as import mappings show prints it.' })
  return changeShop(command, id, async ({ db }) => {
    const row = { tenant_id: id, name, kind, mapping: json }
    await db
      .insertInto('import_mapping')
      .values(row)
      .onConflict((on) => on.columns(['tenant_id', 'name']).doUpdateSet({ kind, mapping: json }))
      .execute()
    return { about: name, data: { name, kind }, text: `The mapping is saved as ${name}.` }
  })
}

export async function removeMapping(command: CommandContext, name: string): Promise<CommandOutput> {
  const { id } = await findSelectedTenant(command)
  return changeShop(command, id, async ({ db }) => {
    const { numDeletedRows } = await db.deleteFrom('import_mapping').where('tenant_id', '=', id).where('name', '=', name).executeTakeFirst()
    if (numDeletedRows === 0n)
      throw new AppError('not-found', { message: `No mapping was kept as ${name}. Look with import mappings list.` })
    return { about: name, data: { name }, text: `The mapping ${name} is deleted.` }
  })
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
