import type { Db } from '#server/db/open.ts'
import type { GiftCoupon } from '#server/gifts/tables.ts'

interface DemoGift {
  id: string
  category: 'bench' | 'wear' | 'coupons'
  name: string
  text: string
  /** Name of the gift's line drawing in drawings/icons/gift-icons.ts. */
  icon: string
  points: number
  stock: number
  coupon?: GiftCoupon
}

const giftCategories = [
  { id: 'bench', name: /*i18n*/ 'On the bench' },
  { id: 'wear', name: /*i18n*/ 'To wear' },
  { id: 'coupons', name: /*i18n*/ 'Coupons' },
] as const

const discountCoupon = (of: { percent: number } | { dollars: number }, least: number, categoryId: string | null = null): GiftCoupon => ({
  ...('percent' in of ? { percent: of.percent, amountCents: null } : { percent: null, amountCents: of.dollars * 100 }),
  ...{ leastCents: least * 100, categoryId, condition: null, withSale: true, days: 90 },
})

const demoGifts: readonly DemoGift[] = [
  {
    ...{ id: 'shop-mug', category: 'bench', icon: 'gift-mug', points: 150, stock: 60 },
    name: /*i18n*/ 'Enamel mug',
    text: /*i18n*/ 'White enamel on steel, 350 ml, with the wheel of the shop on it. Chips where it falls; goes on holding coffee.',
  },
  {
    ...{ id: 'parts-tray', category: 'bench', icon: 'gift-tray', points: 220, stock: 40 },
    name: /*i18n*/ 'Magnetic parts tray',
    text: /*i18n*/ 'Round steel bowl of 150 mm with a rubber foot. Holds through bolts and brush screws on a fender, also upside down.',
  },
  {
    ...{ id: 'feeler-gauge', category: 'bench', icon: 'gift-gauge', points: 260, stock: 25 },
    name: /*i18n*/ 'Feeler gauge, 20 blades',
    text: /*i18n*/ '0.05 to 1.00 mm and the same in thousandths of an inch. For pinion clearance and slip ring run-out.',
  },
  {
    ...{ id: 'fender-cover', category: 'bench', icon: 'gift-cover', points: 420, stock: 12 },
    name: /*i18n*/ 'Fender cover',
    text: /*i18n*/ '1050 by 650 mm, non-slip, resists brake fluid and battery acid. Wipes clean.',
  },
  {
    ...{ id: 'work-lamp', category: 'bench', icon: 'gift-lamp', points: 980, stock: 4 },
    name: /*i18n*/ 'Inspection lamp',
    text: /*i18n*/ '800 lumen on a hinged foot with a magnet and a hook, charged by USB-C, six hours on half light. IP54.',
  },
  {
    ...{ id: 'nitrile-gloves', category: 'wear', icon: 'gift-gloves', points: 120, stock: 80 },
    name: /*i18n*/ 'Nitrile gloves, box of 50',
    text: /*i18n*/ 'Black, 0.15 mm, textured, size L. They work on a phone’s screen.',
  },
  {
    ...{ id: 'shop-cap', category: 'wear', icon: 'gift-cap', points: 200, stock: 0 },
    name: /*i18n*/ 'Cap',
    text: /*i18n*/ 'Dark cotton with a short peak that fits under a hood, one size with a strap of cloth: no metal near a battery.',
  },
  {
    ...{ id: 'knee-pad', category: 'wear', icon: 'gift-pad', points: 310, stock: 18 },
    name: /*i18n*/ 'Kneeling mat',
    text: /*i18n*/ '450 by 210 by 30 mm of closed foam with a grip. Oil and water stay outside.',
  },
  {
    ...{ id: 'off-5', category: 'coupons', icon: 'gift-coupon', points: 400, stock: 500, coupon: discountCoupon({ dollars: 5 }, 25) },
    name: /*i18n*/ '$5 off from $25',
    text: /*i18n*/ 'For any goods of $25 and more, also reduced ones.',
  },
  {
    ...{ id: 'off-10', category: 'coupons', icon: 'gift-coupon', points: 750, stock: 500, coupon: discountCoupon({ dollars: 10 }, 60) },
    name: /*i18n*/ '$10 off from $60',
    text: /*i18n*/ 'For any goods of $60 and more, also reduced ones.',
  },
  {
    ...{
      id: 'brushes-20',
      category: 'coupons',
      icon: 'gift-coupon',
      points: 300,
      stock: 200,
      coupon: discountCoupon({ percent: 20 }, 0, '3'),
    },
    name: /*i18n*/ '20 % off starter parts',
    text: /*i18n*/ 'For brushes, drives, solenoids and all else that a starter is made of.',
  },
]

/** Stores the gifts of the demo shops, unless a shop already has gifts. */
export async function ensureDemoGifts(db: Db): Promise<void> {
  const shops = await db.selectFrom('tenant').select('id').where('id', 'in', ['general', 'harbor']).execute()
  for (const { id: tenant } of shops) {
    const owned = <Row extends object>(rows: readonly Row[]) => rows.map((row, at) => ({ ...row, tenant_id: tenant, sort_num: at + 1 }))
    if (await db.selectFrom('gift_category').select('id').where('tenant_id', '=', tenant).limit(1).executeTakeFirst()) continue
    await db.insertInto('gift_category').values(owned(giftCategories)).execute()
    await db
      .insertInto('gift')
      .values(
        owned(
          demoGifts.map(({ category, icon, coupon, ...gift }) => ({
            ...gift,
            category_id: category,
            picture: `/category/${icon}.svg`,
            coupon: coupon === undefined ? null : JSON.stringify(coupon),
          })),
        ),
      )
      .execute()
  }
}
