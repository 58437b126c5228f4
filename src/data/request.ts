import type { CallInputOf, CallName } from '#contract/calls.ts'
import { IDEMPOTENCY_HEADER, LANGUAGE_HEADER, TENANT_HEADER, TOKEN_COOKIES_HEADER, TOKEN_HEADER } from '#contract/envelope.ts'
import { fillCallPath, queryStringOf } from '#contract/kernel/call-definition.ts'
import { loadCallDefinition } from './load-call-definition.ts'
import type { Port } from './port.ts'
import { uuid } from './uuid.ts'

export interface CallOptions {
  /** Headers that replace the usual headers of a call (section 7 of the specification). */
  headers?: Record<string, string>
  /** A timeout that replaces CALL_TIMEOUT_MS, longer for uploads of pictures. */
  timeoutMs?: number
  /** Aborts the call, which then rejects with the signal's reason. */
  signal?: AbortSignal
  /** A promise that rejects when the network is silent; the call then rejects too. A later answer is passed to `onLate`. */
  networkSilence?: Promise<never>
}

/** Creates the request of a call. A GET request sends its input as query, other requests send it as JSON body. */
export async function buildCallRequest<N extends CallName>(
  port: Port,
  name: N,
  input: CallInputOf<N>,
  options: CallOptions = {},
): Promise<Request> {
  const row = await loadCallDefinition(name)
  const { path, remainingInput } = fillCallPath(row.path, { ...input })
  const token = await port.token()
  const headers = new Headers({ Accept: 'application/json', 'Content-Type': 'application/json', [TENANT_HEADER]: port.tenantId })
  if (port.locale !== undefined) headers.set(LANGUAGE_HEADER, await port.locale())
  if (token !== null) {
    headers.set(TOKEN_COOKIES_HEADER, `token=${token}`)
    headers.set(TOKEN_HEADER, token)
  }
  if (row.method !== 'GET') headers.set(IDEMPOTENCY_HEADER, uuid())
  for (const [key, value] of Object.entries(options.headers ?? {})) headers.set(key, value)
  const inBody = row.method !== 'GET' && row.sends !== 'query'
  const query = inBody ? '' : queryStringOf(remainingInput)
  const body = inBody ? JSON.stringify(remainingInput) : null
  return new Request(port.baseUrl + path + (query && `?${query}`), { method: row.method, headers, signal: options.signal ?? null, body })
}
