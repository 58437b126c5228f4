import { TENANT_HEADER } from '#contract/envelope.ts'

/** A reply in the envelope, as the server would send it. */
export const envelopeReply = (body: Record<string, unknown>, init: ResponseInit = {}): Response =>
  Response.json({ code: 200, msg: 'ok', ...body }, init)

/** A GET as the page would ask it. */
export const asked = (path: string, tenantId: string | null = 'volt', init: RequestInit = {}): Request =>
  new Request(`http://shop.test${path}`, {
    ...init,
    headers: { ...(tenantId === null ? {} : { [TENANT_HEADER]: tenantId }), ...init.headers },
  })
