import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useStockSubscription } from '#app/hooks/stock-watch/use-tell.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { needsScriptClass } from '#app/ui/needs-script.ts'
import type { Mcode } from '#contract/kernel/primitives.ts'
import { cx } from '#styled/css'
import { GuestStockAlertDialog } from './lazy-dialog.ts'

interface RowStockAlertButtonProps {
  mcode: Mcode
  className: string
  /** The text about the part's quantity in the cart; '' if the part is not in the cart. `badge`: the same quantity as a badge, or null. */
  inCartText: string
  badge: ReactNode
}

/**
 * The button "Tell me", which replaces a row's Add button if the part cannot be ordered. After it was pressed, a tick replaces its text.
 */
export function RowStockAlertButton({ mcode, className, inCartText, badge }: RowStockAlertButtonProps) {
  const { i18n, t } = useLingui()
  const { asks, stopAsking, busy, told, press } = useStockSubscription(mcode, i18n.locale, { brief: true, form: GuestStockAlertDialog })
  const isDone = told?.type === 'told' || told?.type === 'kept'
  const name = isDone ? t`You are told when ${mcode} is back` : t`Tell me when ${mcode} is back`
  return (
    <>
      <button
        type="button"
        className={cx(className, needsScriptClass)}
        aria-label={inCartText === '' ? name : `${name}, ${inCartText}`}
        aria-busy={busy || undefined}
        aria-disabled={busy || isDone || undefined}
        onClick={() => {
          if (!isDone) void press()
        }}
      >
        {isDone ? <Icon name="check" /> : busy ? <Icon name="clock" /> : <Trans>Tell me</Trans>}
        {badge}
      </button>
      {asks ? <GuestStockAlertDialog mcode={mcode} onClose={stopAsking} /> : null}
    </>
  )
}
