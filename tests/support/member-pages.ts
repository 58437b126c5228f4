import { CATEGORIES_WITH_COUNTS_INPUT } from '#contract/limits.ts'
import { href } from '#contract/routes/addresses.ts'
import { category } from './categories.ts'
import { giftCard } from './gifts.ts'
import { partCard, partDetail } from './parts.ts'
import { jacket, reply } from './public-pages.ts'

const tree = reply('categoryList', CATEGORIES_WITH_COUNTS_INPUT, [category('1', 'Starters', { count: 49 })])
const families = reply('productGroup', { backCategoryId: '1' }, [{ groupName: 'PMGR', count: 30, mainImageUrl: '/x.svg' }])
const sheet = { records: [partCard()], total: 1, size: 100, current: 1, pages: 1 }
const ofSheet = { backCategoryId: '1', pageNo: 1, pageSize: 100, sort: 'code' }

const { guide: _guide, variants: _variants, ...style } = jacket
const styles = [{ ...style, mainImageUrl: '/part/WW-1/view.svg', priceFrom: 59, priceTo: 64, onShelf: true }]

/**
 * Every page that only a customer may open, and the poster of a part, which the server leaves to the device; with what the catalogue answers.
 * What is personal has no answer here.
 */
export const memberPages = [
  ...(
    [
      'profile',
      'cart',
      'address',
      'checkout',
      'completeOrder',
      'orderPrint',
      'boughtParts',
      'orders',
      'rewards',
      'gifts',
      'favourites',
      'viewHistory',
    ] as const
  ).map((name) => ({ address: href(name), replies: [] })),
  { address: href('orderDetail', { id: '1' }), replies: [] },
  { address: href('orderInfo', { id: '1' }), replies: [] },
  {
    address: href('account'),
    replies: [reply('giftsMall', { cid: 'all' }, { categories: [], category: '', gifts: [giftCard()] })],
  },
  { address: href('poster', { mcode: 'AR-S-10001' }), replies: [reply('productDetail', { mcode: 'AR-S-10001' }, partDetail())] },
  { address: href('apparel'), replies: [reply('productStyles', {}, styles)] },
  { address: href('apparel', { style: 'jacket' }), replies: [reply('productStyle', { id: 'jacket' }, jacket)] },
  { address: href('download'), replies: [tree] },
  { address: href('download', { category: '1' }), replies: [tree, families] },
  {
    address: href('download', { as: 'catalogue', category: '1' }),
    replies: [tree, families, reply('listByBackCategoryOrGroup', ofSheet, sheet)],
  },
  {
    address: href('download', { as: 'catalogue', category: '1', family: 'PMGR' }),
    replies: [tree, families, reply('listByBackCategoryOrGroup', { ...ofSheet, groupName: 'PMGR' }, sheet)],
  },
  { address: href('download', { as: 'labels' }), replies: [] },
]
