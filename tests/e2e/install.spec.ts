import type { Page } from '@playwright/test'
import { asDemo, callShop, demo } from './support/account.ts'
import { signedInOnce } from './support/customer.ts'
import { expectPart, readyOffline, searchBox, someParts, unfolded } from './support/pages.ts'
import { type Screen, walkThrough } from './support/screens/screen.ts'
import { serverUrl } from './support/shop.ts'
import { expect, test } from './support/test.ts'

/** What Chromium itself finds in the way of installing the page that is open. */
async function installability(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const { url, errors } = await devtools.send('Page.getAppManifest')
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  await devtools.detach()
  return { manifest: new URL(url || 'about:blank').pathname, errors, inTheWay: installabilityErrors }
}

/** In the page: pictures that the manifest names with another size than they have. */
async function wrongSizes(): Promise<string[]> {
  const manifest = await (await fetch('/manifest.webmanifest')).json()
  const named: { src: string; sizes: string }[] = [manifest, ...manifest.shortcuts]
    .flatMap(({ icons }) => icons)
    .concat(manifest.screenshots)
  const wrong = named.map(async ({ src, sizes }) => {
    if (sizes === 'any') return []
    const { width, height } = await createImageBitmap(await (await fetch(src)).blob())
    return `${width}x${height}` === sizes ? [] : [`${src} is ${width}x${height}`]
  })
  return (await Promise.all(wrong)).flat()
}

test('Chromium finds nothing in the way of installing it, from the first page to those that the worker answers; what is shared with it opens a search', {
  tag: '@long',
}, async ({ own }) => {
  const page = await own.start()
  const installable = { manifest: '/manifest.webmanifest', errors: [], inTheWay: [] }
  await page.goto(serverUrl)
  // While a page comes, Chromium may say that the place of its manifest has just changed.
  await expect.poll(() => installability(page)).toEqual(installable)
  await readyOffline(page)
  await page.goto(`${serverUrl}/prod/cat/c/0/1`)
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await expect.poll(() => installability(page)).toEqual(installable)
  expect(await page.evaluate(wrongSizes)).toEqual([])

  const [part] = await someParts('1')
  await page.goto(`${serverUrl}/?${new URLSearchParams({ 'share-title': 'A part', 'share-text': part?.oeNumber ?? '' })}`)
  await page.waitForURL('**/prod/all/*')
  await unfolded(page, part?.mcode ?? '')
  await page.goto(`${serverUrl}/?search`)
  await expect(searchBox(page)).toBeFocused()
})

/**
 * In the page: everything that lies in its caches' keys, its databases and its local storage, as text. What a tab has of its own goes with
 * it.
 */
async function allKept(): Promise<string> {
  const found: unknown[] = [{ ...localStorage }]
  for (const name of await caches.keys()) found.push((await (await caches.open(name)).keys()).map(({ url }) => decodeURIComponent(url)))
  const answered = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  for (const { name } of await indexedDB.databases()) {
    const db = await answered(indexedDB.open(name ?? ''))
    for (const store of db.objectStoreNames) {
      const rows = db.transaction(store).objectStore(store)
      found.push([name, store, await answered(rows.getAllKeys()), await answered(rows.getAll())])
    }
    db.close()
  }
  return JSON.stringify(found)
}

test('whoever signs out leaves neither what they searched for nor the page that is open to the next person', { tag: '@long' }, async ({
  page,
  complaints,
}) => {
  // What was on its way while its customer signed out (a view, orders that the device keeps) comes to a shop that does not know them any more.
  complaints.allow(/status of 401.*\/api\/v1\//)
  const SECRET = 'zz4711secret'
  const [opened] = await someParts('1')
  const mcode = opened?.mcode ?? ''
  await page.goto('/login')
  await signedInOnce(page, await callShop('marcoLogin', demo))
  await page.goto('/profile')
  await readyOffline(page)
  /** Where the text lies, in a few words: all of it would be pages. */
  const traces = async () => (await page.evaluate(allKept)).match(new RegExp(`.{60}${SECRET}`, 'g')) ?? []
  const signOut = async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Demo Customer/ })
      .click()
    const anew = page.waitForEvent('load')
    await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
    await anew
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In', exact: true })).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  // What others order is popular and may be the same part, so only the history counts.
  const history = page.getByRole('region', { name: 'Where you were' })
  const home = () =>
    page
      .getByRole('banner')
      .getByRole('link', { name: /, home$/ })
      .click()

  // On the page of the search itself: it is loaded anew, and asks once more.
  await page.goto(`/prod/all/${SECRET}`)
  await expect.poll(traces).toContainEqual(expect.stringContaining('searchStr='))
  await signOut()
  await home()
  await expect.poll(traces).toEqual([])

  await asDemo(page)
  await page.goto(`/prod/m/${mcode}`)
  await expectPart(page, mcode)
  await home()
  await expect(history.locator(`a[href="/prod/m/${mcode}"]`).first()).toBeVisible()
  await page.goBack()
  await expectPart(page, mcode)
  await signOut()
  await expectPart(page, mcode)
  await home()
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await expect(history).toHaveCount(0)
  // Opened by the next person, it is theirs.
  await page.goBack()
  await expectPart(page, mcode)
  await home()
  await expect(history.locator(`a[href="/prod/m/${mcode}"]`).first()).toBeVisible()
})

/** In the page: the browser offers to install the shop. Chromium does so by itself only where somebody could see it. */
function offerInstall(): void {
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: async () => undefined,
    userChoice: new Promise(() => undefined),
  })
  dispatchEvent(offer)
}

const screens: readonly Screen[] = [
  {
    name: 'working without a network, with a button to install the shop',
    linksInText: true,
    async open(page) {
      await page.goto('/marketing/page/offline')
      await expect(page.getByText(/^(?:Yes|Not surely): this browser/)).toBeVisible()
      await page.evaluate(offerInstall)
      await expect(page.getByRole('button', { name: 'Install the shop' })).toBeVisible()
    },
  },
  {
    name: 'the third part, with the offer to install',
    linksInText: true,
    async open(page) {
      await page.goto('/prod/cat/c/0/1')
      await page.evaluate(offerInstall)
      for (const { mcode } of (await someParts('1')).slice(0, 3)) {
        await (await unfolded(page, mcode)).click()
        await expectPart(page, mcode)
        // A part is counted as seen once all of it is there, and its number stands before that, as its row had it.
        await expect(page.getByRole('navigation', { name: `Parts of ${mcode}` })).toBeVisible()
        await page.goBack()
      }
      await expect(page.getByRole('button', { name: 'Not now' })).toBeVisible()
    },
    async also(page) {
      await page.getByRole('button', { name: 'Not now' }).click()
      await expect(page.getByRole('button', { name: 'Not now' })).toBeHidden()
    },
  },
]

test.describe('to look at', () => {
  test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test(
    'the Offline page and the offer to install: axe finds nothing, nothing scrolls sideways, all is big enough for a finger',
    {
      tag: '@long',
    },
    ({ page }) => walkThrough(page, screens, undefined),
  )
})
