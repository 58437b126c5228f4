import type { Gift, GiftCard } from '#contract/gifts/gifts.ts'

/** A gift in the mall: goods for 220 points. */
export const giftCard = (facts: Partial<GiftCard> = {}): GiftCard => ({
  ...{ id: 'tray' as GiftCard['id'], name: 'Parts tray', picture: '', points: 220, stock: 40, kind: 'goods' },
  ...facts,
})

/** The same with all that its page says. */
export const giftDetail = (facts: Partial<Gift> = {}): Gift => ({
  ...giftCard(),
  ...{ text: 'Holds screws on a fender.', category: { id: 'bench' as Gift['id'], name: 'On the bench' }, ended: false, coupon: null },
  ...facts,
})
