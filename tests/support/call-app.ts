import * as v from 'valibot'
import { type CallInputOf, type CallName, type CallResultOf, calls } from '#contract/calls.ts'
import { IDEMPOTENCY_HEADER } from '#contract/envelope.ts'
import type { CallDefinition } from '#contract/kernel/call-definition.ts'
import { buildCallRequest } from '#data/request.ts'
import { demoTenant, portTo } from './port.ts'

/** What a test looks at in the reply to a call. */
export interface AppReply<Result> {
  status: number
  code: number
  error?: string
  field?: string
  msg: string
  result: Result
  headers: Headers
}

/** How a call is said, where a test cares. */
export interface How {
  tenant?: string
  token?: string | null
  /** The Idempotency-Key; null sends none, nothing makes a fresh one. */
  key?: string | null
  /** The caller's own, as the socket knows it. */
  address?: string
  /** These win over all others. */
  headers?: Record<string, string>
  /** The query as it stands, in place of the input. */
  query?: string
  /** The body as it stands, in place of the input. */
  body?: BodyInit
}

/** The server, in this very process. What comes beside a request is what Hono's Node adapter hands in with it. */
interface App {
  fetch: (request: Request, beside?: object) => Response | Promise<Response>
}

const fromAddress = (address: string) => ({ incoming: { socket: { remoteAddress: address } } })

/** Sends a call of the call table as the app does, with the app's own client, and hands back the reply unread. */
export async function send(app: App, name: CallName, input: unknown, how: How = {}): Promise<Response> {
  const { tenant = demoTenant, token = null, key, address } = how
  const port = portTo((request) => (address === undefined ? app.fetch(request) : app.fetch(request, fromAddress(address))), {
    tenantId: tenant,
    token: async () => token,
  })
  const headers = { ...(key ? { [IDEMPOTENCY_HEADER]: key } : {}), ...how.headers }
  const asked = await buildCallRequest(port, name, (isFields(input) ? input : {}) as CallInputOf<CallName>, { headers })
  if (key === null) asked.headers.delete(IDEMPOTENCY_HEADER)
  return port.fetch(asItStands(asked, name, isFields(input) ? how : { body: JSON.stringify(input), ...how }))
}

const isFields = (input: unknown): boolean => typeof input === 'object' && input !== null && !Array.isArray(input)

/** Puts in what no input of ours would become, where the shop reads this call's input. */
function asItStands(asked: Request, name: CallName, { query, body }: How): Request {
  const { method, sends }: CallDefinition = calls[name]
  if (method !== 'GET' && sends !== 'query') return body === undefined ? asked : new Request(asked, { body })
  if (query === undefined) return asked
  const url = new URL(asked.url)
  url.search = query
  return new Request(url, asked)
}

/** Says a call, and checks what was answered by the call table. What was refused comes back too, for a test to look at. */
export async function callApp<N extends CallName>(app: App, name: N, input: unknown, how?: How): Promise<AppReply<CallResultOf<N>>> {
  const reply = await send(app, name, input, how)
  const body = (await reply.json()) as AppReply<CallResultOf<N>>
  if (body.code === 200) v.parse(calls[name].result as v.GenericSchema, body.result)
  return { ...body, status: reply.status, headers: reply.headers }
}
