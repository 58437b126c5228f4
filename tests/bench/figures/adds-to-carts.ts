import { customersAtWork } from '../cart-customers-at-work.ts'
import { addsOf } from '../new-customers.ts'
import { byTurns } from './by-turns.ts'
import type { Measured } from './figure.ts'
import type { MeasuredShop } from './measured-shop.ts'
import { manyHealthAnswers, ofAnswers } from './requests.ts'

const ROUNDS = 3

/** Ten customers who fill their carts at once, each one add after another. */
export async function cartFigures({ url, customers }: MeasuredShop): Promise<Measured[]> {
  const adds = async () => {
    const { perSecond } = await customersAtWork({ ...addsOf(customers), url, warmUpMs: 300, measureMs: 1200 })
    return 1000 / perSecond
  }
  return [ofAnswers('cart: adds', await byTurns(ROUNDS, adds, () => manyHealthAnswers(url)))]
}
