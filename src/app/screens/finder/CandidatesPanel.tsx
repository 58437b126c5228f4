import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { PartList } from '#app/ui/PartList.tsx'
import type { FinderResult } from '#contract/finder/finder.ts'
import { MAX_PARTS_TO_TELL_APART, partsToTellApart } from '#contract/loads/finder-loads.ts'
import { finder, heading } from '#styled/recipes'
import { MatchNote } from './MatchNote.tsx'
import { QuestionTitle } from './QuestionTitle.tsx'
import { useDifferences } from './use-differences.ts'

interface CandidatesPanelProps {
  result: FinderResult
  /** Whether a phone shows the panel. */
  isOpen: boolean
  isArrival: boolean
  search: string
}

/** The remaining parts as rows, each with what differs; below them those that one answer contradicts only slightly. */
export function CandidatesPanel({ result, isOpen, isArrival, search }: CandidatesPanelProps) {
  const { i18n, t } = useLingui()
  const look = finder()
  const differences = useDifferences(partsToTellApart(result))
  const matchOf = (mcode: string) => result.matches.find((match) => match.mcode === mcode)
  const agreeing = result.records.filter(({ mcode }) => (matchOf(mcode)?.off.length ?? 0) === 0)
  const close = result.records.filter((part) => !agreeing.includes(part))
  const note = (mcode: string) => (
    <MatchNote match={matchOf(mcode)} result={result} differences={differences.find((one) => one.mcode === mcode)} />
  )
  return (
    <section key="parts" className={look.found} data-open={isOpen || undefined} aria-label={t`Parts left`}>
      {agreeing.length === 0 ? null : (
        <>
          <QuestionTitle key={search} isArrival={isArrival}>
            {result.total > MAX_PARTS_TO_TELL_APART ? (
              <Trans>Parts left</Trans>
            ) : (
              <Plural value={result.total} one="This one is left" other="These # are left" />
            )}
          </QuestionTitle>
          {agreeing.length < result.total ? (
            <p className={look.note}>
              <Trans>
                The first {agreeing.length} of {i18n.number(result.total)}
              </Trans>
            </p>
          ) : null}
          <PartList parts={agreeing} label={t`Parts left`} renderBelowPart={({ mcode }) => note(mcode)} />
        </>
      )}
      {close.length === 0 ? null : (
        <>
          <h2 className={heading({ level: 'section' })}>
            {agreeing.length === 0 ? <Trans>These come closest</Trans> : <Trans>Close, but not the same</Trans>}
          </h2>
          <PartList parts={close} label={t`Parts that come close`} renderBelowPart={({ mcode }) => note(mcode)} />
        </>
      )}
    </section>
  )
}
