import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readQr } from '../support/read-qr.ts'
import { expectPart, loadedPictures, readyOffline } from './support/pages.ts'
import { must, plentiful } from './support/placed-order.ts'
import { expect, test } from './support/test.ts'

/** The code at the lower right of the poster as dark modules, from its very pixels. */
const codeOf = (page: Page) =>
  page.locator('canvas[data-poster]').evaluate((canvas: HTMLCanvasElement) => {
    const [left, top] = [Math.floor(canvas.width * 0.65), Math.floor(canvas.height * 0.72)]
    const [width, height] = [canvas.width - left, canvas.height - top]
    const data = canvas.getContext('2d')?.getImageData(left, top, width, height).data ?? []
    const dark = (x: number, y: number) => (data[(y * width + x) * 4] ?? 255) < 128
    const rows = Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => dark(x, y)))
    const columnsWith = rows.flatMap((row) => row.flatMap((is, x) => (is ? [x] : [])))
    const rowsWith = rows.flatMap((row, y) => (row.includes(true) ? [y] : []))
    const [x0, y0, x1] = [Math.min(...columnsWith), Math.min(...rowsWith), Math.max(...columnsWith) + 1]
    // A finder pattern begins with seven dark modules.
    const seven = (rows[y0] ?? []).indexOf(false, x0) - x0
    const size = Math.round((x1 - x0) / (seven / 7))
    const module = (x1 - x0) / size
    return Array.from({ length: size }, (_, y) => Array.from({ length: size }, (_, x) => dark(Math.floor(x0 + (x + 0.5) * module), Math.floor(y0 + (y + 0.5) * module))))
  })

test('a guest saves the poster of a part as PNG without a network, and its code leads to the part', { tag: '@long' }, async ({ page, line }) => {
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
  const modules = await codeOf(page)
  expect(readQr(modules.length, (x, y) => modules[y]?.[x] === true)).toBe(`${line.url}/prod/m/${mcode}`)
  const coming = page.waitForEvent('download')
  await save.click()
  const download = await coming
  expect(download.suggestedFilename()).toBe(`poster-${mcode}.png`)
  const png = await readFile(await download.path())
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1350])
})
