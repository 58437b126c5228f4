import type { I18n } from '@lingui/core'
import type { PromotionScope } from '#contract/promotions/promotion.ts'

const conditionWords = {
  new: /*i18n*/ 'new parts',
  reman: /*i18n*/ 'remanufactured parts',
  used: /*i18n*/ 'used parts',
} as const

/** The scope of a promotion, without individually listed parts: `Starters · Bosch · remanufactured parts`. Empty if unrestricted. */
export function scopeOf({ categories, producers, conditions }: PromotionScope, i18n: Pick<I18n, '_'>): string {
  const kinds = [categories.map(({ name }) => name), producers, conditions.map((one) => i18n._(conditionWords[one]))]
  return kinds
    .filter((names) => names.length > 0)
    .map((names) => names.join(', '))
    .join(' · ')
}
