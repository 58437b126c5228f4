import { subscribe } from 'valtio/vanilla'
import { personal } from './personal.ts'

/**
 * Whether the server responds. This is judged by the results of calls, because `navigator.onLine` is also true if only the router is
 * reachable. `portal`: the sign-in page of a network (captive portal) answers instead.
 */
export const network = personal<{ up: boolean; portal: boolean }>({ up: true, portal: false })

let lastStarted = 0
let lastAnswered = 0

/** Returns a number for a request that starts now, by which its result is reported. */
export function startRequest(): number {
  lastStarted += 1
  return lastStarted
}

/** Reports that the server has answered a request. */
export function networkAnswered(question: number = startRequest()): void {
  lastAnswered = Math.max(lastAnswered, question)
  network.up = true
  network.portal = false
}

/** Reports that a request got no answer. That is ignored if a later request got one. */
export function networkFailed(question: number = startRequest()): void {
  if (question >= lastAnswered) Object.assign(network, { up: false, portal: false })
}

/** Reports that the sign-in page of a network (captive portal) has answered. */
export function portalAnswered(question: number = startRequest()): void {
  if (question >= lastAnswered) Object.assign(network, { up: false, portal: true })
}

/**
 * Reports that the service worker has answered with this device's data, because the network does not respond. The worker itself reports
 * why.
 */
export function deviceAnswered(question: number): void {
  if (question >= lastAnswered) network.up = false
}

/** Calls a function when the server responds again. Returns a function that ends this. */
export function onShopBack(listener: () => void): () => void {
  let wasUp = network.up
  return subscribe(network, () => {
    const isBack = network.up && !wasUp
    wasUp = network.up
    if (isBack) listener()
  })
}
