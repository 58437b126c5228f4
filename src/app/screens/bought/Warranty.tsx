import { Trans, useLingui } from '@lingui/react/macro'
import { shopToday } from '#app/shop-days.ts'
import { formatFullDay } from '#app/ui/full-day.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { mark } from '#styled/recipes'
import { warrantyState } from './warranty-state.ts'

/** Says in words and by an icon whether a warranty is still valid. */
export function Warranty({ lastDay }: { lastDay: string }) {
  const { i18n } = useLingui()
  const state = warrantyState(lastDay, shopToday())
  switch (state.type) {
    case 'not-begun':
      return (
        <span className={mark()}>
          <Trans>From delivery on</Trans>
        </span>
      )
    case 'runs':
      return (
        <span className={mark({ tone: 'good' })}>
          <Icon name="check" size={16} />
          <Trans>Until {formatFullDay(i18n, state.lastDay)}</Trans>
        </span>
      )
    case 'ended':
      return (
        <span className={mark({ tone: 'quiet' })}>
          <Trans>Ended {formatFullDay(i18n, state.lastDay)}</Trans>
        </span>
      )
  }
}
