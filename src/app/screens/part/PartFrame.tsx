import { type ReactNode, useState } from 'react'
import { type BreadcrumbItem, Crumbs } from '#app/ui/Crumbs.tsx'
import type { PartDetail } from '#contract/catalogue/catalogue.ts'
import { partPage } from '#styled/recipes'
import { Gallery } from './Gallery.tsx'
import { KeyData } from './KeyData.tsx'
import { Offer } from './Offer.tsx'
import { PartHead } from './PartHead.tsx'
import type { SoldPart } from './sold-part.ts'

interface PartFrameProps {
  part: SoldPart & Pick<PartDetail, 'images'>
  /** The breadcrumb of the part. */
  trail: readonly BreadcrumbItem[]
  /** Shown below the part's name. */
  said: ReactNode
  /** Shown between price and attributes. */
  choice?: ReactNode
  /** Shown below the first screen. */
  children?: ReactNode
}

/** The layout of a part's page from the data that a list also has: number, name, picture, price, stock, key attributes. */
export function PartFrame({ part, trail, said, choice, children }: PartFrameProps) {
  const [qty, setQty] = useState(Math.max(part.minQty, 1))
  const look = partPage()
  return (
    <article className={look.root}>
      <Crumbs trail={[...trail, { label: part.mcode }]} />
      <PartHead part={part} />
      {said}
      <div className={look.top}>
        <Gallery part={part} />
        <div className={look.side}>
          <Offer part={part} qty={qty} onQty={setQty} />
          {choice}
          <KeyData part={part} />
        </div>
      </div>
      {children}
    </article>
  )
}
