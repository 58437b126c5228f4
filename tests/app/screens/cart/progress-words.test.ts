import { expect, test } from 'vitest'
import { lineProgressTexts } from '#app/screens/cart/progress-words.ts'

test('each line shows: on this phone → sending → confirmed, or needs you', () => {
  const words = Object.entries(lineProgressTexts).map(([progress, { message }]) => `${progress}: ${message}`)
  expect(words).toEqual(['waiting: On this phone', 'sending: Sending', 'confirmed: Price and stock checked', 'refused: Needs you'])
})
