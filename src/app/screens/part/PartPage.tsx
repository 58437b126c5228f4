import { lazyComponent } from '#app/hooks/lazy/lazy-component.ts'
import { Suspense, useState } from 'react'
import { categoryHref } from '#contract/addresses.ts'
import { Crumbs } from '#app/ui/Crumbs.tsx'
import { WhenNear } from '#app/ui/WhenNear.tsx'
import type { PartDetail } from '#contract/catalogue.ts'
import { partPage } from '#styled/recipes'
import { Gallery } from './Gallery.tsx'
import { KeyData } from './KeyData.tsx'
import { Offer } from './Offer.tsx'
import { PartHead } from './PartHead.tsx'
import { Supersession } from './Supersession.tsx'
import { ThumbBar } from './ThumbBar.tsx'

/** What lies below the first screenful has its own code, fetched when it comes near. */
const PartSections = lazyComponent(
  () => import('./PartSections.tsx'),
  ({ PartSections }) => PartSections,
  { inPage: true },
)

const OfStyle = lazyComponent(
  () => import('./OfStyle.tsx'),
  ({ OfStyle }) => OfStyle,
)

/**
 * The order of design.md: number and name, drawing, price and stock, the data that decide, does it match, numbers, applications, parts,
 * papers.
 */
export function PartPage({ part }: { part: PartDetail }) {
  const [qty, setQty] = useState(Math.max(part.minQty, 1))
  const look = partPage()
  return (
    <article className={look.root}>
      <Crumbs trail={[...part.path.map((crumb) => ({ label: crumb.backCategoryName, to: categoryHref(crumb) })), { label: part.mcode }]} />
      <PartHead part={part} />
      <Supersession part={part} />
      <div className={look.top}>
        <Gallery part={part} />
        <div className={look.side}>
          <Offer part={part} qty={qty} onQty={setQty} />
          {part.style ? (
            <Suspense>
              <OfStyle part={part} style={part.style} />
            </Suspense>
          ) : null}
          <KeyData part={part} />
        </div>
      </div>
      <WhenNear fallback={<div className={look.below} />}>
        <PartSections part={part} />
      </WhenNear>
      <ThumbBar part={part} qty={qty} />
    </article>
  )
}
