import * as v from 'valibot'
import { Envelope, LANGUAGE_HEADER, TENANT_HEADER } from '#contract/envelope.ts'
import { CALL_TIMEOUT_MS, SUCCESS_CODE } from '#contract/limits.ts'
import { packCalls } from '#contract/packs/pack-calls.ts'
import { PackError } from '#contract/packs/pack-error-reasons.ts'
import type { PackList } from '#contract/packs/pack-list.ts'
import { isCaptivePortalReply } from '#data/portal.ts'
import type { PackPort } from './port.ts'
import { type PackListTrust, readPackList } from './read-pack-list.ts'

/**
 * Requests the current list of packs with titles in a language. Rejects with PackError, like downloads: `no-network`, `portal`, `refused`,
 * or a reason from `readPackList`. Bypasses the HTTP cache, because an old list would hide updates.
 */
export async function fetchPackList(port: PackPort, trust: PackListTrust, locale: string): Promise<PackList> {
  // A shop without a signing key offers no catalogue packs.
  if (trust.packKey === undefined) throw new PackError('no-key')
  const headers = { Accept: 'application/json', [TENANT_HEADER]: port.tenantId, [LANGUAGE_HEADER]: locale }
  const signal = AbortSignal.timeout(CALL_TIMEOUT_MS)
  let reply: Response
  let text: string
  try {
    reply = await port.fetch(new Request(port.baseUrl + packCalls.packs.path, { headers, signal, cache: 'no-store' }))
    text = await reply.text()
  } catch (cause) {
    throw new PackError('no-network', {}, { cause })
  }
  const { ok, status } = reply
  if (isCaptivePortalReply(reply)) throw new PackError('portal', { status })
  if (!ok) throw new PackError('refused', { status })
  const envelope = v.safeParse(v.pipe(v.string(), v.parseJson(), Envelope), text)
  if (!envelope.success || envelope.output.code !== SUCCESS_CODE) throw new PackError('bad-list')
  const signed = v.safeParse(packCalls.packs.result, envelope.output.result)
  if (!signed.success) throw new PackError('bad-list', {}, { cause: new v.ValiError(signed.issues) })
  return readPackList(signed.output, trust)
}
