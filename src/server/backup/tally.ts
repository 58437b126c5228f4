import { type RawBuilder, sql } from 'kysely'

/** The row count of a table, and the sum of a hash of each row's text. The sum does not depend on the order of the rows. */
export interface TableCount {
  rows: number
  hashSum: bigint
}

/** A row count and a sum of hashes as the database returns them. */
export interface TallyRow {
  count: number
  sum: string | null
}

/**
 * SQL columns for the row count, and for the sum of a hash of each row, of a query whose rows have a column `line`. The hash is `md5`,
 * because the result of other hash functions of PostgreSQL may differ between versions.
 */
export const tallyColumnsSql: RawBuilder<TallyRow> = sql`count(*)::int as count, sum(('x' || left(md5(line), 16))::bit(64)::bigint)::text as sum`

export const emptyTableCount: TableCount = { rows: 0, hashSum: 0n }

export const addTableCounts = (tally: TableCount, more: TallyRow | undefined): TableCount =>
  more ? { rows: tally.rows + more.count, hashSum: tally.hashSum + BigInt(more.sum ?? '0') } : tally

/** Returns the checksum of a table as it is written in files and output: 16 hex digits. */
export const formatChecksum = ({ hashSum }: TableCount): string => BigInt.asUintN(64, hashSum).toString(16).padStart(16, '0')
