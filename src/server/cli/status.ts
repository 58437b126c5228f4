import type { Command } from 'commander'
import { sql } from 'kysely'
import type { CommandActionFactory, CommandContext } from './command.ts'
import { type CommandOutput, formatTable } from './command-output.ts'

const countedTables = [
  ...(['tenant', 'category', 'application', 'make', 'model', 'part', 'part_number', 'fitment', 'parts_list', 'search_record'] as const),
  ...(['account', 'shop_order', 'order_return', 'core_return', 'coupon', 'kept_mail', 'mail_outbox', 'shop_action'] as const),
]

export function addStatusCommand(program: Command, act: CommandActionFactory): void {
  program.command('status').description('what is in the database').action(act(showDatabaseStatus))
}

async function showDatabaseStatus({ db }: CommandContext): Promise<CommandOutput> {
  const rows: { table: string; rows: number }[] = []
  for (const name of countedTables) {
    const read = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(name)}`.execute(db)
    rows.push({ table: name, rows: read.rows[0]?.n ?? 0 })
  }
  const untold = await sql<{ n: number }>`select count(*)::int as n from order_event where notified_at is null`.execute(db)
  const size = await sql<{
    bytes: number
    version: string
  }>`select pg_database_size(current_database())::float8 as bytes, version() as version`.execute(db)
  const data = { ...size.rows[0], rows, untold: untold.rows[0]?.n ?? 0 }
  const counts = formatTable(
    ['table', 'rows'],
    rows.map((row) => [row.table, String(row.rows)]),
  )
  const news = `${data.untold} events of orders of which the customer is to be told still`
  return { data, text: `${counts}\n\n${news}\n${((data.bytes ?? 0) / 1e6).toFixed(0)} MB, ${data.version ?? ''}` }
}
