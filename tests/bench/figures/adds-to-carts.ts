import { customersAtWork } from '../cart-customers-at-work.ts'
import { addsOf } from '../new-customers.ts'
import { byTurns } from './by-turns.ts'
import type { Measured } from './figure.ts'
import type { MeasuredShop } from './measured-shop.ts'
import { processorMsOf } from './processor-of.ts'
import { manyHealthAnswers, processorFigure } from './requests.ts'

/** Ten customers who fill their carts at once, each one add after another. */
export async function cartFigures(shop: MeasuredShop, rounds: number): Promise<Measured[]> {
  const adds = async () => {
    const before = processorMsOf(shop.pid)
    const { confirmed } = await customersAtWork({ ...addsOf(shop.customers), url: shop.url, warmUpMs: 0, measureMs: 1000 })
    return { processorMs: (processorMsOf(shop.pid) - before) / confirmed }
  }
  // The first adds are slow: the server's code is not compiled yet.
  await adds()
  return [processorFigure('cart: adds, processor', await byTurns(rounds, adds, () => manyHealthAnswers(shop)))]
}
