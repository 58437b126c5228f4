import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import type { pushCalls } from '#contract/push/push-calls.ts'
import { type CallHandlers, type RequestContext, requireSession } from '#server/kernel/ask.ts'
import { ensurePushKeys } from './keys.ts'
import { deleteSubscription, readEndpoint, storeSubscription } from './subscriptions.ts'

async function pushState(ask: RequestContext): Promise<CallResultOf<'pushState'>> {
  const endpoint = await readEndpoint(ask, await requireSession(ask))
  const { publicKey } = await ensurePushKeys(ask.db, ask.clock.now())
  return { publicKey, endpoint }
}

async function pushSubscribe(ask: RequestContext, subscription: ParsedInputOf<'pushSubscribe'>): Promise<CallResultOf<'pushSubscribe'>> {
  await storeSubscription(ask, await requireSession(ask), subscription)
  return { on: true }
}

async function pushUnsubscribe(ask: RequestContext): Promise<CallResultOf<'pushUnsubscribe'>> {
  const { tokenHash } = await requireSession(ask)
  await deleteSubscription(ask, { tenantId: ask.tenantId, tokenHash })
  return { on: false }
}

export const pushHandlers = { pushState, pushSubscribe, pushUnsubscribe } satisfies CallHandlers<RequestContext, keyof typeof pushCalls>
