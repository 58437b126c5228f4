import { type RequestOptions, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import type { LookupFunction } from 'node:net'
import * as v from 'valibot'
import { isLoopbackHost } from '#server/kernel/host-names.ts'

const REQUEST_TIMEOUT_MS = 6000
/** The maximum number of characters read from `/config.json`, more than any configuration has. */
const MAX_REPLY_CHARACTERS = 200_000

export type HostAnswer = { type: 'ours' } | { type: 'wrong'; problem: string; remedy: string }

const ConfigReply = v.object({ tenantId: v.string(), name: v.string() })

/**
 * Requests `/config.json` as a customer's browser would. Returns whether the shop with that id answers. If it does not, returns what
 * happened instead and what to do.
 */
export async function checkHostReachesShop(base: string, host: string | undefined, tenantId: string): Promise<HostAnswer> {
  const url = new URL('/config.json', base)
  if (host !== undefined) url.hostname = host
  const wrong = (says: string, mend: string): HostAnswer => ({ type: 'wrong', problem: `${url.origin} ${says}`, remedy: mend })
  try {
    const { status, text } = await fetchText(url)
    if (status !== 200)
      return wrong(
        `answers with HTTP ${status}.`,
        'Another program, or a proxy without a way to this server, stands there: lead the name to the shop.',
      )
    const read = v.safeParse(ConfigReply, parseJsonOrNull(text))
    if (!read.success)
      return wrong('is answered by another program.', 'Lead the host name to this server, in DNS or in the proxy in front of it.')
    if (read.output.tenantId === tenantId) return { type: 'ours' }
    return wrong(
      `is answered by the shop ${read.output.tenantId} (${read.output.name}).`,
      `Give the name to this shop ("hosts" in shop.json). A proxy in front must hand on the Host header; or another server has another database.`,
    )
  } catch (cause) {
    const [says, mend] = connectionErrorReason(cause, url)
    return wrong(says, mend)
  }
}

const LOOPBACK_ADDRESSES = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
]
const resolveToLoopback: LookupFunction = (_name, { all }, found) => (all ? found(null, LOOPBACK_ADDRESSES) : found(null, '127.0.0.1', 4))

function fetchText(url: URL): Promise<{ status: number; text: string }> {
  // The name resolvers of some systems do not know that names such as shop.localhost mean this machine.
  const options: RequestOptions = isLoopbackHost(url.hostname) ? { lookup: resolveToLoopback } : {}
  return new Promise((resolve, reject) => {
    const ask = url.protocol === 'https:' ? requestSecure : requestPlain
    const asked = ask(url, { ...options, agent: false, timeout: REQUEST_TIMEOUT_MS }, (reply) => {
      let text = ''
      reply.setEncoding('utf8').on('data', (piece: string) => {
        if (text.length < MAX_REPLY_CHARACTERS) text += piece
      })
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text }))
      reply.on('error', reject)
    })
    asked.on('timeout', () => asked.destroy(Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' })))
    asked.on('error', reject)
    asked.end()
  })
}

function parseJsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const START_SHOP_HINT = 'Is the shop running? npm start'
const connectionErrorReasons: Record<string, readonly [says: string, mend: string]> = {
  ENOTFOUND: [
    'is not known in DNS.',
    'Add an A or AAAA record (or a CNAME) for the name that leads to this server. It may take an hour until it is seen.',
  ],
  EAI_AGAIN: ['cannot be looked up: the DNS server does not answer.', 'Look after this machine’s network, then check again.'],
  ECONNREFUSED: ['refuses connections.', START_SHOP_HINT],
  ETIMEDOUT: ['does not answer.', 'A firewall may stand between, or the name leads to another machine.'],
  EHOSTUNREACH: ['cannot be reached.', 'The address in DNS leads nowhere. Correct the record.'],
  ECONNRESET: ['breaks the connection off.', 'Does the proxy in front speak the protocol that PUBLIC_URL says?'],
  CERT_HAS_EXPIRED: ['has a certificate that has expired.', 'Renew it.'],
  ERR_TLS_CERT_ALTNAME_INVALID: ['has a certificate for another name.', 'Get a certificate that names this host.'],
  DEPTH_ZERO_SELF_SIGNED_CERT: ['has a certificate that no browser trusts.', 'Get one from an authority, such as Let’s Encrypt.'],
  SELF_SIGNED_CERT_IN_CHAIN: ['has a certificate that no browser trusts.', 'Get one from an authority, such as Let’s Encrypt.'],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: ['does not send its whole chain of certificates.', 'Let the proxy send the full chain (fullchain.pem).'],
  EPROTO: ['does not speak HTTPS there.', 'Is PUBLIC_URL right about https and the port?'],
}

function connectionErrorReason(cause: unknown, { protocol }: URL): readonly [string, string] {
  // If a name has several network addresses, the error contains one error per address.
  const first = cause instanceof AggregateError ? cause.errors[0] : cause
  const code = first instanceof Error && 'code' in first ? String(first.code) : ''
  return (
    connectionErrorReasons[code] ?? [
      `cannot be asked (${code || String(first)}).`,
      protocol === 'https:' ? 'Look after the certificate and the proxy.' : START_SHOP_HINT,
    ]
  )
}
