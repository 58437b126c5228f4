import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { currentTenant, setTenant } from '#app/config.ts'
import { StockSentence } from '#app/screens/part/StockSentence.tsx'
import { AddButton } from '#app/ui/AddButton.tsx'
import type { SoldOutRule } from '#contract/catalogue/availability.ts'
import type { Stock } from '#contract/catalogue/catalogue.ts'
import { partCard, partDetail } from '../../../support/parts.ts'
import { draw, openShop, words } from '../../../support/shell.tsx'

/** What the page of a part says of so many pieces, and whether its row has a button. */
async function said(stock: Stock, qty: number, soldOut?: SoldOutRule): Promise<{ says: string; adds: string | null }> {
  await openShop('/')
  setTenant({ ...currentTenant(), ...(soldOut === undefined ? {} : { soldOut }) })
  cleanup()
  draw(
    <>
      <StockSentence part={{ ...partDetail(), stock, minQty: 1 }} qty={qty} />
      <AddButton part={partCard({ stock, minQty: 1 })} qty={qty} />
    </>,
  )
  return {
    says: words(document.querySelector('p') ?? undefined),
    adds: screen.queryByRole('button', { name: /^Add / })?.getAttribute('aria-label') ?? null,
  }
}

const soon = `${new Date().getUTCFullYear() + 1}-12-12`
const out: Stock = { state: 'out', qty: 0, restockOn: soon }

test('what is sold out until a day can be ordered, and says when it ships', async () => {
  expect(await said(out, 1)).toEqual({
    says: expect.stringMatching(/^On back-order, ships about Dec 12/),
    adds: expect.stringContaining('Add'),
  })
  expect((await said({ state: 'low', qty: 5, restockOn: soon }, 8)).says).toMatch(/^5 now, 3 on back-order, ships about Dec 12/)
})

test('where the shop waits, or nobody knows a day, there is no Add', async () => {
  expect(await said(out, 1, 'wait')).toEqual({ says: expect.stringMatching(/^Sold out, back about Dec 12/), adds: null })
  expect(await said({ state: 'out', qty: 0 }, 1)).toEqual({ says: 'Sold out, no date yet', adds: null })
  expect(await said({ state: 'out', qty: 0, restockOn: '2020-01-01' }, 1)).toEqual({ says: 'Sold out, no date yet', adds: null })
})

test('of more than can be had the page says how many can', async () => {
  expect((await said({ state: 'low', qty: 5, last: true }, 8)).says).toBe('Only the last 5 can be ordered: no more will come')
  expect((await said({ state: 'low', qty: 5 }, 8)).says).toBe('Only 5 can be ordered, no date yet for more')
})
