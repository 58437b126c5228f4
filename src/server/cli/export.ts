import { resolve } from 'node:path'
import { type Command, InvalidArgumentError } from 'commander'
import { AppError } from '#contract/errors.ts'
import { readPriceGroups, requirePriceGroup } from '#server/export/price-groups.ts'
import { type ExportSheetName, exportableNames, writeExport } from '#server/export/write-export.ts'
import { type CommandActionFactory, type CommandContext, changeShop } from './command.ts'
import { type CommandOutput, formatList, joinWithOr } from './command-output.ts'
import { findSelectedTenant } from './find.ts'
import { type DayOrMoment, parseDayOrMoment, startMomentOf } from './typed-days.ts'

function parseExportable(text: string): ExportSheetName {
  const found = exportableNames.find((name) => name === text)
  if (found === undefined) throw new InvalidArgumentError(`There is ${joinWithOr(exportableNames)} to export.`)
  return found
}

function parseGroupName(text: string): string {
  const read = text.trim().toUpperCase()
  if (!/^[A-Z0-9]{1,20}$/.test(read)) throw new InvalidArgumentError('A customer group has letters and digits, such as JBR.')
  return read
}

export function addExportCommands(program: Command, act: CommandActionFactory): void {
  program
    .command('export')
    .description('writes a table of a shop to a file for spreadsheets and other programs; import reads it again')
    .argument('<what>', exportableNames.join(', '), parseExportable)
    .argument('<file>', 'where to: .csv or .tsv; an older file of that name gives way when the new one is whole')
    .option('--group <name>', 'with prices: the prices of a customer group', parseGroupName)
    .option(
      '--since <day>',
      'only parts that have changed, and orders that were placed, since the beginning of this day at the shop',
      parseDayOrMoment,
    )
    .action(act(exportToFile))
}

export function addPriceCommands(prices: Command, act: CommandActionFactory): void {
  prices.command('groups', { isDefault: true }).description('customer groups that have prices of their own').action(act(listCustomerGroups))
}

interface ExportOptions {
  group?: string
  since?: DayOrMoment
}

async function exportToFile(
  command: CommandContext,
  what: ExportSheetName,
  name: string,
  { group, since }: ExportOptions,
): Promise<CommandOutput> {
  const { id, time_zone: zone } = await findSelectedTenant(command)
  if (group !== undefined && what !== 'prices')
    throw new AppError('bad-request', { message: 'Only prices are those of a group: export prices FILE --group JBR.' })
  if (group !== undefined) await requirePriceGroup(command.db, id, group)
  const file = resolve(command.folder, name)
  const made = await writeExport(what, file, {
    db: command.db,
    tenantId: id,
    since: since === undefined ? null : startMomentOf(since, zone),
    customerGroup: group ?? null,
  })
  const text = `${file}: ${made.rowCount.toLocaleString('en-US')} rows, ${(made.byteCount / 1e6).toFixed(1)} MB.`
  const output = { data: { what, file, ...made }, text }
  if (what !== 'orders') return output
  // Each export of customers' data is recorded in the audit.
  const said = { ...output, text: `${text}\nIt holds customers' data: keep it where only you can read it.` }
  return changeShop(command, id, async () => ({ ...said, about: what, facts: { rows: made.rowCount } }))
}

async function listCustomerGroups(command: CommandContext): Promise<CommandOutput> {
  const { id } = await findSelectedTenant(command)
  const groups = await readPriceGroups(command.db, id)
  const rows = groups.map(({ group, parts, prices }) => [group, String(parts), String(prices)])
  return { data: groups, text: formatList(['group', 'parts', 'prices'], rows, 'No customer group has prices of its own.') }
}
