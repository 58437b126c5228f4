import { Suspense } from 'react'
import { lazyComponent } from '#app/hooks/lazy/lazy-component.ts'
import { ContentNearViewport } from '#app/ui/ContentNearViewport.tsx'
import { isUnit } from '#contract/part/is-unit.ts'
import { categoryHref } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { listing, partPage } from '#styled/recipes'
import { offeredPartOf } from './offered-part.ts'
import { PartFrame } from './PartFrame.tsx'
import type { DrawnPart } from './use-drawn-part.ts'

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
 * numbers, fitments, parts list, logistics data. From a part's row in a list, it shows what is in sight, and keeps the place of the rest.
 */
export function PartPage({ drawn }: { drawn: DrawnPart }) {
  const detail = drawn.type === 'detail' ? drawn.part : null
  const chips = isUnit(drawn.part) ? <div className={listing().families} aria-hidden /> : null
  return (
    <PartFrame
      part={drawn.type === 'detail' ? drawn.part : offeredPartOf(drawn.part)}
      isWhole={detail !== null}
      trail={(drawn.type === 'detail' ? drawn.part.path : drawn.path).map((crumb) => ({
        label: crumb.backCategoryName,
        to: categoryHref(crumb),
      }))}
      notice={
        <>
          {detail?.supersededBy ? (
            <Suspense>
              <Supersession by={detail.supersededBy} />
            </Suspense>
          ) : null}
          <div className={topLinksClass}>
            <Suspense fallback={chips}>{detail === null ? chips : <PartTopLinks part={detail} />}</Suspense>
          </div>
        </>
      }
      belowOffer={
        detail?.style ? (
          <Suspense>
            <StyleVariants part={detail} style={detail.style} />
          </Suspense>
        ) : null
      }
    >
      {detail === null ? (
        <div className={partPage().below} />
      ) : (
        <ContentNearViewport fallback={<div className={partPage().below} />}>
          <PartSections part={detail} />
        </ContentNearViewport>
      )}
    </PartFrame>
  )
}

const topLinksClass = css({ '&:not(:empty)': { marginTop: '3' } })
