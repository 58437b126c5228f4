import * as v from 'valibot'

/** A payment page of Stripe (a Checkout Session) with its result. */
export const PaidSession = v.object({
  id: v.string(),
  client_reference_id: v.nullable(v.string()),
  metadata: v.nullable(v.record(v.string(), v.string())),
  amount_total: v.nullable(v.pipe(v.number(), v.integer())),
  currency: v.nullable(v.string()),
  payment_status: v.string(),
  /** Stripe's id of the payment. It is an object if the webhook endpoint is configured to expand it. */
  payment_intent: v.nullable(
    v.union([
      v.string(),
      v.pipe(
        v.object({ id: v.string() }),
        v.transform(({ id }) => id),
      ),
    ]),
  ),
})
export type PaidSession = v.InferOutput<typeof PaidSession>

const sessionEventSchemaOf = <T extends string>(type: T) =>
  v.object({ id: v.string(), type: v.literal(type), data: v.object({ object: PaidSession }) })

/** The schema of webhook events about payment pages. It contains no card data, so none can be stored or logged. */
export const SessionEvent = v.variant('type', [
  sessionEventSchemaOf('checkout.session.completed'),
  sessionEventSchemaOf('checkout.session.async_payment_succeeded'),
  sessionEventSchemaOf('checkout.session.async_payment_failed'),
  sessionEventSchemaOf('checkout.session.expired'),
])
export type SessionEvent = v.InferOutput<typeof SessionEvent>

/** The fields that every webhook event of Stripe has. */
export const AnyEventSchema = v.object({ id: v.string(), type: v.string() })

export const isSessionEvent = (type: string): boolean => SessionEvent.options.some((option) => option.entries.type.literal === type)
