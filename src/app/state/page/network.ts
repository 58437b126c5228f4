import { subscribe } from 'valtio/vanilla'
import { personal } from './personal.ts'

/**
 * Whether the server responds, judged by results of calls: `navigator.onLine` is true even if only the router is reachable. `portal`: a
 * captive portal answers.
 */
export const network = personal<{ up: boolean; portal: boolean }>({ up: true, portal: false })

let begun = 0
let answered = 0

/** The number of a request that starts now, to report its result. */
export function questionBegins(): number {
  begun += 1
  return begun
}

/** A request was answered by the server. */
export function networkAnswered(question: number = questionBegins()): void {
  answered = Math.max(answered, question)
  network.up = true
  network.portal = false
}

/** A request was not answered. That is ignored if a later request was answered. */
export function networkFailed(question: number = questionBegins()): void {
  if (question >= answered) Object.assign(network, { up: false, portal: false })
}

/** A captive portal answered. */
export function portalAnswered(question: number = questionBegins()): void {
  if (question >= answered) Object.assign(network, { up: false, portal: true })
}

/** The worker answered from local data, because the network does not respond; it reports the reason itself. */
export function deviceAnswered(question: number): void {
  if (question >= answered) network.up = false
}

/** Calls back when the server responds again. Returns a function that unsubscribes. */
export function onShopBack(listener: () => void): () => void {
  let wasUp = network.up
  return subscribe(network, () => {
    const isBack = network.up && !wasUp
    wasUp = network.up
    if (isBack) listener()
  })
}
