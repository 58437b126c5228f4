import type Stripe from 'stripe'
import * as v from 'valibot'
import { AppError } from '#contract/errors.ts'
import type { Webhook, WebhookContext } from '#server/orders/payment-provider.ts'
import { AnyEventSchema, isSessionEvent, SessionEvent } from './event.ts'
import { handleEvent } from './handle-event.ts'

export const WEBHOOK_PATH = '/pay/stripe/webhook'

const forgedSignatureText = 'The signature of this message is wrong or too old. Nothing was changed.'
const unreadableEventText = 'This message cannot be read here. Nothing was changed.'

/**
 * Receives the webhook events of Stripe. Only events that are signed with our secret and at most five minutes old are read. Events of other
 * types, repeated events, and events about unknown orders get a success reply too, because otherwise Stripe would repeat them for days. An
 * error of ours gives an error reply, so that Stripe repeats the event.
 */
export const createStripeWebhook = (stripe: Stripe, secret: string): Webhook => ({
  sender: 'Stripe',
  path: WEBHOOK_PATH,
  handle: async ({ body, headers }, hearing) => {
    const event = verifyEvent(stripe, secret, body, headers.get('Stripe-Signature') ?? '', hearing)
    const any = parseEvent(AnyEventSchema, event, hearing)
    if (!isSessionEvent(any.type)) return
    const outcome = await handleEvent(hearing, parseEvent(SessionEvent, event, hearing))
    if (outcome === 'unknown') hearing.report(`Stripe told of an order that is not ours: ${any.id}`, any.type)
  },
})

function verifyEvent(stripe: Stripe, secret: string, body: ArrayBuffer, signature: string, { clock, report }: WebhookContext): unknown {
  try {
    return stripe.webhooks.constructEvent(new Uint8Array(body), signature, secret, undefined, undefined, clock.now())
  } catch (cause) {
    report('A message in the name of Stripe was refused', cause instanceof Error ? cause.name : 'unsigned')
    throw new AppError('bad-request', { field: 'Stripe-Signature', message: forgedSignatureText }, { cause })
  }
}

function parseEvent<T>(schema: v.GenericSchema<unknown, T>, event: unknown, { report }: WebhookContext): T {
  const parsed = v.safeParse(schema, event)
  if (parsed.success) return parsed.output
  // The content of the event is not logged. The names of the wrong fields are enough to find the cause.
  report('A message of Stripe could not be read', parsed.issues.map((issue) => v.getDotPath(issue)).join(', '))
  throw new AppError('bad-request', { message: unreadableEventText })
}
