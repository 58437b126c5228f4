import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { i18n, startLanguage } from '#app/i18n/language.ts'
import { PartSkeleton } from '#app/screens/part/PartSkeleton.tsx'

startLanguage()

test('while a part is on its way its number stands there already, in the place of the hero; readers hear only that it loads', () => {
  const page = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <PartSkeleton mcode="ST-972020" />
    </I18nProvider>,
  )
  expect(page).toMatch(/^<div[^>]*aria-hidden="true"[^>]*inert=""/)
  expect(page).toContain('part-head__title')
  expect(page.match(/ST-972020/g)).toHaveLength(2)
  expect(page).not.toContain('<h1')
})
