import type { BrowserContext, Page } from '@playwright/test'
import type { PushMessage } from '#contract/push/push-calls.ts'
import { callShop, PASSWORD } from './support/account.ts'
import { signedIn, test } from './support/customer.ts'
import { axe } from './support/looked-over.ts'
import { ordered } from './support/ordered.ts'
import { readyOffline } from './support/pages.ts'
import { expect, REFUSED } from './support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

const shipped = (page: Page) => page.getByRole('checkbox', { name: /^Tell me on this device when/ })
const shown = (page: Page) =>
  page.evaluate(async () =>
    (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, data }) => ({ title, body, data })),
  )

/** What Chromium itself prints where it has no push, as in the private windows that tests run in. */
const NO_PUSH = /Push API|push service/

/**
 * Does what a push service does when it has a message for this browser. Chromium's tool for it loses one now and then, so it is called
 * until the message has come.
 */
async function pushServiceOf(context: BrowserContext, page: Page): Promise<(data: string) => Promise<void>> {
  const cdp = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => registrations[0] && resolve(registrations[0].registrationId))
  })
  await cdp.send('ServiceWorker.enable')
  const registrationId = await registered
  const origin = new URL(page.url()).origin
  return async (data) => void (await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data }))
}

test('the switch is off by default, and where no push service answers it stays off and says so', { tag: '@long' }, async ({
  page,
  context,
  customer,
  complaints,
  baseURL,
}) => {
  complaints.allow(NO_PUSH)
  await signedIn(context, customer)
  await context.grantPermissions(['notifications'], baseURL ? { origin: baseURL } : {})
  const { id } = await ordered(customer)
  await page.goto(`/completeOrder?id=${id}`)
  await expect(shipped(page)).toBeEnabled()
  await expect(shipped(page)).not.toBeChecked()
  await readyOffline(page)
  await shipped(page).click()
  await expect(page.getByText('Not switched on: the message service of this browser does not answer.')).toBeVisible()
  await expect(shipped(page)).not.toBeChecked()
  expect(await axe(page, { part: 'main' })).toEqual([])
})

test('where the person has refused, the profile says how to change that; on an iPhone outside of the home screen it says what to do', {
  tag: '@long',
}, async ({ page, context, customer }) => {
  await signedIn(context, customer)
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }))
  await page.goto('/profile')
  await expect(shipped(page)).toBeDisabled()
  await expect(page.getByText('This browser was told not to show messages of this shop.')).toBeVisible()

  const iPhone = await context.newPage()
  await iPhone.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: false })
    Reflect.deleteProperty(window, 'PushManager')
  })
  await iPhone.goto('/profile')
  await expect(shipped(iPhone)).toBeDisabled()
  await expect(iPhone.getByText('once the shop is on your home screen')).toBeVisible()
})

test('a message is shown with the shop and the order, and signing out takes it away', { tag: '@long' }, async ({
  page,
  context,
  customer,
  complaints,
  baseURL,
}) => {
  // What was on its way when the session ended is refused.
  complaints.allow(REFUSED, /Please login first/)
  // A session of its own: the other tests go on with theirs.
  await signedIn(context, { ...customer, ...(await callShop('marcoLogin', { email: customer.email, password: PASSWORD })) })
  await context.grantPermissions(['notifications'], baseURL ? { origin: baseURL } : {})
  await page.goto('/profile')
  await readyOffline(page)
  const message: PushMessage = {
    ...{ title: 'Lake Parts', body: 'Order CW-100001 is on its way.', lang: 'en' },
    ...{ path: '/order/orderInfo?id=o1', tag: 'shipped-o1' },
  }
  const deliver = await pushServiceOf(context, page)
  await deliver('no message of ours')
  const arrived = async () => {
    await deliver(JSON.stringify(message))
    return shown(page)
  }
  await expect.poll(arrived).toEqual([{ title: message.title, body: message.body, data: message.path }])
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => shown(page)).toEqual([])
})
