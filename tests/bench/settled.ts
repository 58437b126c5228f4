import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { calls } from '#contract/calls.ts'
import { TENANT_HEADER } from '#contract/envelope.ts'
import { PackList, SignedPackList } from '#contract/packs/pack-list.ts'

/** Waits until the index is loaded, which a shop that has just been filled makes first. */
export async function isReady(url: string): Promise<void> {
  for (;;) {
    const reply = await fetch(`${url}/readyz`).catch(() => null)
    if (reply?.ok) return
    await pause(25)
  }
}

const Listed = v.object({ result: SignedPackList })

/**
 * Waits until the packs of these tenants are made. A shop that was filled just now begins with them at once, which on the embedded database
 * keeps it busy for minutes: what is measured meanwhile is not a quiet shop.
 */
export async function packsAreMade(url: string, tenantIds: readonly string[]): Promise<void> {
  for (const tenantId of tenantIds) {
    for (;;) {
      // A busy shop may end a connection that was kept open in the very moment in which it is used again.
      const reply = await fetch(url + calls.packs.path, { headers: { [TENANT_HEADER]: tenantId, Connection: 'close' } })
      const { list } = v.parse(Listed, await reply.json()).result
      if (Date.parse(v.parse(PackList, JSON.parse(list)).madeAt) > 0) break
      await pause(500)
    }
  }
}
