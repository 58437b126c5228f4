import { useLingui } from '@lingui/react/macro'
import { formatDay } from '#app/i18n/format.ts'
import { shopLastDay } from '#app/shop-days.ts'
import type { RunningPromotion } from '#contract/catalogue/catalogue.ts'

/** Says on which day the price of a promotion ends. */
export function PromotionEndText({ promotion: { until } }: { promotion: Pick<RunningPromotion, 'until'> }) {
  const { t } = useLingui()
  return <>{t`price until ${formatDay(shopLastDay(until))}`}</>
}
