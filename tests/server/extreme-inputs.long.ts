import { expect, test } from 'vitest'
import { extremesOf, inputWith, lastingCalls, placesOf, sampleInput, valueAt } from '../support/call-inputs.ts'
import { cartShop } from './cart/support/shop.ts'

const shop = await cartShop()
const mcode = await shop.part()

/** Every extreme in every place; a few of them by chance are tried by any-input.test.ts. */
test.each(lastingCalls)('no extreme in any place of %s is a mistake of the shop', async (name) => {
  const { token } = await shop.customer(shop.general, true)
  const good = sampleInput(name, mcode)
  for (const place of placesOf(name)) {
    for (const extreme of extremesOf(valueAt(good, place))) {
      const { status } = await shop.say(name, inputWith(name, mcode, place, extreme), { token })
      expect([place.join('.'), String(extreme).slice(0, 20), status < 500]).toEqual([place.join('.'), String(extreme).slice(0, 20), true])
    }
  }
})
