import { ANSWERED_FROM_HEADER, type Envelope } from '#contract/envelope.ts'
import { errorTable } from '#contract/errors.ts'
import { SUCCESS_CODE } from '#contract/limits.ts'
import { lookedFor } from '#contract/packs/looked-for.ts'

/** A result as the shop would send it, with the word where it is from. */
export function foundReply(result: unknown, answeredFrom: string): Response {
  const envelope: Envelope = { code: SUCCESS_CODE, msg: 'ok', result }
  return Response.json(envelope, { headers: { [ANSWERED_FROM_HEADER]: answeredFrom } })
}

/** What is not here is said not to exist only where all that the shop has was looked through; else the shop may still be asked. */
export function notFoundReply(everywhere: boolean, answeredFrom: string): Response {
  const error = everywhere ? 'not-found' : 'no-network'
  const { status, code } = errorTable[error]
  const msg = everywhere ? lookedFor.everywhere : lookedFor.hereOnly
  const envelope: Envelope = { code, msg, error, ...(everywhere ? {} : { message: msg }) }
  return Response.json(envelope, { status, headers: { [ANSWERED_FROM_HEADER]: answeredFrom } })
}

/** Codes of the parts that stand in a page of cards or suggestions. */
export const codesOn = ({ records }: { records: readonly ({ mcode: string } | { goodsSkuCode: string })[] }): string[] =>
  records.map((row) => ('mcode' in row ? row.mcode : row.goodsSkuCode))

/** When the oldest of these parts was fetched, ISO 8601; null where that is known of none. */
export function oldestOf(codes: readonly string[], asOf: ReadonlyMap<string, string | null>): string | null {
  const [oldest] = codes.flatMap((code) => asOf.get(code) ?? []).sort()
  return oldest ?? null
}
