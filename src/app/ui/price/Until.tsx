import { useLingui } from '@lingui/react/macro'
import type { RunningPromotion } from '#contract/catalogue.ts'
import { day } from '#app/i18n/format.ts'
import { shopLastDay } from '#app/shop-days.ts'

/** How long a price runs: the promotion's last day. It stands beside the stock, so it says what ends. */
export function Until({ promotion: { until } }: { promotion: Pick<RunningPromotion, 'until'> }) {
  const { t } = useLingui()
  return <>{t`price until ${day(shopLastDay(until))}`}</>
}
