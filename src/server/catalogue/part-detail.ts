import { sql } from 'kysely'
import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import type { PartDetail } from '#contract/catalogue/catalogue.ts'
import { PREPARED_QUERY_PREFIX } from '#server/db/prepared.ts'
import { unnamedApplications } from '#server/db/unnamed-applications.ts'
import { answeredCallHandlers, recordsInMemory } from './answers.ts'
import type { CatalogueRequestContext } from './ask.ts'

/**
 * Returns the data of a part's page, from the index and its records. Only vehicles that the shop knows by their ids alone are read from the
 * database, for the few parts that have such. Throws `not-found`.
 */
export async function productDetail(
  ask: CatalogueRequestContext,
  input: ParsedInputOf<'productDetail'>,
): Promise<CallResultOf<'productDetail'>> {
  const detail = await answeredCallHandlers.productDetail(ask, input)
  const unnamed = (await hasUnnamedVehicles(ask, input.mcode)) ? await readUnnamedVehicles(ask, input.mcode) : null
  return unnamed === null ? detail : { ...detail, unnamed }
}

async function hasUnnamedVehicles(ask: CatalogueRequestContext, mcode: string): Promise<boolean> {
  const catalogue = await ask.catalogue()
  const row = catalogue.rowOfCode(mcode)
  if (row < 0) return false
  const { segment, segmentRow } = catalogue.segmentOfRow(row)
  return recordsInMemory(segment).hasUnnamedVehicles(segmentRow)
}

async function readUnnamedVehicles(
  { db, tenantId }: CatalogueRequestContext,
  mcode: string,
): Promise<NonNullable<PartDetail['unnamed']> | null> {
  const read = await sql<{ unnamed: NonNullable<PartDetail['unnamed']> | null }>`${sql.raw(PREPARED_QUERY_PREFIX)}
    select ${unnamedApplications} as unnamed from part where tenant_id = ${tenantId} and mcode = ${mcode}`.execute(db)
  return read.rows[0]?.unnamed ?? null
}
