import { callShop, demo, signIn } from './support/account.ts'
import { main, PHONE, PLACED, placeButton, robin, title } from './support/checkout.ts'
import { startOwnServer } from './support/own-server.ts'
import { startPagesElsewhere } from './support/pages-elsewhere.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: PHONE })
test.describe.configure({ timeout: 240_000 })

const whole = 'section 7, a configured base URL: pages from one port, calls and pictures on another, from the sign-in to the placed order'

test(whole, { tag: '@long' }, async ({ page, context }) => {
  const pages = await startPagesElsewhere()
  const server = await startOwnServer({ CORS_ORIGINS: pages.url, PUBLIC_URL: pages.url })
  try {
    pages.showShopAt(server.url)
    const { tenantId } = (await (await fetch(`${server.url}/config.json`)).json()) as { tenantId: string }
    await server.command('tenants', 'set', tenantId, '--calls-at', server.url, '--pictures-at', `${server.url}/images`)
    const { token } = await callShop('marcoLogin', demo, '', server.url)
    await callShop('addressSave', { id: crypto.randomUUID(), ...robin }, token, server.url)
    const lines = await callShop('cartList', { type: 1 }, token, server.url)
    if (lines.length > 0) await callShop('cartDeleteBatch', { ids: lines.map(({ id }) => id).join(',') }, token, server.url)
    const { records } = await callShop('aggregationSearch', { backCategoryId: '1' }, '', server.url)
    const part = records.find(({ stock, minQty }) => stock?.state === 'in' && minQty === undefined)
    if (part === undefined) throw new Error('No part in stock')
    const { mcode } = part

    await expect
      .poll(async () => ((await (await fetch(`${pages.url}/config.json`)).json()) as { baseUrl: string }).baseUrl)
      .toBe(server.url)
    await page.goto(`${pages.url}/login`)
    await signIn(page, demo)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('userInfo'))).toContain(demo.email)
    await page.goto(`${pages.url}/prod/m/${mcode}`)
    const picture = main(page).locator('img').first()
    await expect(picture).toHaveAttribute('src', new RegExp(`^${server.url}/images/`))
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await main(page).getByRole('button', { name: 'Add to cart' }).locator('visible=true').click()
    await expect(page.getByText(`${mcode} · In your cart: 1`)).toBeVisible()

    await page.goto(`${pages.url}/shoppingCart`)
    const line = main(page).locator(`[data-line="${mcode}"]`)
    await line.getByRole('button', { name: /more/i }).first().click()
    await expect(line).toContainText('Price and stock checked')
    const inShop = async () => (await callShop('cartList', { type: 1 }, token, server.url)).map(({ id, qty }) => [id, qty])
    await expect.poll(inShop).toEqual([[mcode, 2]])
    await main(page).getByRole('link', { name: 'Go to checkout' }).locator('visible=true').first().click()
    await expect(placeButton(page)).toBeEnabled()
    await placeButton(page).click()
    await expect(title(page)).toContainText(PLACED)
    expect(await inShop()).toEqual([])

    const cookies = await context.cookies(pages.url)
    expect(cookies.find(({ name }) => name === 'i18n_redirected')).toMatchObject({ sameSite: 'None', secure: true })
    expect(pages.called, 'calls that went to the address of the pages').toEqual([])
  } finally {
    // It still fetches ahead what may be opened next.
    await page.close()
    await server.close()
    await pages.close()
  }
})
