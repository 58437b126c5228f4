import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { Picture } from '#app/ui/Picture.tsx'
import { openShop } from '../../support/shell.tsx'

beforeEach(() => openShop())

/** A page of the server whose picture the browser has tried to have, before the app makes it its own. */
async function hydrated(path: string, decode: () => Promise<void>) {
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(decode)
  onTestFinished(() => void vi.restoreAllMocks())
  const place = document.createElement('div')
  const picture = <Picture path={path} alt="Starter" width={80} height={60} />
  place.innerHTML = renderToString(picture)
  document.body.replaceChildren(place)
  const root = await act(async () => hydrateRoot(place, picture))
  onTestFinished(() => act(() => root.unmount()))
  return new URL(place.querySelector('img')?.src ?? '', 'http://shop.test').pathname
}
const broken = () => Promise.reject(new DOMException('The source image cannot be decoded.', 'EncodingError'))

test('section 8: a picture that failed before the app listened is the default image', async () => {
  expect(await hydrated('/images/category/1.svg', broken)).toBe('/default-image.svg')
})

test('a picture of the shop’s own that failed before is the drawing of its part', async () => {
  expect(await hydrated('/own/ab/cd/1200.webp?w=4#AR-S-10001', broken)).toMatch(/\/AR-S-10001\//)
})

test('a drawing that names no width of its own stays', async () => {
  expect(await hydrated('/images/category/1.svg', async () => undefined)).toMatch(/category\/1\.svg$/)
})
