import { resolve } from 'node:path'
import { exportShop } from '#server/backup/export-shop.ts'
import type { TableTotal } from '#server/backup/format.ts'
import { importShop } from '#server/backup/import-shop.ts'
import { recordShopAction } from '#server/kernel/audit.ts'
import { type CommandContext, changeShop } from './command.ts'
import { type CommandOutput, formatList, formatMinute } from './command-output.ts'
import { findTenant } from './find.ts'

const EXPORT_SECRECY_WARNING =
  'It holds customers’ data, hashes of their passwords and the shop’s keys: keep it where only you can read it.'

const tableRowsText = (totals: readonly TableTotal[]): string =>
  formatList(
    ['table', 'rows', 'checksum'],
    totals.filter(({ rows }) => rows > 0).map(({ table, rows, checksum }) => [table, String(rows), checksum]),
    'The shop has no rows.',
  )
const totalRows = (totals: readonly TableTotal[]): number => totals.reduce((sum, { rows }) => sum + rows, 0)

/** Carries out `tenants export ID FILE`: writes a whole shop to a file. Later changes are not in the file. */
export async function exportTenant(command: CommandContext, id: string, name: string): Promise<CommandOutput> {
  await findTenant(command, id)
  const file = resolve(command.folder, name)
  const made = await exportShop(command.db, file, {
    tenantId: id,
    hasSingleConnection: command.oneConnection ?? false,
    nowMs: command.clock.now(),
  })
  const rows = totalRows(made.totals)
  const text = `${tableRowsText(made.totals)}

${file}: the shop ${id}, ${rows.toLocaleString('en-US')} rows, ${(made.bytes / 1e6).toFixed(1)} MB, written, read back and compared.
${EXPORT_SECRECY_WARNING}
Orders that come in from now on are not in it. Elsewhere: npm run shop -- tenants import ${name}`
  return changeShop(command, id, async () => ({ about: id, facts: { file: name, rows }, data: { file, tenant: id, ...made }, text }))
}

export interface TenantImportOptions {
  /** The new id of the shop. The option is not called `--as`, because `--as` names the operator. */
  id?: string
  host?: string[]
}

/** Carries out `tenants import FILE`: adds the shop from a file to this database. */
export async function importTenant(command: CommandContext, name: string, { id, host }: TenantImportOptions): Promise<CommandOutput> {
  const file = resolve(command.folder, name)
  const done = await importShop(command.db, file, {
    newTenantId: id,
    hosts: host,
    afterImport: (trx, tenantId) =>
      recordShopAction(
        { db: trx, tenantId, clock: command.clock },
        { who: command.who, action: command.action, subject: tenantId, facts: { file: name } },
      ),
  })
  const { tenantId, hosts, isDefault, from, made, totals } = done
  const text = `${tableRowsText(totals)}

The shop ${tenantId} is here as ${from} was on ${formatMinute(made)} UTC: ${totalRows(totals).toLocaleString('en-US')} rows, compared with the file.
It answers ${isDefault ? 'every host that no other shop has' : hosts.join(', ') || 'every host, as the only shop'}. What it still needs here: npm run shop -- open --check ${tenantId}`
  return { data: { file, ...done }, text }
}
