import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useResource } from '#app/hooks/use-resource.ts'
import { catalogue } from '#app/state/catalogue/catalogue.ts'
import { Pending } from '#app/ui/Pending.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import type { PartDetail } from '#contract/catalogue.ts'
import { field, fitments as fitmentsRecipe } from '#styled/recipes'
import { FitmentGroups } from './FitmentGroups.tsx'
import { filterFitments, groupFitments } from './fitment-groups.ts'
import { Section } from './Section.tsx'

/** With more fitments than these a person wants to filter them. */
const FILTER_FROM = 12

/** What the part fits: application, make, model, engine, years. */
export function Applications({ part }: { part: PartDetail }) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const shown = useResource(catalogue.applicationItem, { mcode: part.mcode })
  const look = fitmentsRecipe()
  if (part.fitmentCount === 0) return null
  return (
    <Section
      id="applications"
      title={<Trans>Applications</Trans>}
      beside={
        <p className={look.sum}>
          <Plural value={part.fitmentCount} one="# fitment" other="# fitments" />
        </p>
      }
    >
      <Pending of={shown} skeleton={<Skeleton width="100%" height={Math.min(part.fitmentCount, 12) * 32 + 40} />}>
        {(fitments) => {
          const found = filterFitments(fitments, text)
          return (
            <>
              {fitments.length > FILTER_FROM ? (
                <input
                  type="search"
                  className={field({ size: 'sm' })}
                  aria-label={t`Filter applications`}
                  placeholder={t`Make, model, engine or year`}
                  value={text}
                  onChange={(event) => setText(event.target.value)}
                />
              ) : null}
              <p className={look.found} role="status">
                {text.trim() ? (
                  <Plural value={found.length} _0="None of these; try fewer words." one="# fits this" other="# fit this" />
                ) : null}
              </p>
              <FitmentGroups groups={groupFitments(found)} folded={text.trim() === '' && fitments.length > FILTER_FROM * 3} />
            </>
          )
        }}
      </Pending>
    </Section>
  )
}
