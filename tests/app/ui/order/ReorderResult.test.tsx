import { screen } from '@testing-library/react'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ReorderResult } from '#app/ui/order/ReorderResult.tsx'
import { ReorderOutcome } from '#contract/orders/order.ts'
import { draw, linksOf, words } from '../../../support/shell.tsx'

const drawn = (said: v.InferInput<typeof ReorderOutcome>) => draw(<ReorderResult result={v.parse(ReorderOutcome, said)} />)
const left = { id: 'ST-1', name: 'Starter, Bosch', say: 'The shop does not sell this part any more.', insteadId: 'ST-2' }

test('what could not be put into the cart says its name, why, and what takes its place', () => {
  drawn({ added: [{ id: 'AL-1', qty: 2 }], left: [left] })
  expect(screen.getByText('1 line is in your cart.')).toBeDefined()
  expect(words(screen.getByRole('listitem'))).toBe(`Starter, Bosch ST-1 ${left.say} ST-2 takes its place`)
  expect(linksOf()).toEqual([
    ['ST-2 takes its place', '/prod/m/ST-2'],
    ['Go to Cart', '/shoppingCart'],
  ])
})

test('when nothing could be, no way leads to the cart and no line is claimed to be there', () => {
  drawn({ added: [], left: [{ ...left, insteadId: null }] })
  expect(screen.getByText('Nothing could be put into the cart.')).toBeDefined()
  expect(words()).not.toContain('is in your cart')
  expect(linksOf()).toEqual([])
})
