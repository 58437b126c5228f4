import type { Port } from '#data/port.ts'

/** Something that answers requests in this very process: the server's whole app, or a function. */
export type Answerer = (request: Request) => Response | Promise<Response>

export const demoTenant = 'volt'

/** A port whose network is the given answerer: the server's own `app.fetch`, with no socket between. */
export const portTo = (fetch: Answerer, more: Partial<Port> = {}): Port => ({
  fetch,
  baseUrl: 'http://shop.test',
  tenantId: demoTenant,
  token: async () => null,
  now: () => Date.parse('2026-11-21T08:00:00Z'),
  exclusively: (_name, work) => work(),
  ...more,
})

/** A port with no network behind it, failing as browsers' fetch does. */
export const deadPort: Port = portTo(() => Promise.reject(new TypeError('Failed to fetch')))
