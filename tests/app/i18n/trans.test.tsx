import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { startLanguage } from '#app/i18n/language.ts'

startLanguage()
const drawn = (sentence: React.ReactNode) => renderToStaticMarkup(<I18nProvider i18n={i18n}>{sentence}</I18nProvider>)

test('a plain sentence is its text alone', () => {
  expect(drawn(<Trans>Tell me</Trans>)).toBe('Tell me')
})

test('values, plurals and elements stand in the sentence', () => {
  const [name, count] = ['bearing', 2]
  expect(drawn(<Trans>Mark {name}</Trans>)).toBe('Mark bearing')
  expect(drawn(<Plural value={count} one="# piece" other="# pieces" />)).toBe('2 pieces')
  expect(
    drawn(
      <Trans>
        + <b>{name}</b> core
      </Trans>,
    ),
  ).toBe('+ <b>bearing</b> core')
})

test('a translation is shown in place of the English sentence', () => {
  i18n.load('de', { 'tell-me': 'Bescheid geben' })
  const sentence = <Trans id="tell-me">Tell me</Trans>
  expect(drawn(sentence)).toBe('Tell me')
  i18n.activate('de')
  expect(drawn(sentence)).toBe('Bescheid geben')
  startLanguage()
})
