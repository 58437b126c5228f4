import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { ref } from 'valtio/vanilla'
import { i18n, startLanguage } from '#app/i18n/language.ts'
import { AddressStep } from '#app/screens/checkout/AddressStep.tsx'
import { addresses } from '#app/state/addresses.ts'
import { checkout, newDraft } from '#app/state/checkout.ts'

startLanguage()
const drawn = () =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <AddressStep />
    </I18nProvider>,
  )

beforeEach(() => {
  checkout.draft = ref(newDraft())
  vi.stubGlobal('navigator', { onLine: true, languages: ['en-US'] })
})

test('before the address book is known the step keeps its place and offers nothing that would open on a guess', () => {
  Object.assign(addresses, { status: 'loading', rows: [] })
  expect(drawn()).not.toContain('Another address')
  expect(drawn()).toContain('aria-hidden="true"')
})

test('an empty book opens the form', () => {
  Object.assign(addresses, { status: 'ready', rows: [] })
  expect(drawn()).toContain('New address')
})
