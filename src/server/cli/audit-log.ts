import type { Command } from 'commander'
import { line, wholeAboveZero } from './arguments.ts'
import type { Act, CommandContext } from './command.ts'
import { demandTenant } from './find.ts'
import { listed, minute, type Output } from './output.ts'

interface Options {
  about?: string
  limit: number
}

export function auditCommands(log: Command, act: Act): void {
  log
    .command('list')
    .description('what was done by whom, latest first')
    .option('--about <what>', "only changes of this: an order's number, a part's code", line)
    .option('--limit <count>', 'at most so many', wholeAboveZero, 50)
    .action(act(listActions))
}

async function listActions(command: CommandContext, { about, limit }: Options): Promise<Output> {
  await demandTenant(command)
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
    minute(one.at),
    one.tenant,
    one.who,
    one.action,
    one.about,
    Object.entries(one.facts)
      .map(([name, value]) => `${name} ${value}`)
      .join(', '),
  ])
  return { data, text: listed(['at (UTC)', 'shop', 'who', 'did', 'to', 'facts'], rows, 'Nobody has done anything like that.') }
}
