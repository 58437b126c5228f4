import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type CallName, callNames, calls } from '#contract/calls.ts'
import { MAX_CONFLICTING_NAMES, MAX_FAVOURITES, MAX_FOLDERS } from '#contract/favourites/favourites.ts'
import type { CallDefinition } from '#contract/kernel/call-definition.ts'
import {
  DAY_MS,
  MAX_ADDRESSES,
  MAX_CART_LINES,
  MAX_CORE_PARCELS_PER_ORDER,
  MAX_CUSTOMER_CHANGES_PER_DAY,
  MAX_FITTED_PARTS,
  MAX_JOBS_PER_LINE,
  MAX_ORDERS_PER_DAY,
  MAX_PENDING_REGISTRATIONS,
  MAX_RETURNS_PER_DAY,
  MAX_SESSIONS,
  MAX_VEHICLES,
  MAX_VIEW_HISTORY_PARTS,
} from '#contract/limits.ts'
import { MAX_STOCK_WATCHES } from '#contract/stock-watch/stock-watch-calls.ts'
import { rateLimits } from '#server/kernel/rate-limits.ts'
import { cartShop } from './cart/support/shop.ts'

/**
 * What keeps a call from filling the disk. `limits`: so many and no more, and where a test shows what is said then. `one row`: it writes in
 * the place of what stands there. `nothing`: it stores nothing, or takes away. `spends`: each costs what the customer has only so much of.
 */
type Bound =
  | { type: 'limits'; most: readonly number[]; shownBy: readonly [file: string, test: string][] }
  | { type: 'spends'; why: string; shownBy: readonly [file: string, test: string][] }
  | { type: 'one row' | 'nothing'; why: string }

const limits = (most: readonly number[], ...shownBy: [string, string][]): Bound => ({ type: 'limits', most, shownBy })
const oneRow = (why: string): Bound => ({ type: 'one row', why })
const nothing = (why: string): Bound => ({ type: 'nothing', why })

const mails: [string, string] = ['account/at-once.test.ts', 'five mails an hour to one mailbox are the most, from whatever shops']
const codes: [string, string] = ['account/at-once.test.ts', 'five are looked at when an address is confirmed']
const watching: [string, string] = [
  'stock-watch/stock-watch.test.ts',
  'asking needs work, and goes only so often from a network and to a mailbox',
]

/** EVERY call that may store something. What changes with a key has the day's limit beside its own: see the tests below. */
const bounds = {
  searchRecord: limits(
    [rateLimits['search-record-address'].maxCount],
    ['catalogue/search-record.test.ts', 'a day has a thousand texts and no more; those that it has are counted on'],
  ),
  marcoAccountCreate: limits(
    [rateLimits['register-email'].maxCount, rateLimits['register-address'].maxCount, MAX_PENDING_REGISTRATIONS],
    ['account/register.test.ts', 'without end leaves the ten latest of a mailbox, and what nobody confirms goes after a week'],
    mails,
  ),
  marcoLogin: limits(
    [MAX_SESSIONS, rateLimits['login-address'].maxCount],
    ['orders/returns/bounded.test.ts', 'signing in without end leaves a hundred sessions, the last used'],
    ['account/at-once.test.ts', 'a hundred failed sign-ins from one network address are the most, wherever'],
  ),
  sendEmailVerifyCode: limits([rateLimits['send-email'].maxCount, rateLimits['send-address'].maxCount], mails),
  verifyEmailCode: limits([rateLimits['code-verify-email'].maxCount], codes),
  verifyEmailByLink: limits(
    [rateLimits['link-address'].maxCount],
    ['account/register.test.ts', 'of ten at once with the right link, one confirms and the others say so'],
  ),
  sendForgetPasswordVerifyEmail: limits(
    [rateLimits['send-email'].maxCount],
    ['account/passwords.test.ts', 'five mails an hour to one address are the most, asked from anywhere'],
  ),
  verifyForgetPasswordEmailCode: limits(
    [rateLimits['code-reset-password'].maxCount],
    ['account/at-once.test.ts', 'five are looked at when a password is set, and only a right one has us make a hash'],
  ),
  logout: nothing('ends a session'),
  saveProfile: oneRow('the account'),
  changePassword: limits(
    [rateLimits['password-account'].maxCount],
    ['account/passwords.test.ts', 'a stolen session cannot guess the password: ten tries'],
  ),
  signOutEverywhere: nothing('ends sessions'),
  deleteAccount: nothing('takes away all'),
  cartAdd: limits(
    [MAX_CART_LINES, MAX_JOBS_PER_LINE],
    ['cart/refusals.test.ts', 'takes no further line, but more pieces of what it holds'],
    ['cart/jobs.test.ts', 'is refused where more pieces are for jobs than there are, or there are too many jobs'],
  ),
  cartUpdate: limits(
    [MAX_JOBS_PER_LINE],
    ['cart/jobs.test.ts', 'is refused where more pieces are for jobs than there are, or there are too many jobs'],
  ),
  cartSetAside: oneRow('the lines that are there'),
  cartDeleteBatch: nothing('takes lines away'),
  addressSave: limits([MAX_ADDRESSES], ['addresses/book.test.ts', 'holds a hundred addresses; a changed one still fits']),
  addressSetDefault: oneRow('the addresses that are there'),
  addressDelete: nothing('takes an address away'),
  favouriteMark: limits([MAX_FAVOURITES], ['favourites/favourites.test.ts', 'the limits refuse with a sentence: parts, folders, notes']),
  favouriteChange: limits([MAX_FAVOURITES], ['favourites/favourites.test.ts', 'the limits refuse with a sentence: parts, folders, notes']),
  favouriteRemove: nothing('takes marks away'),
  favouriteFolderSave: limits(
    [MAX_FOLDERS, MAX_CONFLICTING_NAMES],
    ['favourites/favourites.test.ts', 'the limits refuse with a sentence: parts, folders, notes'],
  ),
  favouriteFolderDelete: nothing('takes a folder away'),
  garageSave: limits(
    [MAX_VEHICLES, MAX_FITTED_PARTS],
    ['garage/garage.test.ts', 'the limits refuse with a sentence: vehicles, fitted parts, notes, photos'],
  ),
  garageDelete: nothing('takes a vehicle away'),
  checkoutQuote: nothing('reckons; a refused coupon is one row that counts'),
  orderPlace: limits(
    [MAX_ORDERS_PER_DAY],
    [
      'orders/returns/bounded.test.ts',
      'placing and cancelling without end: a day takes a hundred orders of one customer, and the next day more',
    ],
  ),
  orderPay: limits(
    [rateLimits['pay-account'].maxCount],
    ['orders/returns/bounded.test.ts', 'asking without end how an order is paid is refused, and so are exports of all data'],
  ),
  orderCancel: oneRow('an order is cancelled once'),
  orderReorder: limits([MAX_CART_LINES], ['orders/your-orders.test.ts', 'fills a cart and no more: what finds no room is named, with why']),
  orderReturn: limits(
    [MAX_RETURNS_PER_DAY],
    [
      'orders/returns/bounded.test.ts',
      'asking for a return with a photo and withdrawing it, again and again, keeps no photo, and ends with a clear refusal',
    ],
  ),
  orderReturnWithdraw: oneRow('a return is withdrawn once'),
  orderCoreShip: limits(
    [MAX_CORE_PARCELS_PER_ORDER],
    ['orders/returns/bounded.test.ts', 'the used units of an order go in a hundred parcels at most; the last takes all that is owed'],
  ),
  pushSubscribe: limits([MAX_SESSIONS], ['push/push.test.ts', 'is told on its own, and a new subscription takes the place of the old']),
  pushUnsubscribe: nothing('takes a subscription away'),
  giftClaim: {
    type: 'spends',
    why: 'points and a piece, both above zero',
    shownBy: [['gifts/claim.test.ts', 'points that ran out meanwhile are said with what is left, and nothing is taken']],
  },
  lotteryDraw: {
    ...{ type: 'spends', why: 'points above zero, and a day has so many draws as the shop says' },
    shownBy: [
      ['lottery/draw.test.ts', 'points that do not reach are said with what is there; the day’s draws end, and begin again the day after'],
    ],
  },
  lotteryShipTo: oneRow('the claim of the prize'),
  viewHistoryAdd: limits(
    [MAX_VIEW_HISTORY_PARTS],
    ['views/views.test.ts', 'the latest are kept and no more; what is too old is neither shown nor kept'],
  ),
  viewHistoryClear: oneRow('the views that are there'),
  askCounter: limits(
    [
      rateLimits['question-email'].maxCount,
      rateLimits['question-address'].maxCount,
      rateLimits['question-day-address'].maxCount,
      rateLimits['question-photo-address'].maxCount,
    ],
    ['pages/questions.test.ts', 'may be asked so often only, by address of mail and of network'],
    [
      'pages/questions.test.ts',
      'may come with thirty photos a day from a network, and sixty times; then without photos, and the day after',
    ],
  ),
  stockWatchAdd: limits([MAX_STOCK_WATCHES], ['stock-watch/stock-watch.test.ts', 'so many parts and no more']),
  stockWatchEnd: nothing('takes a watch away'),
  stockWatchAsk: limits(
    [rateLimits['stock-watch-email'].maxCount, rateLimits['stock-watch-address'].maxCount, MAX_STOCK_WATCHES],
    watching,
  ),
  stockWatchConfirm: oneRow('the watch of the link'),
  stockWatchEndAll: nothing('takes watches away'),
  // Reads that write a row, or are dear.
  randomImage: limits(
    [rateLimits['captcha-picture'].maxCount, rateLimits['captcha-text'].maxCount],
    ['account/captcha.test.ts', 'questions are fewer than pictures: ten in ten minutes from one address'],
  ),
  exportAccount: limits(
    [rateLimits['export-account'].maxCount],
    ['orders/returns/bounded.test.ts', 'asking without end how an order is paid is refused, and so are exports of all data'],
  ),
  priceList: limits(
    [rateLimits['download-account'].maxCount],
    ['catalogue/price-list/price-list.test.ts', 'is begun 30 times in a quarter of an hour at most'],
  ),
} satisfies Partial<Record<CallName, Bound>>

test('every call that may store something has its bound here', () => {
  const stores = callNames.filter((name) => calls[name].method !== 'GET')
  expect(stores.filter((name) => !(name in bounds))).toEqual([])
})

test.each(Object.entries<Bound>(bounds).filter(([, bound]) => 'shownBy' in bound))(
  'the bound of %s is shown by a test that is there',
  (_, bound) => {
    if (bound.type === 'limits') expect(bound.most.every((most) => most > 0 && most < 10_000)).toBe(true)
    if ('shownBy' in bound)
      for (const [file, name] of bound.shownBy) expect(readFileSync(new URL(file, import.meta.url), 'utf8')).toContain(`test('${name}'`)
  },
)

const shop = await cartShop()

const leftIn = async (accountId: string) =>
  Number(
    (
      await shop.db
        .selectFrom('idempotency')
        .select(({ fn }) => fn.countAll<string>().as('rows'))
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow()
    ).rows,
  )
/** As if this customer, the only one who changes something, had left so much today. */
const leave = (hits: number) => shop.db.updateTable('rate_limit').set({ hits }).where('rule', '=', 'change-account').execute()

test('what changes leave with their keys is bounded a day: then a change is refused and nothing of it is kept, a copy is answered, and the next day it is made', async () => {
  const [ada, mcode, key] = [await shop.customer(), await shop.part(), crypto.randomUUID()]
  expect((await ada.add(mcode, 1)).code).toBe(200)
  await leave(MAX_CUSTOMER_CHANGES_PER_DAY - 1)
  expect((await ada.add(mcode, 1, { key })).code).toBe(200)
  const late = crypto.randomUUID()
  // Also what would be refused for good is not kept any more.
  for (const [name, input] of [
    ['cartAdd', { mcode, qty: 1 }],
    ['cartAdd', { mcode: 'NONE-1', qty: 1 }],
    ['addressDelete', { id: crypto.randomUUID() }],
  ] as const)
    expect(await ada.say(name, input, { key: late })).toMatchObject({
      status: 429,
      error: 'too-often',
      msg: 'You have changed very much today. Go on tomorrow, or call us.',
    })
  expect(await leftIn(ada.id)).toBe(2)
  expect((await ada.add(mcode, 1, { key })).result).toEqual({ id: mcode, qty: 2 })
  shop.clock.time += DAY_MS
  expect((await ada.add(mcode, 1, { key: late })).result).toEqual({ id: mcode, qty: 3 })
})

test('a large reply that is kept counts by its size, a refusal with what comes with it as well', async () => {
  const [ada, parts] = [await shop.customer(), await Promise.all(Array.from({ length: 20 }, () => shop.part()))]
  for (const mcode of parts) await ada.add(mcode, 1)
  const countedBy = async (work: () => Promise<unknown>) => {
    await leave(0)
    await work()
    const { hits } = await shop.db
      .selectFrom('rate_limit')
      .select(({ fn }) => fn.max('hits').as('hits'))
      .where('rule', '=', 'change-account')
      .executeTakeFirstOrThrow()
    return hits
  }
  expect(await countedBy(() => ada.add(parts[0] ?? '', 1))).toBe(1)
  const address = {
    name: 'Ada',
    company: '',
    phone: '',
    country: 'US',
    lines: ['1 Main St'],
    city: 'Austin',
    region: 'TX',
    postcode: '78701',
    vatId: '',
  }
  const order = { address, delivery: 'standard', payment: 'invoice', lines: parts.map((id) => ({ id, qty: 9 })), quoteHash: '0'.repeat(32) }
  expect(await countedBy(async () => expect((await ada.say('orderPlace', order)).error).toBe('order-changed'))).toBeGreaterThan(4)
})

test('every change with a key is bounded by the day', () => {
  const keyed = callNames.filter((name) => (calls[name] as CallDefinition).idempotent)
  expect(keyed.filter((name) => !(name in bounds))).toEqual([])
})
