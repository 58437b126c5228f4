import { Plural, Trans } from '@lingui/react/macro'
import { useRef } from 'react'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import { finderQueryOf, type OldUnit } from '#app/state/old-unit/old-unit.ts'
import { DisclosureDrawnWhenOpened } from '#app/ui/Disclosure.tsx'
import { Link } from '#app/ui/Link.tsx'
import type { PartDetail } from '#contract/catalogue/catalogue.ts'
import { finderAddress } from '#contract/finder/finder-address.ts'
import type { MeasurableKey } from '#contract/finder/measurable.ts'
import { queryOfPart } from '#contract/finder/query-of-part.ts'
import { finderLoad } from '#contract/loads/finder-load.ts'
import { link, matchCheck } from '#styled/recipes'
import { AskAboutPartLink } from './AskAboutPartLink.tsx'
import { MatchOrigin } from './MatchOrigin.tsx'
import { MatchSum } from './MatchSum.tsx'
import { MeasureDiffers } from './MeasureDiffers.tsx'
import { MeasureRow } from './MeasureRow.tsx'
import { matchCheckKeys } from './match-measures.ts'
import { Section } from './Section.tsx'
import { useMatch } from './use-match.ts'

/** How many measures are shown at first. They are sorted, and the first ones tell most parts apart. */
const MEASURES_SHOWN = 8

/**
 * A checklist of measures to compare with the old unit. What is judged here is written down for the old unit, so the next candidate is
 * judged by it, and the finder finds what has it all.
 */
export function MatchCheck({ part }: { part: PartDetail }) {
  const look = matchCheck()
  const form = useRef<HTMLDivElement>(null)
  const match = useMatch(part, form)
  const measures = matchCheckKeys(part)
  const verdicts = measures.map(match.verdictOf)
  const fitting = useFittingCount(
    match.unit,
    verdicts.some(({ type }) => type === 'differs'),
  )
  if (measures.length === 0) return null
  const first = measures.length > MEASURES_SHOWN + 1 ? measures.slice(0, MEASURES_SHOWN) : measures
  const others = measures.slice(first.length)
  const rows = (keys: readonly MeasurableKey[]) => (
    <ul className={look.list}>
      {keys.map((key) => {
        const verdict = match.verdictOf(key)
        return (
          <MeasureRow
            key={key}
            measure={key}
            value={part.attributes[key] ?? ''}
            verdict={verdict}
            onJudge={(judgement) => match.judge(key, judgement)}
          >
            {verdict.type === 'differs' ? (
              <MeasureDiffers part={part} measure={key} oldValue={verdict.oldValue} match={match} fitting={fitting} />
            ) : null}
          </MeasureRow>
        )
      })}
    </ul>
  )
  return (
    <Section id="match" title={<Trans>Does it match the old unit?</Trans>} besideTitle={<MatchSum verdicts={verdicts} />}>
      <MatchOrigin unit={match.unit} kind={match.kind} />
      <div ref={form}>
        {rows(first)}
        {others.length > 0 ? (
          <DisclosureDrawnWhenOpened
            title={<Plural value={others.length} one="# more measure" other="# more measures" />}
            isInitiallyOpen={others.some((key) => match.verdictOf(key).type !== 'unchecked')}
          >
            {rows(others)}
          </DisclosureDrawnWhenOpened>
        ) : null}
      </div>
      <ul className={look.ways}>
        {match.unit !== null && match.unit.answers.length > 0 ? (
          <li>
            <Link to={finderAddress(finderQueryOf(match.unit))} className={link({ tall: true })}>
              {fitting === null ? (
                <Trans>Parts with all that you noted</Trans>
              ) : (
                <Plural value={fitting} one="# part has all that you noted" other="# parts have all that you noted" />
              )}
            </Link>
          </li>
        ) : null}
        <li>
          <Link to={finderAddress(queryOfPart(part))} className={link({ tall: true })}>
            <Trans>Like this one, but …</Trans>
          </Link>
        </li>
      </ul>
      <AskAboutPartLink mcode={part.mcode} />
    </Section>
  )
}

/** Returns how many parts have all that is known of the old unit. Asked only when a measure differs, and null until it is known. */
function useFittingCount(unit: OldUnit | null, isAsked: boolean): number | null {
  const found = useLoadedQuery(isAsked && unit !== null && unit.answers.length > 0 ? finderLoad(finderQueryOf(unit)) : null)
  return found.status === 'ready' ? found.value.total : null
}
