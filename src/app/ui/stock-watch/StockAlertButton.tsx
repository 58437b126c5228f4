import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { type SubscriptionResult, useStockSubscription } from '#app/hooks/stock-watch/use-tell.ts'
import { translate } from '#app/i18n/language.ts'
import { needsScriptClass } from '#app/ui/needs-script.ts'
import type { Mcode } from '#contract/kernel/primitives.ts'
import { css, cx } from '#styled/css'
import { button } from '#styled/recipes'
import { GuestStockAlertDialog } from './lazy-dialog.ts'

interface StockAlertButtonProps {
  mcode: Mcode
  /** `primary` if the part has no other main action. */
  tone?: 'primary' | 'quiet'
}

/** The button "Tell me when it is back" with its text. The result replaces the button and gets its focus. */
export function StockAlertButton({ mcode, tone = 'quiet' }: StockAlertButtonProps) {
  const { i18n } = useLingui()
  const { asks, stopAsking, busy, told, press } = useStockSubscription(mcode, i18n.locale, { brief: false, form: GuestStockAlertDialog })
  const words = useRef<HTMLParagraphElement>(null)
  const isDone = told?.type === 'told' || told?.type === 'kept'
  useEffect(() => {
    // The result gets the focus only if the user has not moved the focus to another element meanwhile.
    if (isDone && document.activeElement === document.body) words.current?.focus()
  }, [isDone])
  return (
    <div className={cx(frameClass, needsScriptClass)}>
      {isDone ? null : (
        <button
          type="button"
          className={alertButtonClasses[tone]}
          aria-busy={busy || undefined}
          aria-haspopup={asks ? 'dialog' : undefined}
          onClick={() => void press()}
        >
          {busy ? <Trans>One moment…</Trans> : <Trans>Tell me when it is back</Trans>}
        </button>
      )}
      <p ref={words} role="status" tabIndex={-1} className={wordsClass}>
        {told === null ? null : <SubscriptionResultText result={told} />}
      </p>
      {asks ? <GuestStockAlertDialog mcode={mcode} onClose={stopAsking} /> : null}
    </div>
  )
}

function SubscriptionResultText({ result: told }: { result: SubscriptionResult }) {
  switch (told.type) {
    case 'told':
      return <Trans>We mail you once, to {told.email}, when it is in stock. Devices that get messages of this shop are told too.</Trans>
    case 'kept':
      return (
        <Trans>
          No signal: this is kept on this device, and goes to the shop when there is one. Then you get one mail when it is in stock. Your
          favorites say what became of it.
        </Trans>
      )
    case 'refused':
      return translate(told.errorMessage)
    case 'failed':
      return <Trans>No signal: nothing was sent. Press the button again when there is one.</Trans>
  }
}

const alertButtonClasses = { primary: button({ tone: 'primary', wide: true }), quiet: button({ tone: 'quiet' }) }
const frameClass = css({ display: 'grid', flexGrow: '[1]', gap: '1', justifyItems: 'start', minWidth: '0' })
const wordsClass = css({ fontSize: 'sm', overflowWrap: 'anywhere', _empty: { display: 'none' } })
