import type { Command } from 'commander'
import { parsePositiveWholeNumber, parseSingleLine } from './arguments.ts'
import type { CommandActionFactory, CommandContext } from './command.ts'
import { type CommandOutput, formatList, formatMinute } from './command-output.ts'
import { requireTenantExists } from './find.ts'

interface AuditLogOptions {
  about?: string
  limit: number
}

export function addAuditCommands(log: Command, act: CommandActionFactory): void {
  log
    .command('list')
    .description('what was done by whom, latest first')
    .option('--about <what>', "only changes of this: an order's number, a part's code", parseSingleLine)
    .option('--limit <count>', 'at most so many', parsePositiveWholeNumber, 50)
    .action(act(listAuditEntries))
}

async function listAuditEntries(command: CommandContext, { about, limit }: AuditLogOptions): Promise<CommandOutput> {
  await requireTenantExists(command)
  let query = command.db.selectFrom('shop_action').selectAll()
  if (command.tenant !== undefined) query = query.where('tenant_id', '=', command.tenant)
  if (about !== undefined) query = query.where((of) => of.or([of('about', '=', about), of('about', '=', about.toUpperCase())]))
  const actions = await query.orderBy('id', 'desc').limit(limit).execute()
  const data = actions.map(({ tenant_id, at, who, action, about: what, facts }) => ({
    tenant: tenant_id,
    at: at.toISOString(),
    who,
    action,
    about: what,
    facts,
  }))
  const rows = data.map((one) => [
    formatMinute(one.at),
    one.tenant,
    one.who,
    one.action,
    one.about,
    Object.entries(one.facts)
      .map(([name, value]) => `${name} ${value}`)
      .join(', '),
  ])
  return { data, text: formatList(['at (UTC)', 'shop', 'who', 'did', 'to', 'facts'], rows, 'Nobody has done anything like that.') }
}
