import { Plural, Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import { lazyComponent } from '#app/hooks/lazy/lazy-component.ts'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import { QueryContent } from '#app/ui/QueryContent.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import type { PartDetail } from '#contract/catalogue/catalogue.ts'
import { partLoads } from '#contract/loads/part-loads.ts'
import { fitments as fitmentsRecipe } from '#styled/recipes'
import { Section } from './Section.tsx'

// The list is far down the page, so its code is loaded separately.
const FitmentList = lazyComponent(
  () => import('./FitmentList.tsx'),
  (piece) => piece.FitmentList,
  { inPage: true },
)

/** The vehicles and machines that a part fits (fitments): application, make, model, engine, years. */
export function Applications({ part }: { part: PartDetail }) {
  const shown = useLoadedQuery(partLoads(part).fits)
  if (part.fitmentCount === 0 && !part.unnamed) return null
  const skeleton = <Skeleton width="100%" height={Math.min(part.fitmentCount, 12) * 32 + 40} />
  return (
    <Section
      id="applications"
      title={<Trans>Applications</Trans>}
      besideTitle={
        <p className={fitmentsRecipe().sum}>
          <Plural value={part.fitmentCount} one="# fitment" other="# fitments" />
        </p>
      }
    >
      <QueryContent query={shown} skeleton={skeleton}>
        {(fitments) => (
          <Suspense fallback={skeleton}>
            <FitmentList fitments={fitments} unnamedApplications={part.unnamed} />
          </Suspense>
        )}
      </QueryContent>
    </Section>
  )
}
