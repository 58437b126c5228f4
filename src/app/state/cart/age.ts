import { cart } from './cart.ts'
import { sendNow } from '#app/state/outbox/send.ts'
import { GROWN_OLD_MS } from '#app/state/page/clock.ts'
import { network } from '#app/state/page/network.ts'
import { isYounger } from '#app/state/catalogue/resource.ts'

/** Asks for the shop's list anew when the one in sight has grown old. */
export function renewOldCart(): void {
  if (network.up && cart.asOf !== null && !isYounger(cart.asOf, GROWN_OLD_MS)) void sendNow()
}
