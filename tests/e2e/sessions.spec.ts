import { asDemo, callShop, demo, signIn, storedToken } from './support/account.ts'
import { signedIn, signedInOnce } from './support/customer.ts'
import { expectPart, readyOffline, someParts } from './support/pages.ts'
import { CUT, expect, REFUSED, test } from './support/test.ts'

// Nothing here is about the worker, and to install it anew for each test takes longer than most of them.
test.use({ serviceWorkers: 'block' })

test('section 6: a deep link survives the sign-in with its query', async ({ page }) => {
  await page.goto('/profile?from=mail')
  await page.waitForURL('**/login?code=401&redirect=%2Fprofile%3Ffrom%3Dmail&message=Please+login+first.')
  await expect(page.locator('main')).toContainText('Please login first.')
  await signIn(page, demo)
  await page.waitForURL('**/profile?from=mail')
  await page.goBack()
  expect(new URL(page.url()).pathname).not.toBe('/login')
})

test('section 8: a redirect to another origin is not followed', { tag: '@long' }, async ({ page, baseURL }) => {
  // How else one may be dressed up, state/redirect-path.test.ts says.
  await page.goto(`/login?${new URLSearchParams({ redirect: '/\\evil.example' })}`)
  await signIn(page, demo)
  await page.waitForURL(`${baseURL}/`)
})

test('an ended session: one signs in again, comes back, and what was typed is there', async ({ page, complaints }) => {
  complaints.allow(REFUSED)
  await page.goto('/login')
  await signedInOnce(page, await callShop('marcoLogin', demo))
  // The cart is asked for by itself, and is not to be the one that hears of the end of the session.
  const cart = page.waitForResponse(/\/shoppingcart\//)
  await page.goto('/profile')
  await cart
  await page.getByLabel('Company').fill('Weaver & Sons, not saved yet')
  await callShop('logout', {}, (await storedToken(page)) ?? '')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL('**/login?code=401&redirect=%2Fprofile&**')
  expect(await storedToken(page)).toBeNull()
  await expect(page.getByLabel('E-mail address')).toHaveValue(demo.email)
  await signIn(page, demo)
  await page.waitForURL('**/profile')
  await expect(page.getByLabel('Company')).toHaveValue('Weaver & Sons, not saved yet')
})

test('section 8: a cart load that the shop refuses signs out here, whatever code it has; the page asks no more', { tag: '@long' }, async ({
  page,
  complaints,
}) => {
  complaints.allow(REFUSED, /AppError/)
  for (const [status, body] of [
    [401, { code: 401, msg: 'Please login first.', message: 'Please login first.', error: 'sign-in-required' }],
    [403, { code: 403, msg: 'This account is closed.', message: 'This account is closed.' }],
    [200, { code: 4711, msg: 'Not for you.' }],
  ] as const) {
    let asked = 0
    await page.route('**/shoppingcart/list?*', (route) => {
      asked += 1
      return route.fulfill({ status, json: body })
    })
    await page.goto('/marketing/page/about')
    await signedInOnce(page, await callShop('marcoLogin', demo))
    await page.reload()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In', exact: true })).toBeVisible()
    await expect.poll(() => page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('userInfo')])).toEqual([null, null])
    await page.reload()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In', exact: true })).toBeVisible()
    expect(asked, `HTTP ${status}`).toBe(1)
    await page.unroute('**/shoppingcart/list?*')
  }
})

test('the profile is saved, and my data come as a file', { tag: '@long' }, async ({ page, context }) => {
  await signedIn(context, await callShop('marcoLogin', demo))
  await page.goto('/profile')
  // Until the codes are there, the field is one to read.
  await page.locator('select[name=areaCode]').selectOption({ label: 'Germany +49' })
  await page.getByLabel('Phone').fill('30 1234567')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Phone')).toHaveValue('+49 30 1234567')
  await expect(page.locator('select[name=areaCode] option:checked')).toHaveText('Germany +49')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const stream = await (await download).createReadStream()
  let text = ''
  for await (const piece of stream) text += piece
  expect(JSON.stringify(JSON.parse(text))).toContain(demo.email)
})

test('tabs agree at once: signed in and out in one, so in the other; on a page for members one reads that one is signed out', {
  tag: '@long',
}, async ({ page, context, complaints }) => {
  // What is asked for in the moment of signing out is refused, and Chromium prints that.
  complaints.allow(REFUSED)
  const other = await context.newPage()
  await other.goto('/marketing/page/about')
  await expect(other.getByRole('banner').getByRole('link', { name: 'Sign In', exact: true })).toBeVisible()
  await asDemo(page)
  await expect(other.getByRole('banner').getByRole('button', { name: /Demo Customer/ })).toBeVisible()
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.waitForURL('**/login?code=401&redirect=%2Fprofile&**')
  await expect(page.getByText('You are signed out on this device.')).toBeVisible()
  await expect(other.getByRole('banner').getByRole('link', { name: 'Sign In', exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Please login first.')).toBeVisible()
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('section 4: sign out with the server dead, and the next user of the phone sees nothing', async ({ page, line, complaints }) => {
    complaints.allow(...CUT)
    const [part] = await someParts('1')
    const mcode = part?.mcode ?? ''
    await page.goto(`${line.url}/`)
    await readyOffline(page)
    await signedInOnce(page, await callShop('marcoLogin', demo))
    await page.goto(`${line.url}/prod/m/${mcode}`)
    await expectPart(page, mcode)
    // Inside the app: a page torn down in the same moment may not have written its view yet.
    await page
      .getByRole('banner')
      .getByRole('link', { name: /, home$/ })
      .click()
    // What others order is popular and may be the same part, so only the history counts.
    const history = page.getByRole('region', { name: 'Where you were' })
    await expect(history.locator(`a[href="/prod/m/${mcode}"]`).first()).toBeVisible()
    await line.cut()
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Demo Customer/ })
      .click()
    await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In', exact: true })).toBeVisible()
    await expect(history).toHaveCount(0)
    const left = await page.evaluate(async () => {
      const names = (await indexedDB.databases()).map(({ name }) => name ?? '').filter((name) => name.startsWith('armature.'))
      const rows: unknown[] = []
      for (const name of names) {
        const db = await new Promise<IDBDatabase>((resolve, reject) => {
          const asked = indexedDB.open(name)
          asked.onsuccess = () => resolve(asked.result)
          asked.onerror = () => reject(asked.error)
        })
        for (const store of ['session', 'views', 'searches', 'cart', 'books', 'drafts', 'placed', 'orders', 'orderRows', 'oldUnits'])
          rows.push(
            ...(await new Promise<unknown[]>((resolve, reject) => {
              const asked = db.transaction(store).objectStore(store).getAll()
              asked.onsuccess = () => resolve(asked.result)
              asked.onerror = () => reject(asked.error)
            })),
          )
        db.close()
      }
      return { rows, token: localStorage.getItem('token'), userInfo: localStorage.getItem('userInfo') }
    })
    expect(left).toEqual({ rows: [], token: null, userInfo: null })
  })
})
