import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OrderBack } from '#app/shell/OrderBack.tsx'
import { draw, linksOf } from '../../support/shell.tsx'

test('an order that came back is told, with the way to its reason', () => {
  draw(<OrderBack keys={['k-1']} />)
  expect(screen.getByText('The order that you saved was not placed. It came back to you.')).toBeDefined()
  expect(linksOf()).toEqual([['Look at it', '/completeOrder?id=k-1']])
})

test('of several it leads to the first', () => {
  draw(<OrderBack keys={['k-1', 'k-2']} />)
  expect(screen.getByText('2 orders that you saved were not placed. They came back to you.')).toBeDefined()
  expect(linksOf()).toEqual([['Look at it', '/completeOrder?id=k-1']])
})

test('without any, nothing is said', () => {
  expect(draw(<OrderBack keys={[]} />).container.childElementCount).toBe(0)
})
