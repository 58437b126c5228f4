import { subscribe } from 'valtio/vanilla'
import { openCartDoor } from './cart-door.ts'
import { recoverAll } from './catalogue.ts'
import { network } from './network.ts'
import { followSession } from './one-person.ts'
import { shopItself, watchNetwork } from './watch-network.ts'
import { startWorker } from './worker.ts'

/** Starts what works behind the page: the watch on the network and on the session, the cart, and the worker that keeps what was seen. Called once, after the first screen is drawn. */
export function startDevice(shop: { tenantId: string; baseUrl: string }): void {
  // HEAD goes past the worker, whose kept configuration would say yes without asking anyone.
  watchNetwork(async () => shopItself(await fetch('/config.json', { method: 'HEAD', cache: 'no-store' })))
  let wasUp = network.up
  subscribe(network, () => {
    if (network.up && !wasUp) void recoverAll()
    wasUp = network.up
  })
  followSession()
  openCartDoor()
  // The development server has no worker: it would answer with yesterday's code.
  if (import.meta.env.PROD) startWorker(shop).catch((error: unknown) => console.warn('No worker, so nothing is kept for later', error))
}
