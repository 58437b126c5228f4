import { callShop, demo } from './support/account.ts'
import { test } from './support/checkout.ts'
import { signedIn } from './support/customer.ts'
import { stubPrint } from './support/print-stub.ts'
import { accountScreens } from './support/screens/account.ts'
import { catalogueScreens } from './support/screens/catalogue.ts'
import { orderScreens } from './support/screens/orders.ts'
import { purchaseScreens } from './support/screens/purchase.ts'
import { walkThrough } from './support/screens/screen.ts'
import { NOT_FOUND } from './support/test.ts'

// One load a screen, then its window grows. The desk is looked at with a finger too: no style asks for a pointer but what is under it.
// Nothing here is about the worker, and to install it anew for each test takes longer than most of them.
test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
test.describe.configure({ timeout: 360_000 })

/** Of each kind one: all of them are looked at below. */
const OF_EACH_KIND = ['home', 'listing', 'search without a find', 'part']

test('catalogue, from a phone to a desk, by day and in the dark: axe finds nothing, nothing scrolls sideways, all is big enough for a finger', async ({
  page,
  complaints,
}) => {
  complaints.allow(NOT_FOUND)
  await walkThrough(
    page,
    catalogueScreens.filter(({ name }) => OF_EACH_KIND.includes(name)),
    undefined,
  )
})

test.describe('the same, with axe at every size', { tag: '@long' }, () => {
  test('catalogue', async ({ page, complaints }) => {
    complaints.allow(NOT_FOUND)
    await walkThrough(page, catalogueScreens, undefined, true)
  })

  test('ways to an account', async ({ page }) => walkThrough(page, accountScreens, undefined, true))

  test('from the cart to the printed order', async ({ page, context, buyer }) => {
    await stubPrint(context)
    await signedIn(context, buyer)
    await walkThrough(page, purchaseScreens, buyer, true)
  })

  test('orders and the account', async ({ page, context }) => {
    const session = await callShop('marcoLogin', demo)
    await signedIn(context, session)
    await walkThrough(page, orderScreens, session, true)
  })
})
