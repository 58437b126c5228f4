import { randomUUID } from 'node:crypto'

type Fields = Record<string, string>
interface Session {
  id: string
  object: 'checkout.session'
  status: 'open' | 'complete' | 'expired'
  url: string | null
  client_reference_id: string | null
  metadata: Fields
  amount_total: number
  currency: string
  payment_status: 'paid' | 'unpaid'
  payment_intent: string | null
  expires_at: number
}
interface Refund {
  id: string
  object: 'refund'
  amount: number
  currency: 'usd'
  status: string
  payment_intent: string
  metadata: Fields
}
interface Asked {
  method: string
  path: string
  fields: Fields
  key: string | null
}

const picked = (fields: Fields, beginning: string): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      name.startsWith(`${beginning}[`) ? [[name.slice(beginning.length + 1, -1), value]] : [],
    ),
  )

/** A name as Stripe makes them up. Letters only: long rows of digits look like codes, and logs leave those out. */
export const made = (kind: string): string =>
  `${kind}_${randomUUID().replace(/[-\d]/g, (sign) => (sign === '-' ? '' : String.fromCharCode(0x67 + Number(sign))))}`

/**
 * As much of Stripe's API as we use, without a network: pages, payments, refunds, and idempotency keys that answer the same again and
 * refuse another request.
 */
export function fakeStripe() {
  const sessions = new Map<string, Session>()
  const intents = new Map<string, { id: string; object: 'payment_intent'; amount_received: number }>()
  const refunds: Refund[] = []
  const answered = new Map<string, { said: string; body: unknown }>()
  const stripe = {
    asked: [] as Asked[],
    sessions,
    refunds,
    /** What happens to the next requests: nothing arrives, or it arrives and the reply is lost. */
    trouble: 'none' as 'none' | 'down' | 'reply lost',
    refundStatus: 'succeeded',
    /** The customer pays the page: all of it, or what a test wants to have come in. */
    pay(id: string, cents?: number): Session {
      const session = sessions.get(id)
      if (session?.status !== 'open') throw new Error(`${id} cannot be paid: it is ${session?.status}.`)
      const amount = cents ?? session.amount_total
      const intent = { id: made('pi'), object: 'payment_intent' as const, amount_received: amount }
      intents.set(intent.id, intent)
      Object.assign(session, { status: 'complete', url: null, payment_status: 'paid', payment_intent: intent.id, amount_total: amount })
      return session
    },
    async send(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
      const request = new Request(input, init)
      const { pathname, searchParams } = new URL(request.url)
      const fields = Object.fromEntries(request.method === 'GET' ? searchParams : new URLSearchParams(await request.text()))
      const key = request.headers.get('Idempotency-Key')
      stripe.asked.push({ method: request.method, path: pathname, fields, key })
      if (stripe.trouble === 'down') throw new TypeError('fetch failed')
      const reply = once(key, JSON.stringify([pathname, fields]), () => answer(request.method, pathname, fields))
      if (stripe.trouble === 'reply lost') throw new TypeError('terminated')
      return reply
    },
  }
  function once(key: string | null, said: string, make: () => unknown): Response {
    const before = key === null ? undefined : answered.get(key)
    if (before && before.said !== said)
      return Response.json({ error: { type: 'idempotency_error', message: 'Keys are for one request.' } }, { status: 400 })
    const body = before ? before.body : make()
    if (key !== null && body !== null) answered.set(key, { said, body: structuredClone(body) })
    return body === null
      ? Response.json({ error: { type: 'invalid_request_error', message: 'No such thing.' } }, { status: 404 })
      : Response.json(body)
  }
  function answer(method: string, path: string, fields: Fields): unknown {
    const [, , kind, name = '', verb = ''] = path.replace('/checkout', '').split('/')
    if (kind === 'payment_intents') return intents.get(name) ?? null
    if (kind === 'refunds' && method === 'GET')
      return { object: 'list', has_more: false, data: refunds.filter((refund) => refund.payment_intent === fields['payment_intent']) }
    if (kind === 'refunds') return refund(fields)
    if (kind === 'sessions' && name === '') return open(fields)
    const session = sessions.get(name)
    if (session && verb === 'expire') Object.assign(session, { status: 'expired', url: null })
    return session ?? null
  }
  function open(fields: Fields): Session {
    const id = `cs_test_${sessions.size + 1}`
    const session: Session = {
      ...{ id, object: 'checkout.session', status: 'open', url: `https://checkout.stripe.com/c/pay/${id}` },
      ...{ client_reference_id: fields['client_reference_id'] ?? null, metadata: picked(fields, 'metadata') },
      amount_total: Number(fields['line_items[0][quantity]']) * Number(fields['line_items[0][price_data][unit_amount]']),
      ...{ currency: fields['line_items[0][price_data][currency]'] ?? '', payment_status: 'unpaid', payment_intent: null },
      expires_at: Number(fields['expires_at']),
    }
    sessions.set(id, session)
    return session
  }
  function refund(fields: Fields): Refund | null {
    const intent = intents.get(fields['payment_intent'] ?? '')
    const amount = Number(fields['amount'])
    const gone = refunds
      .filter(({ payment_intent, status }) => payment_intent === intent?.id && status !== 'failed')
      .reduce((sum, one) => sum + one.amount, 0)
    if (!intent || amount > intent.amount_received - gone) return null
    const refunded: Refund = {
      ...{
        id: made('re'),
        object: 'refund',
        amount,
        currency: 'usd',
        status: stripe.refundStatus,
      },
      ...{ payment_intent: intent.id, metadata: picked(fields, 'metadata') },
    }
    refunds.push(refunded)
    return refunded
  }
  return stripe
}
