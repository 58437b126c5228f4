import type { CommandHost } from '#server/cli/command.ts'
import { findSelectedTenant } from '#server/cli/find.ts'
import {
  type ImportProgressEvent,
  type ImportRequest,
  type ImportResult,
  type PlanDecision,
  type PlanSummary,
  runImport,
} from '#server/import/engine/import-run.ts'
import type { FileEvent } from '#server/import/facts.ts'

/** A request to import a file. It names the shop as typed, because only the process with the database can find the shop's id. */
export interface TypedImportRequest extends Omit<ImportRequest, 'tenantId'> {
  tenant: string | undefined
}

/** Carries out an import: in the running shop, or in this process on the opened database. */
export type ImportRunner = (
  asked: TypedImportRequest,
  events: AsyncIterable<readonly FileEvent[]>,
  decide: (plan: PlanSummary) => Promise<PlanDecision>,
  tell: (news: ImportProgressEvent) => void,
) => Promise<ImportResult>

/**
 * Returns the function that carries out an import on this database. The import throws `not-found` or `bad-request` if the shop is unknown
 * or ambiguous.
 */
export const createImportRunner =
  (host: CommandHost): ImportRunner =>
  async ({ tenant, ...asked }, events, decide, tell) => {
    const { id } = await findSelectedTenant({ db: host.db, tenant })
    return runImport(host, { ...asked, tenantId: id }, events, decide, tell)
  }
