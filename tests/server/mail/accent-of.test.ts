import { expect, test } from 'vitest'
import { coloursOf, plainColours } from '#server/mail/accent-of.ts'

test.each([
  [{ accent: { light: '#f5a300', onLight: '#1f1500' } }, { accent: '#f5a300', onAccent: '#1f1500' }],
  [{}, plainColours],
  [{ accent: '#f5a300' }, plainColours],
  [{ accent: { light: 'red;background:url(//evil.example)', onLight: '#000000' } }, plainColours],
])('of the branding %j only surely colours get into a letter', (branding, colours) => {
  expect(coloursOf({ branding })).toEqual(colours)
})
