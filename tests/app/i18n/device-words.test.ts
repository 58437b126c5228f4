import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { adaptToDevice, detectDevice } from '#app/i18n/device-words.ts'
import { startLanguage, translate } from '#app/i18n/language.ts'
import { readWords } from '../../../.ci/words.ts'

const on = (coarse: boolean, width: number, height: number) => {
  vi.stubGlobal('matchMedia', () => ({ matches: coarse }))
  detectDevice({ width, height })
}
afterEach(() => {
  on(true, 390, 844)
  vi.unstubAllGlobals()
})

test.each([
  ['a phone', true, 390, 844, 'phone'],
  ['a lying phone', true, 844, 390, 'phone'],
  ['a tablet', true, 820, 1180, 'device'],
  ['a desk', false, 1440, 900, 'device'],
  ['a narrow window at a desk', false, 390, 844, 'device'],
])('%s is called by the right word', (_, coarse, width, height, word) => {
  on(coarse, width, height)
  expect(adaptToDevice('This phone keeps it. 2 changes wait on this phone.')).toBe(`This ${word} keeps it. 2 changes wait on this ${word}.`)
  expect(adaptToDevice('Order by phone')).toBe('Order by phone')
})

test('whatever is translated goes through it', () => {
  startLanguage()
  on(false, 1440, 900)
  expect(translate('Saved on this phone, not sent')).toBe('Saved on this device, not sent')
  on(true, 390, 844)
  expect(translate('Saved on this phone, not sent')).toBe('Saved on this phone, not sent')
})

test('German says it in its own words', () => {
  on(false, 1440, 900)
  expect(adaptToDevice('Auf diesem Handy. Dieses Handy, die Größe dieses Handys; Handy')).toBe(
    'Auf diesem Gerät. Dieses Gerät, die Größe dieses Geräts; Handy',
  )
})

test('no German sentence names a phone in other words', () => {
  const sentences = readWords('locales/de/app.po').map(({ said }) => said)
  expect(sentences.filter((sentence) => /Handy|Smartphone/.test(sentence.replaceAll(/\bdiese[sm] Handys?\b/gi, '')))).toEqual([])
})

test('no sentence of the shop names a phone that may be none in other words, nor the code of a refused call', () => {
  const sentences = [...readFileSync('locales/en-US/app.po', 'utf8').matchAll(/^msgid "(.+)"$/gm)].map(([, sentence = '']) => sentence)
  expect(sentences.length).toBeGreaterThan(500)
  expect(sentences.filter((sentence) => /\b(the|your|my|a) phone(?! number)\b|\b40[13]\b/i.test(sentence))).toEqual([])
})
