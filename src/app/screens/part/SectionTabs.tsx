import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import type { PartDetail } from '#contract/catalogue/catalogue.ts'
import { partLoads } from '#contract/loads/part-loads.ts'
import { partPage } from '#styled/recipes'
import { hasFittingNotes } from './Fitting.tsx'
import { matchCheckKeys } from './match-measures.ts'
import { hasShippingData } from './Papers.tsx'
import { hasSpecification } from './spec-groups.ts'

/** Sticky links to the sections of a part's page. */
export function SectionTabs({ part }: { part: PartDetail }) {
  const { t } = useLingui()
  const list = useLoadedQuery(partLoads(part).list)
  const look = partPage()
  const inside = list.status === 'ready' ? list.value : null
  const tabs: { id: string; label: ReactNode; there: boolean }[] = [
    { id: 'match', label: <Trans>Match</Trans>, there: matchCheckKeys(part).length > 0 },
    { id: 'specification', label: <Trans>Specification</Trans>, there: hasSpecification(part) },
    { id: 'fitting', label: <Trans>Fitting</Trans>, there: hasFittingNotes(part.fitting) },
    { id: 'numbers', label: <Trans>Cross references</Trans>, there: part.numbers.length > 0 },
    { id: 'applications', label: <Trans>Applications</Trans>, there: part.fitmentCount > 0 || Boolean(part.unnamed) },
    { id: 'parts-list', label: <Trans>Parts list</Trans>, there: (inside?.contains.length ?? 0) > 0 },
    { id: 'used-in', label: <Trans>Used in</Trans>, there: (inside?.usedIn.length ?? 0) > 0 },
    { id: 'alternatives', label: <Trans>Alternatives</Trans>, there: part.alternatives.length > 0 },
    { id: 'papers', label: <Trans>Papers</Trans>, there: hasShippingData(part) },
  ]
  const there = tabs.filter((tab) => tab.there)
  if (there.length === 0) return null
  return (
    <nav className={look.tabs} aria-label={t`Sections`}>
      {there.map((tab) => (
        <a key={tab.id} href={`#${tab.id}`} className={look.tab}>
          {tab.label}
        </a>
      ))}
    </nav>
  )
}
