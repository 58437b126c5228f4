import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { navigateTo } from '#app/hooks/navigation.ts'
import { useStoredReturnDraft } from '#app/hooks/orders/use-return-draft.ts'
import { deleteReturnDraft, storeReturnDraft } from '#app/state/orders/return-drafts.ts'
import { Link } from '#app/ui/Link.tsx'
import { Message } from '#app/ui/Message.tsx'
import { orderHref, orderReturnHref } from '#app/ui/order/order-hrefs.ts'
import { PartNumber } from '#app/ui/PartNumber.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import { ShopQuestionLink } from '#app/ui/ShopQuestionLink.tsx'
import type { Order } from '#contract/orders/order.ts'
import { css } from '#styled/css'
import { button, chip, heading, message } from '#styled/recipes'
import type { ReloadOrder } from './changed.ts'
import { NonReturnableLines } from './NonReturnableLines.tsx'
import { OrderCores } from './OrderCores.tsx'
import { ReturnForm } from './ReturnForm.tsx'
import { addPartToReturn, createReturnDraft } from './return-draft.ts'

/** Stands in the URL of a return form for a used unit that is sent back because of its core charge. */
export const OLD_UNIT_RETURN_SUBJECT = 'old-unit'

interface ReturnPageProps {
  order: Order
  /** What is returned: `any`, `OLD_UNIT_RETURN_SUBJECT`, or the code of a part. */
  returnSubject: string
  /** Whether this form has replaced the order's own page in view. */
  hasReplacedOrderPage: boolean
  onChanged: ReloadOrder
  onSent: () => void
}

/**
 * The return form of an order: for a part, or for a used unit that is sent back because of its core charge. The input is stored on the
 * device.
 */
export function ReturnPage({ order, returnSubject, hasReplacedOrderPage, onChanged, onSent }: ReturnPageProps) {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!hasReplacedOrderPage) return
    scrollTo(0, 0)
    head.current?.focus({ preventScroll: true })
  }, [hasReplacedOrderPage])
  const isPossible = order.lines.some(({ returnable }) => returnable > 0)
  const owed = order.cores.filter(({ state }) => state === 'due')
  const isOldUnit = owed.length > 0 && (returnSubject === OLD_UNIT_RETURN_SUBJECT || !isPossible)
  return (
    <article className={frameClass}>
      <header>
        <h1 ref={head} tabIndex={-1} className={heading({ level: 'page' })}>
          <Trans>Send something back</Trans>
        </h1>
        <p className={mutedTextClass}>
          <Trans>
            of order <PartNumber number={order.number} />
          </Trans>
        </p>
      </header>
      {owed.length > 0 && isPossible ? <ReturnKindChoice order={order} isOldUnit={isOldUnit} /> : null}
      {isOldUnit ? (
        <OrderCores order={order} onChanged={onChanged} />
      ) : isPossible ? (
        <StoredReturnForm order={order} returnSubject={returnSubject} onSent={onSent} />
      ) : (
        <NothingReturnable order={order} />
      )}
    </article>
  )
}

/** Asks whether a new part or a used unit is returned, because the two are returned differently. */
function ReturnKindChoice({ order: { id, cores }, isOldUnit }: { order: Order; isOldUnit: boolean }) {
  const { t } = useLingui()
  const deposit = cores.reduce((cents, core) => cents + (core.state === 'due' ? Math.round(core.deposit * 100) : 0), 0) / 100
  return (
    <nav aria-label={t`What goes back?`} className={returnKindsClass}>
      <Link to={orderReturnHref(id)} replace className={chip()} aria-current={isOldUnit ? undefined : 'true'}>
        <Trans>A part that you bought</Trans>
      </Link>
      <Link to={orderReturnHref(id, OLD_UNIT_RETURN_SUBJECT)} replace className={chip()} aria-current={isOldUnit ? 'true' : undefined}>
        <Trans>
          The old unit, <Money usd={deposit} /> core
        </Trans>
      </Link>
    </nav>
  )
}

function StoredReturnForm({ order, returnSubject, onSent }: Pick<ReturnPageProps, 'order' | 'returnSubject' | 'onSent'>) {
  const kept = useStoredReturnDraft(order.id)
  const typed = kept === null ? createReturnDraft(order, returnSubject) : kept.draft
  const corrects = kept?.corrects ?? null
  // If the form was opened from another part's row, that part is added.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when `returnSubject` changes, or a removed part would be added again
  useEffect(() => {
    if (kept !== null) storeReturnDraft(order.id, { ...kept, draft: addPartToReturn(kept.draft, order, returnSubject) })
  }, [returnSubject])
  return (
    <ReturnForm
      order={order}
      draft={typed}
      replacedReturn={
        corrects === null ? undefined : { id: corrects, onReplaced: (id) => storeReturnDraft(order.id, { draft: typed, corrects: id }) }
      }
      onDraftChange={(draft) => storeReturnDraft(order.id, { draft, corrects })}
      onDone={() => {
        deleteReturnDraft(order.id)
        onSent()
        navigateTo(orderHref(order.id), { replace: true })
      }}
    />
  )
}

const frameClass = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4' })
const mutedTextClass = css({ color: 'fg.muted' })
const returnKindsClass = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })

/** What is shown instead of the return form if nothing can be returned: the reason, and links. */
const NothingReturnable = ({ order }: { order: Order }) => (
  <Message
    title={
      order.state === 'delivered' || order.state === 'returned' ? (
        <Trans>Nothing of this order can go back any more.</Trans>
      ) : order.state === 'cancelled' ? (
        <Trans>This order was cancelled, so nothing of it goes back.</Trans>
      ) : (
        <Trans>This order is not delivered yet. What does not fit can be sent back once it is here.</Trans>
      )
    }
  >
    {order.state === 'delivered' ? <NonReturnableLines order={order} /> : null}
    <div className={message().ways}>
      <Link to={orderHref(order.id)} className={button({ tone: 'primary' })}>
        <Trans>To the order</Trans>
      </Link>
      <ShopQuestionLink partNumber={undefined}>
        <Trans>Ask the counter</Trans>
      </ShopQuestionLink>
    </div>
  </Message>
)
