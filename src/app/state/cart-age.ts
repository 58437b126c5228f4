import { cart } from './cart.ts'
import { sendNow } from './cart-send.ts'
import { GROWN_OLD_MS } from './clock.ts'
import { network } from './network.ts'
import { isYounger } from './resource.ts'

/** Asks for the shop's list anew when the one in sight has grown old. */
export function renewOldCart(): void {
  if (network.up && cart.asOf !== null && !isYounger(cart.asOf, GROWN_OLD_MS)) void sendNow()
}
