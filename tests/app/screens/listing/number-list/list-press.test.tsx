import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { AddListToCartButton } from '#app/ui/number-list/AddListToCartButton.tsx'
import { LineInterpretation } from '#app/screens/listing/number-list/LineInterpretation.tsx'
import { ListSummary } from '#app/screens/listing/number-list/ListSummary.tsx'
import { NumberListBottomBar } from '#app/ui/number-list/NumberListBottomBar.tsx'
import { NumberListTotals } from '#app/screens/listing/number-list/NumberListTotals.tsx'
import type { NumberFinding } from '#app/screens/listing/number-list/number-lines.ts'
import { session } from '#app/state/session/session.ts'
import { partCard } from '../../../../support/parts.ts'
import { draw, linksOf, namesOf, words } from '../../../../support/shell.tsx'

beforeEach(() => {
  session.current = { type: 'member', token: 't', userInfo: null }
})
afterEach(() => {
  session.current = { type: 'guest' }
})

const press = { lineCount: 30, isSearching: false, addProgress: 'ready', addToCart: () => undefined } as const
const found: NumberFinding = { type: 'found', parts: [partCard()], matchingPartCount: 1, asOf: new Date().toISOString() }

test('a list has its one press at the thumb, beside what it comes to and its deposits', () => {
  draw(<NumberListBottomBar sums={{ lineCount: 30, pieces: 64, goodsTotalUsd: 2365.72, coreChargesUsd: 200 }} {...press} />)
  const bar = screen.getByRole('region', { name: 'The whole list' })
  expect(bar.className).toContain('thumb-bar__root')
  expect(within(bar).getByText('$2,365.72')).toBeDefined()
  expect(words(bar)).toContain('+ $200.00 core')
  expect(namesOf('button', bar)).toEqual(['Add 30 parts to cart'])
})

test('once it is in the cart the way there takes the place of the button, so that a second press does not order it twice', () => {
  draw(<AddListToCartButton {...press} addProgress="done" />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(linksOf()).toEqual([['Go to Cart', '/shoppingCart']])
  expect(document.activeElement).toBe(screen.getByRole('link'))
})

test.each([
  ['while numbers are looked up', { isSearching: true }, 0],
  ['with nothing taken', { lineCount: 0 }, 0],
  ['else', {}, 1],
])('%s: pressed once it is taken so often', async (_, differs, taken) => {
  let presses = 0
  draw(
    <AddListToCartButton
      {...press}
      {...differs}
      addToCart={() => {
        presses += 1
      }}
    />,
  )
  expect(screen.getByRole('button').hasAttribute('disabled')).toBe(taken === 0)
  await userEvent.click(screen.getByRole('button'))
  expect(presses).toBe(taken)
})

test('what wants a person is named with a way to the first of it', async () => {
  draw(
    <>
      <ListSummary
        lines={[
          { number: 'A', finding: found, toOrder: { part: partCard(), qty: 1 } },
          { number: 'A2', finding: found, toOrder: null },
          { number: 'B', finding: { type: 'unknown' }, toOrder: null },
          { number: 'C', finding: { type: 'near', parts: [partCard()], matchingPartCount: 2, asOf: null }, toOrder: null },
          { number: 'D', finding: { type: 'not-here' }, toOrder: null },
          { number: 'E', finding: { type: 'failed', retry: () => undefined }, toOrder: null },
        ]}
      />
      {['A2', 'B', 'C', 'D', 'E'].map((number) => (
        <p key={number} data-number={number} tabIndex={-1} />
      ))}
    </>,
  )
  expect(words(screen.getByRole('status'))).toBe('2 found')
  expect(namesOf('button')).toEqual([
    '1 found is not added',
    '1 to choose',
    '1 not found',
    '1 not looked up yet: no signal',
    '1 not looked up',
  ])
  const reached = []
  for (const way of screen.getAllByRole('button')) {
    await userEvent.click(way)
    reached.push(document.activeElement?.getAttribute('data-number'))
  }
  expect(reached).toEqual(['A2', 'C', 'B', 'D', 'E'])
})

test('numbers of one part are said to be one part, as the button beside them counts', () => {
  const toOrder = { part: partCard(), qty: 1 }
  draw(<ListSummary lines={['A', 'B', 'C'].map((number) => ({ number, finding: found, toOrder }))} />)
  expect(words(screen.getByRole('status'))).toBe('3 found, 1 part, as several numbers are of the same one')
})

test('a list without trouble has nothing to jump to', () => {
  draw(<ListSummary lines={[{ number: 'A', finding: found, toOrder: { part: partCard(), qty: 1 } }]} />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('what was read stands beside what was typed, and a doubtful line is corrected with one press', async () => {
  const line = {
    number: 'ST 869525',
    qty: 3,
    hasQuantity: true,
    sourceLine: '3 ST 869525',
    alternativeReadings: [{ number: '869525', qty: 3 }],
  }
  const taken: unknown[] = []
  draw(<LineInterpretation line={line} onCorrect={(reading) => void taken.push(reading)} />)
  expect(words()).toContain('Typed “3 ST 869525”, read as 3 × ST 869525')
  expect(words()).toContain('This may be read in another way:')
  await userEvent.click(screen.getByRole('button', { name: '3 × 869525' }))
  expect(taken).toEqual([{ number: '869525', qty: 3 }])
})

test('numbers that stay out of the cart are named, also once the others are in it', () => {
  const sums = { lineCount: 10, pieces: 14, goodsTotalUsd: 100, coreChargesUsd: 0 }
  draw(<NumberListTotals sums={sums} unmatchedNumbers={['113809', '0 001 107 026']} numberCount={12} {...press} addProgress="done" />)
  expect(words()).toContain('2 of 12 numbers stay out: 113809, 0 001 107 026')
  expect(words()).toContain('10 of 12 numbers are in your cart.')
})

test('a guest reads that it is on the list, and finds the way there', () => {
  session.current = { type: 'guest' }
  draw(<AddListToCartButton {...press} addProgress="done" />)
  expect(linksOf()).toEqual([['Look at your list', '/shoppingCart']])
})
