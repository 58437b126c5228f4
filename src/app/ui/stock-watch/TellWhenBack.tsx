import { Suspense } from 'react'
import { lazyComponent } from '#app/hooks/lazy/lazy-component.ts'
import { canSubscribeToPart } from '#app/sale.ts'
import type { Stock } from '#contract/catalogue/catalogue.ts'
import type { Mcode } from '#contract/kernel/primitives.ts'
import { css } from '#styled/css'

const TellMe = lazyComponent(
  () => import('./TellMe.tsx'),
  ({ TellMe }) => TellMe,
)

/** The button "Tell me when it is back", for a part that is out of stock. Nothing for a part that is in stock or discontinued. */
export const TellWhenBack = ({
  part,
  tone,
}: {
  part: { mcode: Mcode; stock: Stock; minQty?: number | null | undefined }
  tone?: 'primary' | 'quiet'
}) =>
  canSubscribeToPart(part) ? (
    <Suspense fallback={<div className={containerClass} />}>
      <TellMe mcode={part.mcode} {...(tone && { tone })} />
    </Suspense>
  ) : null

const containerClass = css({ minHeight: 'touch' })
