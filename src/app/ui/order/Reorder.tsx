import { Trans } from '@lingui/react/macro'
import { useReorder } from '#app/hooks/use-reorder.ts'
import { translate } from '#app/i18n/language.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { ReorderResult } from './ReorderResult.tsx'

interface ReorderProps {
  id: string
  /** The number of the order, for screen readers, because a page may have several such buttons. */
  number: string
}

/** A button that adds the lines of an order to the cart. The button stays in place, and the result is shown after it. */
export function Reorder({ id, number }: ReorderProps) {
  const [now, press] = useReorder(id)
  return (
    <>
      <button
        type="button"
        className={look}
        aria-disabled={now.type === 'busy' || undefined}
        aria-busy={now.type === 'busy' || undefined}
        onClick={press}
      >
        <Icon name="cart" />
        <span>
          {now.type === 'busy' ? <Trans>Asking the shop…</Trans> : <Trans>Order again</Trans>}
          <span className={unseen}> {number}</span>
        </span>
      </button>
      <div role="status" className={answer}>
        {now.type === 'done' ? <ReorderResult result={now.result} /> : null}
        {now.type === 'failed' ? (
          <p className={bad}>
            <Icon name="warning" />
            <span>{translate(now.message)}</span>
          </p>
        ) : null}
      </div>
    </>
  )
}

const look = button()
const unseen = css({ srOnly: true })
const answer = css({ flexBasis: 'full', order: 1, minWidth: '0', _empty: { position: 'absolute' } })
const bad = css({ display: 'flex', gap: '2', color: 'bad', paddingBlock: '2' })
