import { expect, test } from 'vitest'
import { imageUrl } from '#contract/config.ts'

test.each([
  ['/part/x.svg', 'https://img.example/base/part/x.svg'],
  ['https://cdn.example/x.png', 'https://cdn.example/x.png'],
  ['http://cdn.example/x.png', 'http://cdn.example/x.png'],
  ['part/x.svg', 'https://img.example/base/part/x.svg'],
  ['httpx/x.svg', 'https://img.example/base/httpx/x.svg'],
])('section 3, image URL resolution: %s becomes %s', (path, url) => {
  expect(imageUrl('https://img.example/base', path)).toBe(url)
})
