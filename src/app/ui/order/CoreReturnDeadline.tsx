import { Trans } from '@lingui/react/macro'
import { useClock } from '#app/hooks/use-clock.ts'
import { formatDay } from '#app/i18n/format.ts'
import { shopToday } from '#app/shop-days.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { mark } from '#styled/recipes'
import { deadlineStateOf } from './deadline.ts'

/** The day until which a used unit must be sent back, `2026-11-21`. A day that has passed is marked. */
export function CoreReturnDeadline({ dueOn }: { dueOn: string }) {
  useClock()
  const is = deadlineStateOf(dueOn, shopToday())
  if (is === 'far')
    return (
      <span>
        <Trans>send it by {formatDay(dueOn)}</Trans>
      </span>
    )
  return (
    <span className={is === 'past' ? overdueMarkClass : warningMarkClass}>
      <Icon name="warning" size={16} />
      {is === 'past' ? <Trans>was due {formatDay(dueOn)}: call us</Trans> : <Trans>send it by {formatDay(dueOn)}</Trans>}
    </span>
  )
}

const warningMarkClass = mark({ tone: 'warn' })
const overdueMarkClass = mark({ tone: 'bad' })
