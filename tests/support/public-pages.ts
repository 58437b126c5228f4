import * as v from 'valibot'
import { calls } from '#contract/calls.ts'
import type { CatalogueReadName } from '#contract/catalogue/reads.ts'
import { CATEGORIES_WITH_COUNTS_INPUT, CATEGORY_LIST_INPUT, LOCALE_DEFAULT } from '#contract/limits.ts'
import { categoryHref } from '#contract/routes/addresses.ts'
import type { InitialReply } from '#contract/routes/rendered-page.ts'
import { category } from './categories.ts'
import { contentPageOf } from './content-page.ts'
import { alternatorsLeft, finderResult, lastAlternators } from './finder-results.ts'
import { giftCard, giftDetail } from './gifts.ts'
import { partCard, partDetail } from './parts.ts'

/** A reply as the call table has it. */
export const reply = (call: CatalogueReadName, input: Record<string, unknown>, result: unknown): InitialReply => ({
  call,
  input,
  result: v.parse(calls[call].result as v.GenericSchema, result),
})

const STARTERS = categoryHref({ id: '1', backParentId: '0' })
const child = category('101', 'Gear reduction starters', { backParentId: '1' })
const frame = [
  reply('categoryList', CATEGORY_LIST_INPUT, [category('1', 'Starters', { children: [child] }), category('2', 'Alternators')]),
  reply('searchKeyword', {}, ['solenoid', 'voltage regulator']),
]

const parts = [
  partCard(),
  partCard({ mcode: 'AR-S-10002', price: 88, wasPrice: 99.5 }),
  partCard({ mcode: 'AR-S-10003', stock: { state: 'out', qty: 0 } }),
]
const facets = [
  {
    key: 'voltage',
    values: [
      { value: '12', count: 40 },
      { value: '24', count: 9 },
    ],
  },
]
const model = {
  id: 'bmw-1',
  name: '316',
  group: '3 Series',
  brandid: 'bmw',
  brand: 'BMW',
  appid: '1',
  engines: ['1.6'],
  yearFrom: 1990,
  partCount: 3,
}
const categories = [{ id: '101', backCategoryName: 'Gear reduction starters', backParentId: '1', icon: 'starters', count: 49 }]
const listing = { records: parts, total: 49, size: 24, current: 1, pages: 3, facets, categories, meant: 'all' }

const counted = reply('categoryList', CATEGORIES_WITH_COUNTS_INPUT, [category('1', 'Starters', { children: [{ ...child, count: 49 }] })])

/** What every page of the starters asks beside its list. */
const ofStarters = [
  reply('categoryPath', { id: '1' }, [{ id: '1', backCategoryName: 'Starters', backParentId: '0' }]),
  counted,
  reply('listCategoryByParts', { backCategoryId: '1' }, [
    { id: '301', backCategoryName: 'Armatures', backParentId: '3', icon: 'armature', count: 12 },
  ]),
]

/** What the server asks for a content page. */
export const contentPageReply = (slug: string) => reply('contentPage', { slug, locale: LOCALE_DEFAULT }, contentPageOf(slug))

const usual = [{ fromQty: 1, unitPrice: 50 }]
const offer = {
  ...{
    id: 'brush-week',
    name: 'Brush week',
    terms: 'While stocks last.',
    from: '2026-11-01T00:00:00.000Z',
    until: '2099-12-01T00:00:00.000Z',
  },
  ...{
    percent: 20,
    price: null,
    scope: { categories: [{ id: '306', name: 'Brush Sets' }], producers: ['Armature'], conditions: ['new'], named: 0 },
  },
  total: 30,
  parts: [
    partCard({
      ...{ mcode: 'AR-S-10004', price: 40, wasPrice: 50 },
      promotion: { id: 'brush-week', name: 'Brush week', until: '2099-12-01T00:00:00.000Z', usual },
    }),
  ],
}

/** A style of workwear. */
export const jacket = {
  ...{ id: 'jacket', name: 'Jacket', text: 'Canvas.', producer: 'Torchfield', colours: ['Black'], sizes: ['S', 'M'] },
  guide: null,
  variants: [{ colour: 'Black', size: 'S', part: partCard({ mcode: 'WW-1', type: 'workwear' }) }],
}

/** Every page that anyone may open, with what the server asks for it: its address, its replies, and words that stand on it. */
export const publicPages: { address: string; replies: InitialReply[]; words: string }[] = [
  {
    address: '/',
    words: 'AR-S-10002',
    replies: [
      reply('advertisement', {}, [
        { id: '1', title: 'Rebuild it', text: 'Kits', imageUrl: '/banner/1.svg', tone: 'ink', href: '/prod/s/sale' },
        { id: '2', title: 'New in', text: 'This week', imageUrl: '/banner/2.svg', tone: 'plain', href: '/prod/s/new' },
      ]),
      reply('applicationList', {}, [{ id: '1', name: 'Car', title: 'Passenger cars', icon: 'car', partCount: 7 }]),
      reply('aggregationSearch', { mode: 'best-sellers', pageSize: 6 }, listing),
      counted,
    ],
  },
  {
    address: STARTERS,
    words: 'Gear reduction starters',
    replies: [
      reply('listByBackCategoryOrGroup', { backCategoryId: '1' }, listing),
      reply('groupAttributes', { backCategoryId: '1' }, facets),
      ...ofStarters,
      reply('productGroup', { backCategoryId: '1' }, [
        { groupName: 'PMGR', count: 30, mainImageUrl: '/x.svg' },
        { groupName: 'OSGR', count: 19, mainImageUrl: '/x.svg' },
      ]),
    ],
  },
  {
    address: `${STARTERS}?voltage=12&sort=price-up&pageNo=2`,
    words: 'AR-S-10003',
    replies: [
      reply('aggregationSearch', { backCategoryId: '1', voltage: '12', sort: 'price-up', pageNo: 2 }, { ...listing, current: 2 }),
      ...ofStarters,
      reply('productGroup', { backCategoryId: '1' }, []),
    ],
  },
  { address: '/prod/all/0001108001', words: 'AR-S-10001', replies: [reply('aggregationSearch', { searchStr: '0001108001' }, listing)] },
  {
    address: '/prod/all/nothing%20at%20all',
    words: 'nothing at all',
    replies: [
      reply(
        'aggregationSearch',
        { searchStr: 'nothing at all' },
        { ...listing, records: [], total: 0, pages: 0, facets: [], categories: [] },
      ),
    ],
  },
  { address: '/prod/vehicles', words: 'Add a vehicle or machine', replies: [] },
  { address: '/prod/find', words: 'What do you have in your hand?', replies: [reply('partFinder', {}, finderResult())] },
  {
    address: '/prod/find?kind=201&pulleyOdMm=54.2&voltage=%3F',
    words: 'How many pins has the plug?',
    replies: [reply('partFinder', { backCategoryId: '201', answers: 'pulleyOdMm=54.2&voltage=%3F' }, alternatorsLeft())],
  },
  {
    address: '/prod/find?kind=201&plugPins=4',
    words: 'These 2 are left',
    replies: [
      reply('partFinder', { backCategoryId: '201', answers: 'plugPins=4' }, lastAlternators()),
      ...lastAlternators().records.map(({ mcode }) =>
        reply('productDetail', { mcode }, partDetail({ mcode, attributes: { plugPins: 4, teeth: mcode === 'AR-S-10001' ? 9 : 11 } })),
      ),
    ],
  },
  { address: '/prod/offline', words: 'Parts of the catalogue on this device', replies: [] },
  { address: '/prod/quick-order', words: 'Quick order', replies: [] },
  { address: '/prod/s/sale', words: 'AR-S-10002', replies: [reply('aggregationSearch', { mode: 'sale' }, listing)] },
  {
    address: '/prod/model/bmw-1',
    words: 'BMW 316',
    replies: [
      reply('aggregationSearch', { modelid: 'bmw-1', backCategoryId: '1', pageSize: 6 }, listing),
      reply('aggregationSearch', { modelid: 'bmw-1', backCategoryId: '2', pageSize: 6 }, listing),
      reply('modelList', { modelid: 'bmw-1' }, [model]),
      reply('getCategoryByApp', { modelid: 'bmw-1' }, categories),
    ],
  },
  {
    address: '/prod/model/bmw-1?category=1',
    words: 'AR-S-10001',
    replies: [
      reply('aggregationSearch', { modelid: 'bmw-1', backCategoryId: '1' }, listing),
      reply('modelList', { modelid: 'bmw-1' }, [model]),
      reply('getCategoryByApp', { modelid: 'bmw-1' }, categories),
    ],
  },
  {
    address: '/prod/m/AR-S-10001',
    words: 'D7E44',
    replies: [
      reply('productDetail', { mcode: 'AR-S-10001' }, partDetail({ stock: { state: 'low', qty: 2 }, fitmentCount: 1 })),
      reply('applicationItem', { mcode: 'AR-S-10001' }, [
        {
          appid: '1',
          application: 'Car',
          brandid: 'bmw',
          brand: 'BMW',
          modelid: 'bmw-1',
          model: '316',
          engine: '1.6',
          yearFrom: 1990,
          yearTo: 1998,
        },
      ]),
      reply('partsList', { mcode: 'AR-S-10001' }, { contains: [], usedIn: [], usedInTotal: 0 }),
    ],
  },
  {
    address: '/prod/m/WW-1',
    words: 'Several sizes at once',
    replies: [
      reply('productDetail', { mcode: 'WW-1' }, partDetail({ mcode: 'WW-1', type: 'workwear', style: { id: 'jacket', name: 'Jacket' } })),
      reply('productStyle', { id: 'jacket' }, jacket),
      reply('applicationItem', { mcode: 'WW-1' }, []),
      reply('partsList', { mcode: 'WW-1' }, { contains: [], usedIn: [], usedInTotal: 0 }),
    ],
  },
  {
    address: '/prod/compare?parts=AR-S-10001,AR-S-10002',
    words: 'grinds in the ring gear',
    replies: [
      reply('productDetail', { mcode: 'AR-S-10001' }, partDetail()),
      reply(
        'productDetail',
        { mcode: 'AR-S-10002' },
        partDetail({ mcode: 'AR-S-10002', attributes: { voltage: 12, powerKw: 1.4, teeth: 10, rotation: 'CW' } }),
      ),
    ],
  },
  {
    address: '/prod/compare?parts=AR-S-10002&old=0001108001',
    words: 'which bears it',
    replies: [
      reply('productDetail', { mcode: 'AR-S-10002' }, partDetail({ mcode: 'AR-S-10002' })),
      reply(
        'aggregationSearch',
        { searchStr: '0001108001', pageSize: 12 },
        {
          ...listing,
          records: [{ ...partCard(), matched: { by: 'oe', number: '0 001 108 001', how: 'same' } }],
          total: 1,
          pages: 1,
          meant: 'number',
        },
      ),
      reply('productDetail', { mcode: 'AR-S-10001' }, partDetail()),
    ],
  },
  { address: '/prod/compare', words: 'No part is chosen yet.', replies: [] },
  {
    address: '/prod/model/bmw-1?year=1994',
    words: 'Built 1994',
    replies: [
      reply('aggregationSearch', { modelid: 'bmw-1', year: 1994, backCategoryId: '1', pageSize: 6 }, listing),
      reply('aggregationSearch', { modelid: 'bmw-1', year: 1994, backCategoryId: '2', pageSize: 6 }, listing),
      reply('modelList', { modelid: 'bmw-1' }, [model]),
      reply('modelList', { modelid: 'bmw-1', year: 1994 }, [model]),
      reply('getCategoryByApp', { modelid: 'bmw-1', year: 1994 }, categories),
    ],
  },
  {
    address: '/prod/app/1',
    words: 'BMW',
    replies: [
      reply(
        'appInfo',
        { appid: '1' },
        {
          id: '1',
          name: 'Car',
          title: 'Passenger cars',
          icon: 'car',
          partCount: 7,
          brands: [
            { id: 'bmw', name: 'BMW', modelCount: 2, partCount: 5 },
            { id: 'toyota', name: 'Toyota', modelCount: 1, partCount: 2 },
          ],
        },
      ),
    ],
  },
  {
    address: '/prod/appbrand/bmw',
    words: '316',
    replies: [
      reply(
        'modelGroupList',
        { brandid: 'bmw' },
        {
          brand: { id: 'bmw', name: 'BMW' },
          application: { id: '1', name: 'Car' },
          groups: [{ name: '3 Series', modelCount: 1 }],
        },
      ),
      reply('modelList', { brandid: 'bmw' }, [model]),
    ],
  },
  ...Object.entries({
    about: 'About Us',
    offline: 'Without a network',
    faq: 'Can I fit a starter with more power?',
    contact: '1 Bench Road',
  }).map(([slug, words]) => ({ address: `/marketing/page/${slug}`, words, replies: [contentPageReply(slug)] })),
  { address: '/login?code=401&redirect=%2FshoppingCart&message=Please+login+first.', words: 'Please login first.', replies: [] },
  { address: '/login', words: 'Password', replies: [] },
  { address: '/prod/mail/forgotpassword', words: 'New password', replies: [] },
  { address: '/prod/mail/verify', words: 'Confirm', replies: [] },
  { address: '/prod/mail/verify-link?generate=tooShort', words: 'Confirm your e-mail address', replies: [] },
  { address: '/prod/mail/stock?key=tooShort', words: 'This link is not complete.', replies: [] },
  { address: '/accountDashboard', words: 'What an account brings', replies: [] },
  {
    address: '/marketing/giftsMall/all',
    words: 'Parts tray',
    replies: [
      reply(
        'giftsMall',
        { cid: 'all' },
        {
          categories: [
            { id: 'bench', name: 'On the bench', gifts: 1 },
            { id: 'coupons', name: 'Coupons', gifts: 1 },
          ],
          category: '',
          gifts: [giftCard(), giftCard({ id: 'off-5', name: '$5 off', kind: 'coupon', stock: 3 })],
        },
      ),
    ],
  },
  { address: '/marketing/gift/tray', words: 'Holds screws', replies: [reply('giftDetail', { spuid: 'tray' }, giftDetail())] },
  { address: '/marketing/lottery', words: 'Points cannot be bought', replies: [] },
  {
    address: '/marketing/promotion',
    words: 'Brush week',
    replies: [
      reply('promotionList', {}, { running: [offer], coming: [{ ...offer, id: 'later', name: 'Alternator days', total: 0, parts: [] }] }),
    ],
  },
  {
    address: '/marketing/promotion?offer=brush-week',
    words: 'AR-S-10004',
    replies: [
      reply('promotionList', {}, { running: [offer], coming: [] }),
      reply('promotionParts', { id: 'brush-week', pageNo: 1 }, { records: offer.parts, total: 30, size: 20, current: 1, pages: 2 }),
    ],
  },
  { address: '/marketing/poster', words: 'Save picture', replies: [] },
  { address: '/Error?code=404&message=No+part+has+the+code+X.', words: 'No part has the code X.', replies: [] },
  { address: '/prod/nowhere', words: 'Page not found: /prod/nowhere', replies: [] },
].map((page) => ({ ...page, replies: [...page.replies, ...frame] }))
