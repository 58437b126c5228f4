import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { Reordered } from '#contract/order.ts'
import { i18n, startLanguage } from '#app/i18n/language.ts'
import { ReorderSaid } from '#app/ui/order/ReorderSaid.tsx'

startLanguage()
const drawn = (said: v.InferInput<typeof Reordered>) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <ReorderSaid said={v.parse(Reordered, said)} />
    </I18nProvider>,
  )
const left = { id: 'ST-1', name: 'Starter, Bosch', say: 'The shop does not sell this part any more.', insteadId: 'ST-2' }

test('what could not be put into the cart says its name, why, and what takes its place', () => {
  const page = drawn({ added: [{ id: 'AL-1', qty: 2 }], left: [left] })
  expect(page).toContain('1 line is in your cart.')
  expect(page).toContain('Starter, Bosch')
  expect(page).toContain(left.say)
  expect(page).toContain('href="/prod/m/ST-2"')
  expect(page).toContain('href="/shoppingCart"')
})

test('when nothing could be, no way leads to the cart and no line is claimed to be there', () => {
  const page = drawn({ added: [], left: [{ ...left, insteadId: null }] })
  expect(page).toContain('Nothing could be put into the cart.')
  expect(page).not.toContain('is in your cart')
  expect(page).not.toContain('/shoppingCart')
})
