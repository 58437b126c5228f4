import { ANSWERED_FROM_HEADER, type Envelope } from '#contract/envelope.ts'
import { errorTable } from '#contract/errors.ts'
import { SUCCESS_CODE } from '#contract/limits.ts'
import { lookedFor } from '#contract/packs/looked-for.ts'

/** A result in the server's format, with its source in a header. */
export function foundReply(result: unknown, answeredFrom: string): Response {
  const envelope: Envelope = { code: SUCCESS_CODE, msg: 'ok', result }
  return Response.json(envelope, { headers: { [ANSWERED_FROM_HEADER]: answeredFrom } })
}

/** A not-found reply only if the complete catalogue was searched; otherwise the server may still have it. */
export function notFoundReply(everywhere: boolean, answeredFrom: string): Response {
  const error = everywhere ? 'not-found' : 'no-network'
  const { status, code } = errorTable[error]
  const msg = everywhere ? lookedFor.everywhere : lookedFor.hereOnly
  const envelope: Envelope = { code, msg, error, ...(everywhere ? {} : { message: msg }) }
  return Response.json(envelope, { status, headers: { [ANSWERED_FROM_HEADER]: answeredFrom } })
}

/** Codes of the parts in a page of cards or suggestions. */
export const codesOn = ({ records }: { records: readonly ({ mcode: string } | { goodsSkuCode: string })[] }): string[] =>
  records.map((row) => ('mcode' in row ? row.mcode : row.goodsSkuCode))

/** The time of the oldest of these parts, ISO 8601; null if none is known. */
export function oldestOf(codes: readonly string[], asOf: ReadonlyMap<string, string | null>): string | null {
  const [oldest] = codes.flatMap((code) => asOf.get(code) ?? []).sort()
  return oldest ?? null
}
