import type { PartPrices } from '#contract/pricing/pricing.ts'
import type { PromotionTerms } from '#contract/promotions/promoted.ts'

const ladder = [
  { fromQty: 1, unitPrice: 129.95 },
  { fromQty: 3, unitPrice: 126.05 },
  { fromQty: 10, unitPrice: 119.55 },
]
const part = { price: 129.95, priceLadder: ladder }
const shuffled = { price: 129.95, priceLadder: [...ladder].reverse() }
const lateLadder = { price: 20, priceLadder: [{ fromQty: 5, unitPrice: 18.5 }] }

type Sold = PartPrices & { promotions?: readonly PromotionTerms[] }

/** THE cases of the price rule: what one piece costs at a quantity, in cents. contract/pricing/pricing.ts and its SQL both run them. */
export const priceCases: readonly [what: string, part: Sold, qty: number, unitCents: number][] = [
  ['one piece costs the first step', part, 1, 12995],
  ['below a step', part, 2, 12995],
  ['on a step', part, 3, 12605],
  ['between two steps', part, 9, 12605],
  ['on the last step', part, 10, 11955],
  ['far beyond the last step', part, 9999, 11955],
  ['steps in another order, below', shuffled, 2, 12995],
  ['steps in another order, on a step', shuffled, 3, 12605],
  ['steps in another order, beyond', shuffled, 500, 11955],
  ['no ladder: the part’s own price', { price: 24.9, priceLadder: [] }, 4, 2490],
  ['a ladder that begins later: the part’s own price before', lateLadder, 4, 2000],
  ['a ladder that begins later: its first step from there', lateLadder, 5, 1850],
  ['a price that is no float of its own', { price: 0.1, priceLadder: [{ fromQty: 1, unitPrice: 0.1 }] }, 3, 10],
  ['a step that is dearer counts all the same', { price: 5, priceLadder: [{ fromQty: 2, unitPrice: 5.55 }] }, 2, 555],
  [
    'a promotion in percent, rounded down in what it takes off',
    { price: 129.95, priceLadder: [], promotions: [{ percent: 15 }] },
    1,
    11046,
  ],
  ['a promotion by one price', { price: 129.95, priceLadder: [], promotions: [{ cents: 9900 }] }, 7, 9900],
  ['a promotion that is below every step', { ...part, promotions: [{ percent: 10 }] }, 10, 11696],
  ['a promotion below the first steps: few pieces cost its price', { ...part, promotions: [{ cents: 12000 }] }, 9, 12000],
  ['a promotion above the last step: the step counts', { ...part, promotions: [{ cents: 12000 }] }, 10, 11955],
  ['a promotion that is dearer than the part counts for nothing', { ...part, promotions: [{ cents: 20000 }] }, 1, 12995],
  ['a promotion at the part’s own price counts for nothing', { ...part, promotions: [{ cents: 12995 }] }, 1, 12995],
  ['of two promotions the cheaper', { ...part, promotions: [{ percent: 5 }, { cents: 12100 }, { percent: 1 }] }, 2, 12100],
  ['a cent cannot be halved', { price: 0.01, priceLadder: [], promotions: [{ percent: 50 }] }, 1, 1],
  ['a ladder that begins later, below the promotion', { ...lateLadder, promotions: [{ cents: 1900 }] }, 4, 1900],
  ['a ladder that begins later, from there', { ...lateLadder, promotions: [{ cents: 1900 }] }, 5, 1850],
  [
    'a dearer step is no dearer than the promotion',
    { price: 5, priceLadder: [{ fromQty: 2, unitPrice: 5.55 }], promotions: [{ cents: 450 }] },
    2,
    450,
  ],
]
