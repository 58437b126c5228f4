import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { i18n, startLanguage } from '#app/i18n/language.ts'
import { OrderBack } from '#app/shell/OrderBack.tsx'

startLanguage()
const drawn = (keys: string[]) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <OrderBack keys={keys} />
    </I18nProvider>,
  )

test('an order that came back is told, with the way to its reason', () => {
  expect(drawn(['k-1'])).toContain('The order that you saved was not placed.')
  expect(drawn(['k-1'])).toContain('href="/completeOrder?id=k-1"')
})

test('of several it leads to the first', () => {
  expect(drawn(['k-1', 'k-2'])).toContain('2 orders that you saved were not placed.')
  expect(drawn(['k-1', 'k-2'])).toContain('href="/completeOrder?id=k-1"')
})

test('without any, nothing is said', () => {
  expect(drawn([])).toBe('')
})
