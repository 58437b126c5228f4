import { Trans } from '@lingui/react/macro'
import { useReorder } from '#app/hooks/use-reorder.ts'
import { translate } from '#app/i18n/language.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { ReorderResult } from './ReorderResult.tsx'

interface ReorderButtonProps {
  id: string
  /** The number of the order, for screen readers, because a page may have several such buttons. */
  orderNumber: string
}

/** A button that adds the lines of an order to the cart. The button stays in place, and the result is shown after it. */
export function ReorderButton({ id, orderNumber }: ReorderButtonProps) {
  const [now, press] = useReorder(id)
  return (
    <>
      <button
        type="button"
        className={buttonClass}
        aria-disabled={now.type === 'busy' || undefined}
        aria-busy={now.type === 'busy' || undefined}
        onClick={press}
      >
        <Icon name="cart" />
        <span>
          {now.type === 'busy' ? <Trans>Asking the shop…</Trans> : <Trans>Order again</Trans>}
          <span className={visuallyHiddenClass}> {orderNumber}</span>
        </span>
      </button>
      <div role="status" className={answerClass}>
        {now.type === 'done' ? <ReorderResult result={now.result} /> : null}
        {now.type === 'failed' ? (
          <p className={errorTextClass}>
            <Icon name="warning" />
            <span>{translate(now.message)}</span>
          </p>
        ) : null}
      </div>
    </>
  )
}

const buttonClass = button()
const visuallyHiddenClass = css({ srOnly: true })
const answerClass = css({ flexBasis: 'full', order: 1, minWidth: '0', _empty: { position: 'absolute' } })
const errorTextClass = css({ display: 'flex', gap: '2', color: 'bad', paddingBlock: '2' })
