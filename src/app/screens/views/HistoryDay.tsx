import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useWithoutEndedPromotions } from '#app/hooks/catalogue/use-without-ended.ts'
import type { SeenPart } from '#app/hooks/use-view-history.ts'
import { formatDayHeading } from '#app/i18n/day-heading.ts'
import { removeFromHistory } from '#app/state/views/changes.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { PartList } from '#app/ui/PartList.tsx'
import { css } from '#styled/css'
import { button, heading } from '#styled/recipes'

interface HistoryDayProps {
  /** The midnight at which the day begins, milliseconds since 1970. */
  dayStartMs: number
  views: readonly SeenPart[]
  /** Whether each row has a remove button. */
  hasRemoveButtons: boolean
}

/** A list of the parts viewed on one day. Prices show their age. */
export function HistoryDay({ dayStartMs, views, hasRemoveButtons }: HistoryDayProps) {
  const { t } = useLingui()
  const id = useId()
  const day = formatDayHeading(dayStartMs)
  const now = useWithoutEndedPromotions(views)
  const ages = new Map(views.map(({ mcode, viewedAt, asOf = new Date(viewedAt).toISOString() }) => [mcode, asOf]))
  const remove = (mcode: string) => (
    <button
      type="button"
      className={button({ tone: 'plain', size: 'sm' })}
      aria-label={t`Remove ${mcode} from your history`}
      onClick={() => void removeFromHistory(mcode)}
    >
      <Icon name="close" />
      <Trans>Remove</Trans>
    </button>
  )
  return (
    <section aria-labelledby={id} className={sectionClass}>
      <h2 id={id} className={heading()}>
        {day}
      </h2>
      <PartList
        parts={now.map(({ part }) => part)}
        dataTimeOf={({ mcode }) => ages.get(mcode) ?? null}
        label={day}
        hasTwoColumns={!hasRemoveButtons}
        {...(hasRemoveButtons && { renderBelowPart: ({ mcode }: { mcode: string }) => remove(mcode) })}
      />
    </section>
  )
}

const sectionClass = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '2' })
