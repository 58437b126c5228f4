import { customersAtWork } from '../cart-customers-at-work.ts'
import { addsOf } from '../new-customers.ts'
import type { AskedServer } from './ask.ts'
import { byTurns } from './by-turns.ts'
import type { Measured } from './figure.ts'
import type { MeasuredShop } from './measured-shop.ts'
import { processorMsOf } from './processor-of.ts'
import { manyPlainAnswers, processorFigure } from './requests.ts'

const WARM_UP_MS = 4000

/** Ten customers who fill their carts at once, each one add after another. */
export async function cartFigures(shop: MeasuredShop, reference: AskedServer, rounds: number): Promise<Measured[]> {
  const adds = async (measureMs: number) => {
    const before = processorMsOf(shop.pid)
    const { confirmed } = await customersAtWork({ ...addsOf(shop.customers), url: shop.url, warmUpMs: 0, measureMs })
    return { processorMs: (processorMsOf(shop.pid) - before) / confirmed }
  }
  // The first thousand adds are slow: neither the server's code nor that of the embedded database is compiled yet.
  await adds(WARM_UP_MS)
  return [
    processorFigure(
      'cart: adds, processor',
      await byTurns(
        rounds,
        () => adds(1000),
        () => manyPlainAnswers(reference),
      ),
    ),
  ]
}
