import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { currentTenant, setTenant } from '#app/config.ts'
import { CartLineRow } from '#app/screens/cart/CartLineRow.tsx'
import type { SoldOutRule } from '#contract/catalogue/availability.ts'
import type { Stock } from '#contract/catalogue/catalogue.ts'
import { cartLine } from '../../../support/cart/lines.ts'
import { draw, eventually, namesOf, openShop, words } from '../../../support/shell.tsx'

const soon = `${new Date().getUTCFullYear() + 1}-12-12`
const TELL = 'Tell me when it is back'

beforeEach(() => openShop('/shoppingCart'))

/** What a line of so many pieces says, and the buttons that are about its stock. */
async function said(stock: Stock, qty: number, soldOut: SoldOutRule): Promise<{ says: string; ways: string[] }> {
  setTenant({ ...currentTenant(), soldOut })
  const line = {
    ...cartLine('A-1', qty, { stock }),
    progress: 'confirmed' as const,
    refused: null,
    onlyRefused: false,
    isProvisional: false,
  }
  const { unmount } = draw(
    <ul>
      <CartLineRow line={line} isChosen onChoose={() => undefined} />
    </ul>,
  )
  const isWaitable = stock.qty === 0 && (soldOut === 'wait' || stock.restockOn === undefined) && stock.state !== 'ended'
  if (isWaitable) await eventually(() => screen.getByRole('button', { name: TELL }))
  const found = { says: words(), ways: namesOf('button').filter((name) => name === TELL || name.startsWith('Take ')) }
  unmount()
  return found
}

test('what comes later is said with its day, and need not be waited for', async () => {
  expect(await said({ state: 'low', qty: 5, restockOn: soon }, 8, 'back-order')).toEqual({
    says: expect.stringContaining('5 now, 3 on back-order, ships about Dec 12'),
    ways: [],
  })
  expect(await said({ state: 'out', qty: 0, restockOn: soon }, 2, 'back-order')).toEqual({
    says: expect.stringContaining('On back-order, ships about Dec 12'),
    ways: [],
  })
})

test('what cannot be ordered says so, with what can be done about it', async () => {
  const cannot = 'It cannot be ordered until it is back. Remove it to order the others, or set it aside.'
  expect(await said({ state: 'out', qty: 0, restockOn: soon }, 2, 'wait')).toEqual({ says: expect.stringContaining(cannot), ways: [TELL] })
  expect(await said({ state: 'out', qty: 0 }, 2, 'back-order')).toEqual({ says: expect.stringContaining(cannot), ways: [TELL] })
  expect(await said({ state: 'low', qty: 5, restockOn: soon }, 8, 'wait')).toEqual({
    says: expect.stringContaining('Only 5 can be ordered now, so this line cannot be ordered as it is.'),
    ways: ['Take 5'],
  })
  expect(await said({ state: 'ended', qty: 0 }, 1, 'back-order')).toEqual({
    says: expect.stringContaining('It is not sold any more.'),
    ways: [],
  })
})
