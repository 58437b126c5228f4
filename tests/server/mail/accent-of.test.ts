import { expect, test } from 'vitest'
import { defaultLetterColours, letterColoursOf } from '#server/mail/accent-of.ts'

test.each([
  [{ accent: { light: '#f5a300', onLight: '#1f1500' } }, { accent: '#f5a300', onAccent: '#1f1500' }],
  [{}, defaultLetterColours],
  [{ accent: '#f5a300' }, defaultLetterColours],
  [{ accent: { light: 'red;background:url(//evil.example)', onLight: '#000000' } }, defaultLetterColours],
])('of the branding %j only surely colours get into a letter', (branding, colours) => {
  expect(letterColoursOf({ branding })).toEqual(colours)
})
