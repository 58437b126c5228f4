import type { PartDetail } from '#contract/catalogue/catalogue.ts'
import { Alternatives } from './Alternatives.tsx'
import { Applications } from './Applications.tsx'
import { AskAboutPartLink } from './AskAboutPartLink.tsx'
import { CompareSection } from './CompareSection.tsx'
import { CrossReferences } from './CrossReferences.tsx'
import { FittedTo } from './FittedTo.tsx'
import { FittingNotesSection } from './FittingNotesSection.tsx'
import { MatchCheck } from './MatchCheck.tsx'
import { matchCheckKeys } from './match-measures.ts'
import { NumberBar } from './NumberBar.tsx'
import { PartsListSection } from './PartsListSection.tsx'
import { SectionTabs } from './SectionTabs.tsx'
import { ShippingData } from './ShippingData.tsx'
import { Specification } from './Specification.tsx'
import { useSectionOfAddress } from './use-section-of-address.ts'

/** The further sections of a part's page: comparison with the old unit, attributes, numbers, fitments, parts list, logistics data. */
export function PartSections({ part }: { part: PartDetail }) {
  useSectionOfAddress()
  return (
    <>
      <NumberBar part={part} />
      <SectionTabs part={part} />
      <MatchCheck part={part} />
      <CompareSection part={part} />
      <Specification part={part} />
      <FittingNotesSection fitting={part.fitting} />
      <CrossReferences part={part} />
      <Applications part={part} />
      <FittedTo mcode={part.mcode} />
      <PartsListSection part={part} />
      <Alternatives part={part} />
      <ShippingData part={part} />
      {matchCheckKeys(part).length > 0 ? null : <AskAboutPartLink mcode={part.mcode} />}
    </>
  )
}
