import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import PartScreen from '#app/screens/part/PartScreen.tsx'
import { catalogue } from '#app/state/catalogue/catalogue.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { calls } from '#contract/calls.ts'
import type { PartCard, PartDetail } from '#contract/catalogue/catalogue.ts'
import { partCard, partDetail } from '../../../support/parts.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'
import { draw, eventually, openShop, words } from '../../../support/shell.tsx'

/** Each test opens a part of its own, because what was asked for in another test may still be awaited. */
const partOf = (mcode: string) => partDetail({ mcode, minQty: 2 })
const priceOf = ({ mcode, price, coreCharge }: PartDetail, quantity: number) => ({
  mcode,
  quantity,
  unitPrice: price,
  coreCharge,
  total: quantity * (price + coreCharge),
})
const isTitled = () => words(screen.getByRole('heading', { level: 1 }))

/** Opens the part's page after a list that had this row. Returns what lets the shop answer with the whole part. */
async function openFromList(detail: PartDetail, row: PartCard | null = partCard({ ...detail })) {
  const { mcode } = detail
  await openShop(`/prod/m/${mcode}`)
  for (const held of Object.values(catalogue)) held.clear()
  let answer = () => {}
  const pressed = new Promise<void>((resolve) => {
    answer = resolve
  })
  connectPort(
    portTo(async ({ url }) => {
      await pressed
      if (new URL(url).pathname.endsWith(calls.productDetail.path)) return envelopeReply({ result: detail })
      if (url.includes('/getPriceByQuantity?'))
        return envelopeReply({ result: priceOf(detail, Number(new URL(url).searchParams.get('quantity'))) })
      return envelopeReply({ result: url.includes('/partsList?') ? { contains: [], usedIn: [], usedInTotal: 0 } : [] })
    }),
  )
  if (row !== null)
    catalogue.aggregationSearch.seed(
      {},
      { records: [row], total: 1, size: 20, current: 1, pages: 1, facets: [], categories: [], meant: 'all' },
    )
  draw(<PartScreen params={{ mcode }} />)
  return () => answer()
}

test('a part that stood in a list is there before the shop answers, and can be ordered', async () => {
  const detail = partOf('AL-351481')
  await openFromList(detail)
  expect(isTitled()).toContain(detail.name)
  expect(document.title).toContain(detail.name)
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeDefined()
})

test('what the row did not have follows, and the chosen quantity stays', async () => {
  const detail = partOf('AL-351482')
  const answer = await openFromList(detail)
  await userEvent.click(screen.getByRole('button', { name: 'One more' }))
  const quantity = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' }).value
  const chosen = quantity()
  expect(Number(chosen)).toBeGreaterThan(detail.minQty)
  expect(screen.queryByRole('button', { name: 'View' })).toBeNull()
  answer()
  await eventually(() => expect(screen.getByRole('button', { name: 'View' })).toBeDefined())
  expect(quantity()).toBe(chosen)
})

test('one that has ended waits for the shop, which may name a successor', async () => {
  const detail = partOf('AL-351483')
  await openFromList(detail, partCard({ ...detail, stock: { state: 'ended', qty: 0 } }))
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
})

test('without a list its number stands there until the shop answers', async () => {
  const detail = partOf('AL-351484')
  const answer = await openFromList(detail, null)
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  answer()
  await eventually(() => expect(isTitled()).toContain(detail.name))
})
