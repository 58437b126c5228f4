import type { PartDetail } from '#contract/catalogue.ts'
import { Trans } from '@lingui/react/macro'
import { AskCounterLink } from '#app/ui/AskCounterLink.tsx'
import { Alternatives } from './Alternatives.tsx'
import { Applications } from './Applications.tsx'
import { CrossReferences } from './CrossReferences.tsx'
import { Fitting } from './Fitting.tsx'
import { MatchCheck } from './MatchCheck.tsx'
import { NumberBar } from './NumberBar.tsx'
import { Papers } from './Papers.tsx'
import { PartsListSection } from './PartsListSection.tsx'
import { SectionTabs } from './SectionTabs.tsx'
import { Specification } from './Specification.tsx'

/** Everything about a part that one reads on: does it match, all data, numbers, applications, parts, papers. */
export const PartSections = ({ part }: { part: PartDetail }) => (
  <>
    <NumberBar part={part} />
    <SectionTabs part={part} />
    <MatchCheck part={part} />
    <p>
      <AskCounterLink number={part.mcode}>
        <Trans>Not sure? Ask the counter, with a photo of yours</Trans>
      </AskCounterLink>
    </p>
    <Specification part={part} />
    <Fitting fitting={part.fitting} />
    <CrossReferences part={part} />
    <Applications part={part} />
    <PartsListSection part={part} />
    <Alternatives part={part} />
    <Papers part={part} />
  </>
)
