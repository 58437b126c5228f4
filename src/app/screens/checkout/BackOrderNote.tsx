import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useCheckout } from '#app/hooks/use-checkout.ts'
import type { PaymentMethod } from '#contract/checkout.ts'
import { css } from '#styled/css'

/** When back-ordered pieces are paid. Nothing if all pieces are in stock. */
export function BackOrderNote() {
  const { draft, fresh } = useCheckout()
  if (!fresh || draft.quote?.backOrder === undefined) return null
  return (
    <p className={quiet}>
      {draft.payment === '' ? null : <>{paid[draft.payment]} </>}
      <Trans>Until the order is packed you can cancel it; what you have paid then goes back to you.</Trans>
    </p>
  )
}

const paid: Record<PaymentMethod, ReactNode> = {
  invoice: <Trans>The invoice is for all pieces, those on back-order too.</Trans>,
  collection: <Trans>You pay for all pieces when you fetch them.</Trans>,
  card: <Trans>The card is charged for all pieces now, those on back-order too.</Trans>,
}

const quiet = css({ color: 'fg.muted' })
