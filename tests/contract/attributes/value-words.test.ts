import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { valueWords } from '#contract/attributes/value-words.ts'
import { locales } from '#contract/locale/locales.ts'
import { partTypeNames, partTypes } from '#contract/part/part-types.ts'
import { translateText } from '#server/kernel/words.ts'

test('the trade’s fixed words stand in the words of every language', () => {
  for (const { code } of locales.all) {
    const words = readFileSync(`locales/${code}/app.po`, 'utf8')
    for (const word of [...valueWords, ...partTypeNames.map((type) => partTypes[type].name)]) expect(words).toContain(`msgid "${word}"\n`)
  }
  expect(translateText('de', 'Starter')).toBe('Anlasser')
})
