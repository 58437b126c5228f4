import { expect, test } from 'vitest'
import { DeleteAccount } from '#app/screens/profile/DeleteAccount.tsx'
import { draw, openShop, words } from '../../../support/shell.tsx'

test('who deletes the account reads first what the shop has to keep', async () => {
  await openShop('/profile')
  draw(<DeleteAccount email="ada@shop.test" />)
  expect(words()).toContain('Orders stay in the books of the shop, without your name, address and e-mail.')
  expect(words()).not.toContain('all that belongs to it')
})
