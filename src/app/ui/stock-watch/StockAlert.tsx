import { Suspense } from 'react'
import { lazyComponent } from '#app/hooks/lazy/lazy-component.ts'
import { canRequestRestockAlert } from '#app/sale.ts'
import type { Stock } from '#contract/catalogue/catalogue.ts'
import type { Mcode } from '#contract/kernel/primitives.ts'
import { css } from '#styled/css'

const StockAlertButton = lazyComponent(
  () => import('./StockAlertButton.tsx'),
  ({ StockAlertButton }) => StockAlertButton,
)

/** The button "Tell me when it is back", for a part that is out of stock. Nothing for a part that is in stock or discontinued. */
export const StockAlert = ({
  part,
  tone,
}: {
  part: { mcode: Mcode; stock: Stock; minQty?: number | null | undefined }
  tone?: 'primary' | 'quiet'
}) =>
  canRequestRestockAlert(part) ? (
    <Suspense fallback={<div className={containerClass} />}>
      <StockAlertButton mcode={part.mcode} {...(tone && { tone })} />
    </Suspense>
  ) : null

const containerClass = css({ minHeight: 'touch' })
