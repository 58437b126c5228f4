import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { i18n, startLanguage } from '#app/i18n/language.ts'
import { ThumbBar } from '#app/screens/part/ThumbBar.tsx'
import { partDetail } from '../../../support/parts.ts'

startLanguage()
const words = (coreCharge: number, qty: number) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <ThumbBar part={partDetail({ coreCharge })} qty={qty} />
    </I18nProvider>,
  ).replace(/<[^>]*>/g, '')

test('the bar at the thumb says the core charge beside the price, for the whole quantity', () => {
  expect(words(40, 1)).toContain('+ $40.00 core')
  expect(words(40, 2)).toContain('+ $80.00 core')
})

test('without a core charge it says nothing of one', () => {
  expect(words(0, 2)).not.toContain('core')
})
