import type { PushMessage } from '#contract/push/push-calls.ts'
import { localizedTenantPath } from '#server/kernel/address-in.ts'
import { localeOfLanguage, tenantLocales } from '#server/kernel/language.ts'
import { tenantConfig } from '#server/kernel/tenants.ts'
import { translate } from '#server/kernel/words.ts'
import type { MailContext } from '#server/mail/post.ts'
import type { DispatchedEvent, OrderHook } from '#server/orders/events/hooks.ts'
import { piecesInEventDetails } from '#server/orders/parcels.ts'
import { ensurePushKeys } from './keys.ts'
import { type SendRequest, sendPush } from './send.ts'
import { deleteSubscription, readSubscriptions, type StoredPushSubscription } from './subscriptions.ts'

/**
 * Creates the hook that sends a push message to a customer's devices when an order is shipped. Neither the shop's command nor the mails
 * wait for it. A failed message is reported and not sent again, because the mail has the same content.
 */
export const createOrderShippedPushHook = (send: SendRequest = fetch): OrderHook => ({
  name: 'push',
  handle: async (context, dispatched) => {
    const { event, accountId } = dispatched
    if (event.what !== 'state' || event.state !== 'shipped' || accountId === null) return null
    const devices = await readSubscriptions(context, dispatched.tenant.id, accountId)
    if (devices.length === 0) return null
    return { taskName: `Push messages about ${dispatched.number}`, work: (outside) => pushToDevices(send, outside, dispatched, devices) }
  },
})

async function pushToDevices(
  send: SendRequest,
  context: MailContext,
  dispatched: DispatchedEvent,
  devices: readonly StoredPushSubscription[],
): Promise<void> {
  const keys = await ensurePushKeys(context.db, context.clock.now())
  const letter = {
    message: shippedPushMessageOf(dispatched),
    keys,
    sender: `mailto:${tenantConfig(dispatched.tenant).email}`,
    topic: dispatched.orderId.replaceAll('-', '').slice(0, 32),
  }
  const sent = await Promise.allSettled(
    devices.map(async (to) => {
      if ((await sendPush(send, { ...letter, subscription: to })) === 'gone') await deleteSubscription(context, to)
    }),
  )
  const failures = sent.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  if (failures.length > 0) throw new Error(`${failures.length} of ${devices.length} devices were not told.`, { cause: failures[0] })
}

const WHOLE_ORDER_MESSAGES = [/*i18n*/ 'Order {number} is on its way.', /*i18n*/ 'Order {number} is on its way with {carrier}.'] as const
const REST_OF_ORDER_MESSAGES = [
  /*i18n*/ 'The rest of order {number} is on its way.',
  /*i18n*/ 'The rest of order {number} is on its way with {carrier}.',
] as const

/** Returns the push message about a shipped order: shop, order number and carrier. Push services accept at most 4 kB. */
export function shippedPushMessageOf({
  tenant,
  orderId,
  number,
  language,
  event,
}: Pick<DispatchedEvent, 'tenant' | 'orderId' | 'number' | 'language' | 'event'>): PushMessage {
  const lang = localeOfLanguage(language, tenantLocales(tenant))
  const carrier = event.facts['carrier'] ?? ''
  const [alone, withCarrier] = piecesInEventDetails(event.facts).length > 0 ? REST_OF_ORDER_MESSAGES : WHOLE_ORDER_MESSAGES
  const body = translate(lang, carrier === '' ? alone : withCarrier, { number, carrier })
  return {
    title: tenant.name,
    body,
    lang,
    path: `${localizedTenantPath(tenant, language, '/order/orderInfo')}?${new URLSearchParams({ id: orderId })}`,
    tag: `shipped-${orderId}`,
  }
}
