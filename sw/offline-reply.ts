import { type Envelope, REPLY_SOURCE_HEADER } from '#contract/envelope.ts'
import { errorTable } from '#contract/errors.ts'
import { SUCCESS_CODE } from '#contract/limits.ts'
import { notFoundOfflineMessages } from '#contract/packs/looked-for.ts'

/** Returns a result in the server's format, with a header that says where it came from. */
export function buildFoundReply(result: unknown, answeredFrom: string): Response {
  const envelope: Envelope = { code: SUCCESS_CODE, msg: 'ok', result }
  return Response.json(envelope, { headers: { [REPLY_SOURCE_HEADER]: answeredFrom } })
}

/**
 * Returns a reply for something that was not found on this device. It is a not-found reply only if the complete catalogue was searched,
 * because otherwise the server may still have the thing.
 */
export function buildNotFoundReply(everywhere: boolean, answeredFrom: string): Response {
  const error = everywhere ? 'not-found' : 'no-network'
  const { status, code } = errorTable[error]
  const msg = everywhere ? notFoundOfflineMessages.everywhere : notFoundOfflineMessages.hereOnly
  const envelope: Envelope = { code, msg, error, ...(everywhere ? {} : { message: msg }) }
  return Response.json(envelope, { status, headers: { [REPLY_SOURCE_HEADER]: answeredFrom } })
}

/** Returns the codes of the parts in a page of cards or suggestions. */
export const partCodesOnPage = ({ records }: { records: readonly ({ mcode: string } | { goodsSkuCode: string })[] }): string[] =>
  records.map((row) => ('mcode' in row ? row.mcode : row.goodsSkuCode))

/** Returns the time of the oldest data of the given parts in ISO 8601 format; null if no time is known. */
export function oldestDataTime(codes: readonly string[], asOf: ReadonlyMap<string, string | null>): string | null {
  const [oldest] = codes.flatMap((code) => asOf.get(code) ?? []).sort()
  return oldest ?? null
}
