import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import { lazyComponent } from '#app/hooks/lazy/lazy-component.ts'
import { Link } from '#app/ui/Link.tsx'
import { Dotted } from '#app/ui/part/Dotted.tsx'
import { WhenNear } from '#app/ui/WhenNear.tsx'
import type { PartDetail } from '#contract/catalogue/catalogue.ts'
import { categoryHref, href } from '#contract/routes/addresses.ts'
import { partHead, partPage } from '#styled/recipes'
import { PartFrame } from './PartFrame.tsx'

/** The content below the first screen. Its code is separate, and is loaded when the content comes near the visible area. */
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
 * The page of a part, in the order of design.md: number and name, picture, price and stock, key attributes, comparison with the old unit,
 * numbers, fitments, parts list, logistics data.
 */
export function PartPage({ part }: { part: PartDetail }) {
  return (
    <PartFrame
      part={part}
      trail={part.path.map((crumb) => ({ label: crumb.backCategoryName, to: categoryHref(crumb) }))}
      said={<Supersession part={part} />}
      choice={
        part.style ? (
          <Suspense>
            <OfStyle part={part} style={part.style} />
          </Suspense>
        ) : null
      }
    >
      <WhenNear fallback={<div className={partPage().below} />}>
        <PartSections part={part} />
      </WhenNear>
    </PartFrame>
  )
}

/** Shows the successor first if the part was replaced by another one. */
function Supersession({ part }: { part: PartDetail }) {
  const look = partHead()
  const next = part.supersededBy
  if (!next) return null
  return (
    <p className={look.notice}>
      <Trans>This number was superseded by</Trans>{' '}
      <Link to={href('part', { mcode: next.mcode })} className={look.noticeLink}>
        {next.mcode}
      </Link>{' '}
      <Dotted>
        <span>{next.name} </span>
        <span>{next.specName}</span>
      </Dotted>
    </p>
  )
}
