import { expect, test } from 'vitest'
import type { Id } from '#contract/kernel/primitives.ts'
import { operatedShop } from './support/operated-shop.ts'

const shop = await operatedShop()

test('prices and stock of workwear are set as those of parts; a size that is no longer made keeps its place and prices nothing', async () => {
  const style = async () => shop.ask('productStyle', { id: 'mug' as Id })
  const [white, black] = (await style()).variants.map(({ part }) => part.mcode)
  const here = (line: string) => shop.done(`${line} --tenant ${shop.general}`)
  await here(`parts price ${white} 7.25 5:7`)
  await here(`parts stock set ${white} 3`)
  await here(`parts withdraw ${black} --now`)
  const shown = async () => (await style()).variants.map(({ part }) => [part.price, part.stock.state, part.stock.qty > 0])
  await expect.poll(shown, { timeout: 30_000 }).toEqual([
    [7.25, 'low', true],
    [9.5, 'ended', false],
  ])
  const [mug] = (await shop.ask('productStyles', {})).filter(({ id }) => id === 'mug')
  expect(mug).toMatchObject({ priceFrom: 7.25, priceTo: 7.25, onShelf: true, colours: ['White', 'Black'] })
})
