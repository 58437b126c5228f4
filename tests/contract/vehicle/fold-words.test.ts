import { expect, test } from 'vitest'
import { foldWords } from '#contract/vehicle/fold-words.ts'

test.each([
  ['Démarreur', 'demarreur'],
  ['Kohlebürsten', 'kohlebursten'],
  ['F-150 (2015)', 'f 150 2015'],
  ['1.4 kW', '1.4 kw'],
  ['St. Louis.', 'st louis'],
  ['１２Ｖ', '12v'],
  ["it's '; drop", 'it s drop'],
])('%s is folded to %s', (text, folded) => {
  expect(foldWords(text)).toBe(folded)
})
