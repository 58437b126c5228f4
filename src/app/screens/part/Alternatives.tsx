import { Trans } from '@lingui/react/macro'
import type { PartDetail } from '#contract/catalogue.ts'
import { ReferenceList } from './ReferenceList.tsx'
import { Section } from './Section.tsx'

/** The same unit in another condition or of another make, and what this one took the place of. */
export function Alternatives({ part }: { part: PartDetail }) {
  return (
    <>
      {part.alternatives.length > 0 ? (
        <Section id="alternatives" title={<Trans>New, remanufactured, other makes</Trans>}>
          <ReferenceList parts={part.alternatives} />
        </Section>
      ) : null}
      {part.supersedes.length > 0 ? (
        <Section id="supersedes" title={<Trans>Takes the place of</Trans>}>
          <ReferenceList parts={part.supersedes} />
        </Section>
      ) : null}
    </>
  )
}
