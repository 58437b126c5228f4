import { subscribe } from 'valtio/vanilla'
import { createPersonalState } from './personal.ts'

/**
 * Whether the server responds. This is judged by the results of calls, because `navigator.onLine` is also true if only the router is
 * reachable. `portal`: the sign-in page of a network (captive portal) answers instead.
 */
export const network = createPersonalState<{ up: boolean; portal: boolean }>({ up: true, portal: false })

let lastStartedRequest = 0
let lastAnsweredRequest = 0

/** Returns a number for a request that starts now, by which its result is reported. */
export function nextRequestNumber(): number {
  lastStartedRequest += 1
  return lastStartedRequest
}

/** Reports that the server has answered a request. */
export function markNetworkAnswered(question: number = nextRequestNumber()): void {
  lastAnsweredRequest = Math.max(lastAnsweredRequest, question)
  network.up = true
  network.portal = false
}

/** Reports that a request got no answer. That is ignored if a later request got one. */
export function markNetworkFailed(question: number = nextRequestNumber()): void {
  if (question >= lastAnsweredRequest) Object.assign(network, { up: false, portal: false })
}

/** Reports that the sign-in page of a network (captive portal) has answered. */
export function markCaptivePortalAnswered(question: number = nextRequestNumber()): void {
  if (question >= lastAnsweredRequest) Object.assign(network, { up: false, portal: true })
}

/**
 * Reports that the service worker has answered with this device's data, because the network does not respond. The worker reports the reason
 * in a message of its own.
 */
export function markDeviceAnswered(question: number): void {
  if (question >= lastAnsweredRequest) network.up = false
}

/** Calls a function when the server responds again. Returns a function that ends this. */
export function onNetworkRecovered(listener: () => void): () => void {
  let wasUp = network.up
  return subscribe(network, () => {
    const isBack = network.up && !wasUp
    wasUp = network.up
    if (isBack) listener()
  })
}
