import type { CommandHost } from '#server/cli/command.ts'
import { theTenant } from '#server/cli/find.ts'
import {
  type Decision,
  type ImportEnd,
  type ImportNews,
  type ImportOrder,
  type PlanSummary,
  runImport,
} from '#server/import/engine/import-run.ts'
import type { FileEvent } from '#server/import/facts.ts'

/** An import as it is typed: the shop is found where the database is. */
export interface AskedImport extends Omit<ImportOrder, 'tenantId'> {
  tenant: string | undefined
}

/** Whoever carries an import out: the shop that is running, or this process on the opened database. */
export type CarryOutImport = (
  asked: AskedImport,
  events: AsyncIterable<readonly FileEvent[]>,
  decide: (plan: PlanSummary) => Promise<Decision>,
  tell: (news: ImportNews) => void,
) => Promise<ImportEnd>

/** Carries an import out on a database. Throws `not-found` or `bad-request` where the shop is not clear. */
export const importOn =
  (host: CommandHost): CarryOutImport =>
  async ({ tenant, ...asked }, events, decide, tell) => {
    const { id } = await theTenant({ db: host.db, tenant })
    return runImport(host, { ...asked, tenantId: id }, events, decide, tell)
  }
