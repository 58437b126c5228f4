import { type ReactNode, useState } from 'react'
import { type BreadcrumbItem, Crumbs } from '#app/ui/Crumbs.tsx'
import { FitPlace } from '#app/ui/part/FitPlace.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import type { PartDetail } from '#contract/catalogue/catalogue.ts'
import { partPage } from '#styled/recipes'
import { Gallery } from './Gallery.tsx'
import { KeyData } from './KeyData.tsx'
import { Offer } from './Offer.tsx'
import type { OfferedPart } from './offered-part.ts'
import { PartHead } from './PartHead.tsx'

interface PartFrameProps {
  part: OfferedPart & Pick<PartDetail, 'images'>
  /** Whether these are all its pictures and attributes. Otherwise the others follow, and their place is kept. */
  isWhole?: boolean
  /** The breadcrumb of the part. */
  trail: readonly BreadcrumbItem[]
  /** Shown below the part's name. */
  notice: ReactNode
  /** Shown between price and attributes. */
  belowOffer?: ReactNode
  /** Shown below what is visible without scrolling. */
  children?: ReactNode
}

/** The usual height of the key attributes on a phone. */
const KEY_DATA_HEIGHT_PX = 180

/** The layout of a part's page from the data that a list also has: number, name, picture, price, stock, key attributes. */
export function PartFrame({ part, isWhole = true, trail, notice, belowOffer, children }: PartFrameProps) {
  const [qty, setQty] = useState(Math.max(part.minQty, 1))
  const look = partPage()
  return (
    <article className={look.root}>
      <Crumbs trail={[...trail, { label: part.mcode }]} />
      <PartHead part={part} />
      <FitPlace mcode={part.mcode} categoryOnPage={part.backCategoryId} />
      {notice}
      <div className={look.top}>
        <Gallery part={part} isWhole={isWhole} />
        <div className={look.side}>
          <Offer part={part} qty={qty} onQty={setQty} />
          {belowOffer}
          {isWhole ? <KeyData part={part} /> : <Skeleton height={KEY_DATA_HEIGHT_PX} />}
        </div>
      </div>
      {children}
    </article>
  )
}
