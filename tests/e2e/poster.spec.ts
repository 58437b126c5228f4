import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readQrOf } from '../support/read-qr.ts'
import { expectPart, loadedPictures, readyOffline } from './support/pages.ts'
import { must, plentiful } from './support/placed-order.ts'
import { expect, test } from './support/test.ts'

/** The pixels of the poster, as its canvas has them. */
const pixelsOf = (page: Page) =>
  page.locator('canvas[data-poster]').evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas
    const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray()
    let text = ''
    for (const byte of data) text += String.fromCharCode(byte)
    return { width, height, data: btoa(text) }
  })

test('a guest saves the poster of a part as PNG without a network, and its code leads to the part', { tag: '@long' }, async ({
  page,
  line,
}) => {
  const { mcode } = must((await plentiful())[0])
  await page.goto(`${line.url}/prod/m/${mcode}`)
  await expectPart(page, mcode)
  await loadedPictures(page)
  await page.goto(`${line.url}/marketing/poster?mcode=${mcode}`)
  const save = page.getByRole('button', { name: 'Save picture' })
  await expect(save).toBeEnabled()
  await readyOffline(page)
  await line.cut()
  await page.reload()
  await expect(save).toBeEnabled()
  const { width, height, data } = await pixelsOf(page)
  expect(readQrOf(new Uint8ClampedArray(Buffer.from(data, 'base64')), width, height)).toBe(`${line.url}/prod/m/${mcode}`)
  const coming = page.waitForEvent('download')
  await save.click()
  const download = await coming
  expect(download.suggestedFilename()).toBe(`poster-${mcode}.png`)
  const png = await readFile(await download.path())
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1350])
})
