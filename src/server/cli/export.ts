import { resolve } from 'node:path'
import { type Command, InvalidArgumentError } from 'commander'
import { AppError } from '#contract/errors.ts'
import { demandGroup, priceGroups } from '#server/export/price-groups.ts'
import { type Exportable, exportables, writeExport } from '#server/export/write-export.ts'
import { type CommandContext, changeShop, type ToAction } from './command.ts'
import { requiredTenant } from './find.ts'
import { formatList, type Output, orList } from './output.ts'
import { dayOrMoment, fromMoment, type TypedDay } from './typed-days.ts'

function exportable(text: string): Exportable {
  const found = exportables.find((name) => name === text)
  if (found === undefined) throw new InvalidArgumentError(`There is ${orList(exportables)} to export.`)
  return found
}

function groupName(text: string): string {
  const read = text.trim().toUpperCase()
  if (!/^[A-Z0-9]{1,20}$/.test(read)) throw new InvalidArgumentError('A customer group has letters and digits, such as JBR.')
  return read
}

export function exportCommands(program: Command, act: ToAction): void {
  program
    .command('export')
    .description('writes a table of a shop to a file for spreadsheets and other programs; import reads it again')
    .argument('<what>', exportables.join(', '), exportable)
    .argument('<file>', 'where to: .csv or .tsv; an older file of that name gives way when the new one is whole')
    .option('--group <name>', 'with prices: the prices of a customer group', groupName)
    .option(
      '--since <day>',
      'only parts that have changed, and orders that were placed, since the beginning of this day at the shop',
      dayOrMoment,
    )
    .action(act(exportTo))
}

export function priceCommands(prices: Command, act: ToAction): void {
  prices.command('groups', { isDefault: true }).description('customer groups that have prices of their own').action(act(listGroups))
}

interface ExportOptions {
  group?: string
  since?: TypedDay
}

async function exportTo(command: CommandContext, what: Exportable, name: string, { group, since }: ExportOptions): Promise<Output> {
  const { id, time_zone: zone } = await requiredTenant(command)
  if (group !== undefined && what !== 'prices')
    throw new AppError('bad-request', { message: 'Only prices are those of a group: export prices FILE --group JBR.' })
  if (group !== undefined) await demandGroup(command.db, id, group)
  const file = resolve(command.folder, name)
  const made = await writeExport(what, file, {
    db: command.db,
    tenantId: id,
    since: since === undefined ? null : fromMoment(since, zone),
    group: group ?? null,
  })
  const text = `${file}: ${made.rows.toLocaleString('en-US')} rows, ${(made.bytes / 1e6).toFixed(1)} MB.`
  const output = { data: { what, file, ...made }, text }
  if (what !== 'orders') return output
  // Each export of customers' data is recorded in the audit.
  const said = { ...output, text: `${text}\nIt holds customers' data: keep it where only you can read it.` }
  return changeShop(command, id, async () => ({ ...said, about: what, facts: { rows: made.rows } }))
}

async function listGroups(command: CommandContext): Promise<Output> {
  const { id } = await requiredTenant(command)
  const groups = await priceGroups(command.db, id)
  const rows = groups.map(({ group, parts, prices }) => [group, String(parts), String(prices)])
  return { data: groups, text: formatList(['group', 'parts', 'prices'], rows, 'No customer group has prices of its own.') }
}
