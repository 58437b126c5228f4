import type { Page } from '@playwright/test'
import { mailTo, newAddress } from './support/mailbox.ts'
import { must, plentiful } from './support/placed-order.ts'
import { expect, test } from './support/test.ts'

/** A photo as a camera makes it: noise, which hardly shrinks. */
const cameraPhoto = async (page: Page): Promise<Buffer> => {
  const text = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 3000, height: 2200 })
    const pen = canvas.getContext('2d')
    const pixels = pen?.createImageData(canvas.width, canvas.height)
    if (!pen || !pixels) return ''
    for (let at = 0; at < pixels.data.length; at += 1) pixels.data[at] = at % 4 === 3 ? 255 : ((at * 7919) % 256) ^ (Math.random() * 255)
    pen.putImageData(pixels, 0, 0)
    return canvas.toDataURL('image/jpeg', 0.95).split(',')[1] ?? ''
  })
  return Buffer.from(text, 'base64')
}

test('from a part to the counter: number filled in, a photo of over 5 MB made smaller, sent by a guest, with a receipt by mail', {
  tag: '@long',
}, async ({ page }) => {
  const { mcode } = must((await plentiful())[0])
  await page.goto(`/prod/m/${mcode}`)
  await page.getByRole('link', { name: 'Not sure? Ask the counter, with a photo of yours' }).click()
  await expect(page.getByLabel(/^Part number/)).toHaveValue(mcode)
  await expect(page.getByRole('heading', { name: 'Ask the counter' })).toBeInViewport()
  const buffer = await cameraPhoto(page)
  expect(buffer.length).toBeGreaterThan(5_000_000)
  await page.getByLabel(/^Photos/).setInputFiles({ name: 'plate.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByRole('img', { name: 'This will be sent' })).toBeVisible()
  const email = newAddress('counter')
  await page.getByLabel('Your question').fill('Does this plate belong to it?')
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada Fitter')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel(/^The shop may keep this/).check()
  await page.reload()
  await expect(page.getByLabel('Your question')).toHaveValue('Does this plate belong to it?')
  await expect(page.getByRole('img', { name: 'This will be sent' })).toBeVisible()
  await page.getByLabel(/^The shop may keep this/).check()
  await page.getByRole('button', { name: 'Send the question' }).click()
  const number = must((await page.getByText(/^Q-\d+$/).textContent()) ?? undefined)
  await mailTo(email, new RegExp(`Your question ${number}`))
})
