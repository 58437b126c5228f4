import { type CallName, callLines } from '#contract/call-lines.ts'
import type { InputOf } from '#contract/calls.ts'
import { queryOf } from '#contract/query-of.ts'
import { IDEMPOTENCY_HEADER, TENANT_HEADER, TOKEN_COOKIES_HEADER, TOKEN_HEADER } from '#contract/envelope.ts'
import type { Port } from './port.ts'

export interface CallOptions {
  /** These win over the headers that every call carries (specification, section 7). */
  headers?: Record<string, string>
  /** Ends the call early; it then rejects with the signal's own reason. */
  signal?: AbortSignal
}

/** 128 random bits as a UUID. `crypto.randomUUID` is missing on plain http, where a shop on a workshop's own network may well run. */
function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes]
    .map((byte, at) => (at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte).toString(16).padStart(2, '0'))
    .join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** A row of the call table as a request: a GET carries its input as query, the others as JSON body. */
export async function requestOf<N extends CallName>(port: Port, name: N, input: InputOf<N>, options: CallOptions = {}): Promise<Request> {
  const row = callLines[name]
  const token = await port.token()
  const headers = new Headers({ Accept: 'application/json', [TENANT_HEADER]: port.tenantId })
  if (token !== null) {
    headers.set(TOKEN_COOKIES_HEADER, `token=${token}`)
    headers.set(TOKEN_HEADER, token)
  }
  if (row.method !== 'GET') {
    headers.set('Content-Type', 'application/json')
    headers.set(IDEMPOTENCY_HEADER, uuid())
  }
  for (const [key, value] of Object.entries(options.headers ?? {})) headers.set(key, value)
  const signal = options.signal ?? null
  if (row.method !== 'GET')
    return new Request(port.baseUrl + row.path, { method: row.method, headers, signal, body: JSON.stringify(input) })
  const query = queryOf(input)
  return new Request(`${port.baseUrl}${row.path}${query === '' ? '' : `?${query}`}`, { headers, signal })
}
