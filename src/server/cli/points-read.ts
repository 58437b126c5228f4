import { calculatePoints, calculateTier } from '#contract/rewards/points.ts'
import { type PointEntryRecord, pointEntryOf, readPointEntries } from '#server/rewards/ledger.ts'
import type { CommandContext } from './command.ts'
import { type CommandOutput, formatList, formatMinute } from './command-output.ts'
import { findCustomer, requireTenantExists } from './find.ts'

interface PointListOptions {
  of?: string
  limit: number
}

export const listPoints = (command: CommandContext, { of, limit }: PointListOptions): Promise<CommandOutput> =>
  of === undefined ? listCustomersWithPoints(command, limit) : listPointLedger(command, of, limit)

/** Lists the customers who have points. Balances are not stored, so they are computed from the entries. */
async function listCustomersWithPoints(command: CommandContext, limit: number): Promise<CommandOutput> {
  await requireTenantExists(command)
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
  const byOwner = new Map<string, (PointEntryRecord & { email: string })[]>()
  for (const entry of entries) {
    const owner = `${entry.tenant_id} ${entry.account_id}`
    byOwner.set(owner, [...(byOwner.get(owner) ?? []), entry])
  }
  const data = [...byOwner.values()]
    .flatMap((own) => {
      const read = own.map(pointEntryOf)
      const { balance, owedPoints } = calculatePoints(read, now)
      const { tier, counted } = calculateTier(read, now)
      const [first] = own
      return first ? [{ email: first.email, tenant: first.tenant_id, balance, owed: owedPoints, tier, counted }] : []
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

async function listPointLedger(command: CommandContext, email: string, limit: number): Promise<CommandOutput> {
  const { tenant_id: tenantId, id } = await findCustomer(command, email)
  const records = await readPointEntries({ db: command.db, tenantId }, id)
  const { lines, balance } = calculatePoints(records.map(pointEntryOf), command.clock.now())
  const data = lines.toReversed().map(({ entryIndex, kind, amount, atMs, balance: after }) => ({
    ...{ at: new Date(atMs).toISOString(), kind, points: amount, balance: after },
    ...{ about: records[entryIndex]?.about_name ?? '', note: kind === 'expired' ? '' : (records[entryIndex]?.note ?? '') },
  }))
  const shown = data.slice(0, limit)
  const cells = shown.map((one) => [formatMinute(one.at), one.kind, String(one.points), String(one.balance), one.about, one.note])
  const text = formatList(['at (UTC)', 'what', 'points', 'left', 'for', 'note'], cells, `${email} has had no points yet.`)
  return { data: { email, tenant: tenantId, balance, lines: shown }, text }
}
