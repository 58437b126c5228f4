import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ContentPage } from '#contract/pages/content.ts'

test('a page that a device stored before the type had its name can still be read', () => {
  const page = { slug: 'terms', locale: 'en-US', title: 'Terms', description: '', pages: [] }
  const read = (body: unknown) => v.parse(ContentPage, { ...page, body }).body
  const now = [{ type: 'p', in: ['Sold by the ', { type: 'a', to: '/prod/page/us', in: ['shop'] }] }]
  expect(read(now)).toEqual(now)
  expect(read([{ is: 'p', in: ['Sold by the ', { is: 'a', to: '/prod/page/us', in: ['shop'] }] }])).toEqual(now)
})
