import { useLingui } from '@lingui/react/macro'
import type { RunningPromotion } from '#contract/catalogue.ts'
import { lastDay } from '#contract/promotions/last-day.ts'
import { day } from '#app/i18n/format.ts'

/** How long a promotion runs: its last day. */
export function Until({ promotion: { until } }: { promotion: Pick<RunningPromotion, 'until'> }) {
  const { t } = useLingui()
  return <>{t`until ${day(lastDay(until))}`}</>
}
