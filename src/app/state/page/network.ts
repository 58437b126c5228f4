import { subscribe } from 'valtio/vanilla'
import { personal } from './personal.ts'

/**
 * Whether the shop answers, judged by the outcomes of calls: `navigator.onLine` says true in a workshop whose router has lost its line.
 * `portal`: the network answers, with a page of its own in the place of the shop.
 */
export const network = personal<{ up: boolean; portal: boolean }>({ up: true, portal: false })

let begun = 0
let answered = 0

/** The number of a question that begins now. Its answer, or that it was lost, is told with it. */
export function questionBegins(): number {
  begun += 1
  return begun
}

/** A call was answered by the shop itself: the question of that number, or one of just now. */
export function networkAnswered(question: number = questionBegins()): void {
  answered = Math.max(answered, question)
  network.up = true
  network.portal = false
}

/** Nothing answered. That says nothing of a shop that has answered a later question. */
export function networkFailed(question: number = questionBegins()): void {
  if (question >= answered) Object.assign(network, { up: false, portal: false })
}

/** A page came in the place of the shop's answer: this network wants something of its user first, as a hotel's does. */
export function portalAnswered(question: number = questionBegins()): void {
  if (question >= answered) Object.assign(network, { up: false, portal: true })
}

/** The device answered, because the worker knows that nobody else does; why, it tells by itself. */
export function deviceAnswered(question: number): void {
  if (question >= answered) network.up = false
}

/** Hears that the shop answers again, after it did not. Returns how to stop. */
export function onShopBack(listener: () => void): () => void {
  let wasUp = network.up
  return subscribe(network, () => {
    const isBack = network.up && !wasUp
    wasUp = network.up
    if (isBack) listener()
  })
}
