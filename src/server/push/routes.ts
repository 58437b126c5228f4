import type { ParsedOf, ResultOf } from '#contract/calls.ts'
import type { pushCalls } from '#contract/push/push-calls.ts'
import { type Ask, type Handlers, sessionOfCustomer } from '#server/kernel/ask.ts'
import { pushKeys } from './keys.ts'
import { endpointOf, subscribe, unsubscribe } from './subscriptions.ts'

async function pushState(ask: Ask): Promise<ResultOf<'pushState'>> {
  const endpoint = await endpointOf(ask, await sessionOfCustomer(ask))
  const { publicKey } = await pushKeys(ask.db, ask.clock.now())
  return { publicKey, endpoint }
}

async function pushSubscribe(ask: Ask, subscription: ParsedOf<'pushSubscribe'>): Promise<ResultOf<'pushSubscribe'>> {
  await subscribe(ask, await sessionOfCustomer(ask), subscription)
  return { on: true }
}

async function pushUnsubscribe(ask: Ask): Promise<ResultOf<'pushUnsubscribe'>> {
  const { tokenHash } = await sessionOfCustomer(ask)
  await unsubscribe(ask, { tenantId: ask.tenantId, tokenHash })
  return { on: false }
}

export const pushHandlers = { pushState, pushSubscribe, pushUnsubscribe } satisfies Handlers<Ask, keyof typeof pushCalls>
