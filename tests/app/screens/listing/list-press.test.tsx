import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { i18n, startLanguage } from '#app/i18n/language.ts'
import { ListButton } from '#app/screens/listing/ListButton.tsx'
import { ListSummary } from '#app/screens/listing/ListSummary.tsx'
import type { Finding } from '#app/screens/listing/number-lines.ts'
import { NumberThumb } from '#app/screens/listing/NumberThumb.tsx'
import { partCard } from '../../../support/parts.ts'

startLanguage()
const drawn = (what: ReactNode) => renderToStaticMarkup(<I18nProvider i18n={i18n}>{what}</I18nProvider>)
const press = { lines: 30, waiting: false, press: 'ready', add: () => undefined } as const
const found: Finding = { is: 'found', parts: [partCard()], total: 1 }

test('a list has its one press at the thumb, beside what it comes to and its deposits', () => {
  const bar = drawn(<NumberThumb sums={{ lines: 30, pieces: 64, goods: 2365.72, cores: 200 }} {...press} />)
  expect(bar).toContain('thumb-bar__root')
  expect(bar).toContain('$2,365.72')
  expect(bar.replace(/<[^>]*>/g, '')).toContain('+ $200.00 core')
  expect(bar).toMatch(/<button[^>]*>.*Add 30 parts to cart<\/button>/)
})

test('once it is in the cart the way there takes the place of the button, so that a second press does not order it twice', () => {
  const after = drawn(<ListButton {...press} press="done" />)
  expect(after).not.toContain('<button')
  expect(after).toMatch(/<a href="\/shoppingCart"[^>]*>.*Go to Cart<\/a>/)
})

test('while numbers are looked up, and with nothing taken, it cannot be pressed', () => {
  expect(drawn(<ListButton {...press} waiting />)).toContain('disabled')
  expect(drawn(<ListButton {...press} lines={0} />)).toContain('disabled')
  expect(drawn(<ListButton {...press} />)).not.toContain('disabled')
})

test('what wants a person is named with a way to the first of it', () => {
  const head = drawn(
    <ListSummary
      lines={[
        { number: 'A', finding: found },
        { number: 'B', finding: { is: 'unknown' } },
        { number: 'C', finding: { is: 'near', parts: [partCard()], total: 2 } },
        { number: 'D', finding: { is: 'not-here' } },
        { number: 'E', finding: { is: 'failed', again: () => undefined } },
      ]}
    />,
  )
  expect(head).toContain('1 found')
  expect(head.match(/<button[^>]*>[^<]*/g)?.map((one) => one.replace(/<[^>]*>/, ''))).toEqual([
    '1 to choose',
    '2 not found',
    '1 not looked up',
  ])
})

test('a list without trouble has nothing to jump to', () => {
  expect(drawn(<ListSummary lines={[{ number: 'A', finding: found }]} />)).not.toContain('<button')
})
