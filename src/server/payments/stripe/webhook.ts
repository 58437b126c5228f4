import type Stripe from 'stripe'
import * as v from 'valibot'
import { AppError } from '#contract/errors.ts'
import type { Webhook, WebhookContext } from '#server/orders/payment-provider.ts'
import { AnyEvent, isSessionEvent, SessionEvent } from './event.ts'
import { handleEvent } from './handle-event.ts'

export const WEBHOOK_PATH = '/pay/stripe/webhook'

const forged = 'The signature of this message is wrong or too old. Nothing was changed.'
const unreadable = 'This message cannot be read here. Nothing was changed.'

/**
 * Where Stripe tells us what became of a payment. Only what is signed with our secret, and was within the last five minutes, is read at
 * all. What we do not follow, have heard before, or is about somebody else's order is answered like the rest, or Stripe would repeat it for
 * days; a failure of ours is not, so that it does.
 */
export const stripeWebhook = (stripe: Stripe, secret: string): Webhook => ({
  sender: 'Stripe',
  path: WEBHOOK_PATH,
  handle: async ({ body, headers }, hearing) => {
    const event = signed(stripe, secret, body, headers.get('Stripe-Signature') ?? '', hearing)
    const any = read(AnyEvent, event, hearing)
    if (!isSessionEvent(any.type)) return
    const outcome = await handleEvent(hearing, read(SessionEvent, event, hearing))
    if (outcome === 'unknown') hearing.report(`Stripe told of an order that is not ours: ${any.id}`, any.type)
  },
})

function signed(stripe: Stripe, secret: string, body: ArrayBuffer, signature: string, { clock, report }: WebhookContext): unknown {
  try {
    return stripe.webhooks.constructEvent(new Uint8Array(body), signature, secret, undefined, undefined, clock.now())
  } catch (cause) {
    report('A message in the name of Stripe was refused', cause instanceof Error ? cause.name : 'unsigned')
    throw new AppError('bad-request', { field: 'Stripe-Signature', message: forged }, { cause })
  }
}

function read<T>(schema: v.GenericSchema<unknown, T>, event: unknown, { report }: WebhookContext): T {
  const parsed = v.safeParse(schema, event)
  if (parsed.success) return parsed.output
  // What is in it stays out of the log; where it differs from what we know is enough to repair it.
  report('A message of Stripe could not be read', parsed.issues.map((issue) => v.getDotPath(issue)).join(', '))
  throw new AppError('bad-request', { message: unreadable })
}
