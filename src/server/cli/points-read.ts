import { pointsOf, tierOf } from '#contract/rewards/points.ts'
import { type EntryRecord, entriesOf, entryOf } from '#server/rewards/ledger.ts'
import type { CommandContext } from './command.ts'
import { customerNamed, demandTenant } from './find.ts'
import { formatList, formatMinute, type Output } from './output.ts'

interface Options {
  of?: string
  limit: number
}

export const listPoints = (command: CommandContext, { of, limit }: Options): Promise<Output> =>
  of === undefined ? customersWithPoints(command, limit) : ledgerOf(command, of, limit)

/** Lists the customers who have points. Balances are not stored, so they are computed from the entries. */
async function customersWithPoints(command: CommandContext, limit: number): Promise<Output> {
  await demandTenant(command)
  let query = command.db
    .selectFrom('point_entry')
    .innerJoin('account', (join) =>
      join.onRef('account.tenant_id', '=', 'point_entry.tenant_id').onRef('account.id', '=', 'point_entry.account_id'),
    )
    .selectAll('point_entry')
    .select('account.email')
  if (command.tenant !== undefined) query = query.where('point_entry.tenant_id', '=', command.tenant)
  const entries = await query.orderBy('point_entry.id').execute()
  const now = command.clock.now()
  const byOwner = new Map<string, (EntryRecord & { email: string })[]>()
  for (const entry of entries) {
    const owner = `${entry.tenant_id} ${entry.account_id}`
    byOwner.set(owner, [...(byOwner.get(owner) ?? []), entry])
  }
  const data = [...byOwner.values()]
    .flatMap((own) => {
      const read = own.map(entryOf)
      const { balance, owed } = pointsOf(read, now)
      const { tier, counted } = tierOf(read, now)
      const [first] = own
      return first ? [{ email: first.email, tenant: first.tenant_id, balance, owed, tier, counted }] : []
    })
    .sort((one, other) => other.balance - one.balance || (one.email < other.email ? -1 : 1))
    .slice(0, limit)
  const cells = data.map(({ email, tenant, balance, owed, tier, counted }) => [
    email,
    tenant,
    String(balance),
    owed === 0 ? '' : String(owed),
    tier,
    String(counted),
  ])
  return { data, text: formatList(['customer', 'shop', 'points', 'owed', 'tier', 'counted for it'], cells, 'No customer has points yet.') }
}

async function ledgerOf(command: CommandContext, email: string, limit: number): Promise<Output> {
  const { tenant_id: tenantId, id } = await customerNamed(command, email)
  const records = await entriesOf({ db: command.db, tenantId }, id)
  const { lines, balance } = pointsOf(records.map(entryOf), command.clock.now())
  const data = lines.toReversed().map(({ at, kind, amount, atMs, balance: after }) => ({
    ...{ at: new Date(atMs).toISOString(), kind, points: amount, balance: after },
    ...{ about: records[at]?.about_name ?? '', note: kind === 'expired' ? '' : (records[at]?.note ?? '') },
  }))
  const shown = data.slice(0, limit)
  const cells = shown.map((one) => [formatMinute(one.at), one.kind, String(one.points), String(one.balance), one.about, one.note])
  const text = formatList(['at (UTC)', 'what', 'points', 'left', 'for', 'note'], cells, `${email} has had no points yet.`)
  return { data: { email, tenant: tenantId, balance, lines: shown }, text }
}
