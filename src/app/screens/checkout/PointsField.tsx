import { Trans, useLingui } from '@lingui/react/macro'
import { useCheckout } from '#app/hooks/use-checkout.ts'
import { formatNumber, formatUsd } from '#app/i18n/format.ts'
import { editDraft } from '#app/state/checkout/draft.ts'
import { pointsToSpend } from '#app/state/checkout/points.ts'
import { applyRewardPoints } from '#app/state/checkout/quote.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { TextField } from '#app/ui/form/TextField.tsx'
import { POINT_VALUE_CENTS } from '#contract/rewards/points-rules.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'

/** The field for the number of points to spend. The calculated total shows the result; an error is shown below the field. */
export function PointsField() {
  const { t } = useLingui()
  const { draft, trouble } = useCheckout()
  const { points = 0, quote } = draft
  const typed = draft.pointsTyped ?? (points === 0 ? '' : String(points))
  const { balance, most } = quote?.points ?? { balance: 0, most: 0 }
  if (balance === 0 && points === 0 && typed === '') return null
  const wanted = pointsToSpend(draft)
  const problem = wanted === points ? quote?.problems.find(({ about }) => about === 'points') : undefined
  const use = (count: number) => void applyRewardPoints(count).catch(logErrorOnly)
  const [has, worth, takes] = [formatNumber(balance), formatUsd((balance * POINT_VALUE_CENTS) / 100), formatNumber(most)]
  return (
    <form
      className={frameClass}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (wanted !== null) use(wanted)
      }}
    >
      <TextField
        name="points"
        label={t`Points`}
        optional
        wrong={wanted === null ? t`Points are a whole number, such as 500.` : problem?.say}
        hint={
          trouble === null
            ? t`You have ${has}, worth ${worth}. This order takes up to ${takes}.`
            : t`An order saved on this device is sent without points: they may be spent by then.`
        }
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        value={typed}
        onChange={(event) => editDraft({ pointsTyped: event.target.value })}
      />
      <div className={buttonsClass}>
        <button type="submit" className={button()} disabled={wanted === null || wanted === points}>
          <Trans>Use them</Trans>
        </button>
        {most > 0 && most !== points ? (
          <button type="button" className={button({ tone: 'quiet' })} onClick={() => use(most)}>
            <Trans>As many as it takes</Trans>
          </button>
        ) : null}
        {points === 0 ? null : (
          <button type="button" className={button({ tone: 'plain' })} onClick={() => use(0)}>
            <Trans>None</Trans>
          </button>
        )}
      </div>
    </form>
  )
}

const frameClass = css({ display: 'grid', gap: '2', alignItems: 'start' })
const buttonsClass = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
