import { type ReactNode, useState } from 'react'
import { type Crumb, Crumbs } from '#app/ui/Crumbs.tsx'
import type { PartDetail } from '#contract/catalogue.ts'
import { partPage } from '#styled/recipes'
import { Gallery } from './Gallery.tsx'
import { KeyData } from './KeyData.tsx'
import { Offer } from './Offer.tsx'
import { PartHead } from './PartHead.tsx'
import type { SoldPart } from './sold-part.ts'

interface PartFrameProps {
  part: SoldPart & Pick<PartDetail, 'images'>
  /** The way down to the part. */
  trail: readonly Crumb[]
  /** What is said below its name. */
  said: ReactNode
  /** What stands between its price and its data. */
  choice?: ReactNode
  /** What lies below the first screenful. */
  children?: ReactNode
}

/** The page of a part, by what its row in a list says, too: number and name, drawing, price and stock, the data that decide. */
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
