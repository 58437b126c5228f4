import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useCheckout } from '#app/hooks/use-checkout.ts'
import type { CheckoutStep } from '#app/state/checkout/checkout.ts'
import { editDraft } from '#app/state/checkout/draft.ts'
import { css, cx } from '#styled/css'
import { button, heading, panel } from '#styled/recipes'

const checkoutStepOrder: readonly CheckoutStep[] = ['address', 'delivery', 'payment', 'review']

interface StepProps {
  name: CheckoutStep
  title: string
  /** The buyer's choice in this step, shown while the step is closed; null if there is none. */
  summary?: ReactNode
  /** The problems of this step, shown whether it is open or closed. */
  problems?: ReactNode
  children: ReactNode
}

/** One of the four steps of the checkout: open, or closed with a summary. A step that opens gets the focus. */
export function CheckoutStepSection({ name, title, summary = null, problems = null, children }: StepProps) {
  const { t } = useLingui()
  const id = useId()
  const head = useRef<HTMLHeadingElement>(null)
  const { draft } = useCheckout()
  const open = draft.step === name
  const wasOpen = useRef(open)
  const reachable = summary !== null || checkoutStepOrder.indexOf(name) < checkoutStepOrder.indexOf(draft.step)
  useEffect(() => {
    if (open && !wasOpen.current) {
      head.current?.focus()
      head.current?.scrollIntoView({ block: 'nearest' })
    }
    wasOpen.current = open
  }, [open])
  return (
    <section className={panel({ look: 'ruled' })} aria-labelledby={id}>
      <div className={barClass}>
        <h2 id={id} ref={head} tabIndex={-1} className={heading({ level: 'section' })}>
          <span className={numberClass}>{checkoutStepOrder.indexOf(name) + 1}</span> {title}
        </h2>
        {open || !reachable ? null : (
          <button
            type="button"
            className={cx(button({ tone: 'plain', size: 'sm' }), edgeAlignedClass)}
            aria-label={t`Change: ${title}`}
            onClick={() => editDraft({ step: name })}
          >
            <Trans>Change</Trans>
          </button>
        )}
      </div>
      {problems}
      {open ? <div className={bodyClass}>{children}</div> : <div className={closedStepClass}>{summary}</div>}
    </section>
  )
}

const barClass = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  minHeight: 'touch',
  scrollMarginTop: '4',
})
/** Moves a button outwards, so that its text instead of its border is aligned with the totals below. */
const edgeAlignedClass = css({ marginRight: { base: '[-12px]', _tiny: '0' } })
const numberClass = css({ color: 'fg.muted', paddingRight: '1' })
const bodyClass = css({ display: 'grid', gap: '4', paddingTop: '2', paddingBottom: '6' })
const closedStepClass = css({ color: 'fg.muted', paddingBottom: '4', overflowWrap: 'anywhere' })
