import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CartPanelLine } from '#app/shell/lazy/CartPanelLine.tsx'
import { CartLineHeader } from '#app/ui/CartLineHeader.tsx'
import { PartList } from '#app/ui/PartList.tsx'
import { optimisticCart } from '#data/outbox/optimistic-cart.ts'
import { cartLine } from '../../support/cart/lines.ts'
import { partCard } from '../../support/parts.ts'
import { draw, openShop } from '../../support/shell.tsx'

const name = 'سلف 12V'
const [line] = optimisticCart([{ ...cartLine('GOOD-1', 1), product: { ...cartLine('GOOD-1', 1).product, name } }], [])

test('a name that is written from the right leaves what stands beside it where it is', async () => {
  await openShop('/')
  if (line === undefined) throw new Error('no line')
  for (const page of [
    <PartList key="list" parts={[partCard({ name })]} label="Parts" />,
    <CartLineHeader key="cart" line={line} />,
    <CartPanelLine key="panel" line={line} onDelete={() => undefined} />,
  ]) {
    const { unmount } = draw(page)
    expect(screen.getByText(name).tagName).toBe('BDI')
    unmount()
  }
})
