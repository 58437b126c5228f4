import { type RawBuilder, sql } from 'kysely'

/**
 * How many rows, and the sum over them of a number made of each row's text: in whatever order they come, the same rows make the same sum.
 */
export interface TableCount {
  rows: number
  sum: bigint
}

/** A tally as the database hands it out. */
export interface TallyRow {
  count: number
  sum: string | null
}

/** Selects a tally over rows that have a column `line`. `md5` is there and the same in every version, unlike the database's own hashes. */
export const tallyColumns: RawBuilder<TallyRow> = sql`count(*)::int as count, sum(('x' || left(md5(line), 16))::bit(64)::bigint)::text as sum`

export const noRows: TableCount = { rows: 0, sum: 0n }

export const added = (tally: TableCount, more: TallyRow | undefined): TableCount =>
  more ? { rows: tally.rows + more.count, sum: tally.sum + BigInt(more.sum ?? '0') } : tally

/** As it is written down and shown. */
export const checksumOf = ({ sum }: TableCount): string => BigInt.asUintN(64, sum).toString(16).padStart(16, '0')
