import { Suspense } from 'react'
import { lazyComponent } from '#app/hooks/lazy/lazy-component.ts'
import { ContentNearViewport } from '#app/ui/ContentNearViewport.tsx'
import type { PartDetail } from '#contract/catalogue/catalogue.ts'
import { isUnit } from '#contract/part/is-unit.ts'
import { categoryHref } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { listing, partPage } from '#styled/recipes'
import { PartFrame } from './PartFrame.tsx'

/** The content that becomes visible by scrolling. Its code is separate, and is loaded when the content comes near the visible area. */
const PartSections = lazyComponent(
  () => import('./PartSections.tsx'),
  ({ PartSections }) => PartSections,
  { inPage: true },
)

const Supersession = lazyComponent(
  () => import('./Supersession.tsx'),
  (piece) => piece.Supersession,
  { inPage: true },
)

const PartTopLinks = lazyComponent(
  () => import('./PartTopLinks.tsx'),
  ({ PartTopLinks }) => PartTopLinks,
)

const StyleVariants = lazyComponent(
  () => import('./StyleVariants.tsx'),
  ({ StyleVariants }) => StyleVariants,
)

/**
 * The page of a part, in the order of design.md: number and name, picture, price and stock, key attributes, comparison with the old unit,
 * numbers, fitments, parts list, logistics data.
 */
export function PartPage({ part }: { part: PartDetail }) {
  return (
    <PartFrame
      part={part}
      trail={part.path.map((crumb) => ({ label: crumb.backCategoryName, to: categoryHref(crumb) }))}
      notice={
        <>
          {part.supersededBy ? (
            <Suspense>
              <Supersession by={part.supersededBy} />
            </Suspense>
          ) : null}
          <div className={topLinksClass}>
            <Suspense fallback={isUnit(part) ? <div className={listing().families} aria-hidden /> : null}>
              <PartTopLinks part={part} />
            </Suspense>
          </div>
        </>
      }
      belowOffer={
        part.style ? (
          <Suspense>
            <StyleVariants part={part} style={part.style} />
          </Suspense>
        ) : null
      }
    >
      <ContentNearViewport fallback={<div className={partPage().below} />}>
        <PartSections part={part} />
      </ContentNearViewport>
    </PartFrame>
  )
}

const topLinksClass = css({ '&:not(:empty)': { marginTop: '3' } })
