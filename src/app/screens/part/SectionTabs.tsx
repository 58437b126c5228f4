import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import type { PartDetail } from '#contract/catalogue/catalogue.ts'
import { partLoads } from '#contract/loads/part-loads.ts'
import { partPage } from '#styled/recipes'
import { hasFittingNotes } from './FittingNotesSection.tsx'
import { matchCheckKeys } from './match-measures.ts'
import { hasShippingData } from './ShippingData.tsx'
import { hasSpecification } from './spec-groups.ts'

/** Sticky links to the sections of a part's page. */
export function SectionTabs({ part }: { part: PartDetail }) {
  const { t } = useLingui()
  const list = useLoadedQuery(partLoads(part).list)
  const look = partPage()
  const inside = list.status === 'ready' ? list.value : null
  const tabs: { id: string; label: ReactNode; hasContent: boolean }[] = [
    { id: 'match', label: <Trans>Match</Trans>, hasContent: matchCheckKeys(part).length > 0 },
    { id: 'specification', label: <Trans>Specification</Trans>, hasContent: hasSpecification(part) },
    { id: 'fitting', label: <Trans>Fitting</Trans>, hasContent: hasFittingNotes(part.fitting) },
    { id: 'numbers', label: <Trans>Cross references</Trans>, hasContent: part.numbers.length > 0 },
    { id: 'applications', label: <Trans>Applications</Trans>, hasContent: part.fitmentCount > 0 || Boolean(part.unnamed) },
    { id: 'parts-list', label: <Trans>Parts list</Trans>, hasContent: (inside?.contains.length ?? 0) > 0 },
    { id: 'used-in', label: <Trans>Used in</Trans>, hasContent: (inside?.usedIn.length ?? 0) > 0 },
    { id: 'alternatives', label: <Trans>Alternatives</Trans>, hasContent: part.alternatives.length > 0 },
    { id: 'papers', label: <Trans>Papers</Trans>, hasContent: hasShippingData(part) },
  ]
  const there = tabs.filter((tab) => tab.hasContent)
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
