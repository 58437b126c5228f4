import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useQueryString } from '#app/hooks/navigation.ts'
import { useLastResult } from '#app/hooks/use-last-result.ts'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import { refetchPageData } from '#app/state/catalogue/ask-load.ts'
import { Crumbs } from '#app/ui/Crumbs.tsx'
import { QueryContent } from '#app/ui/QueryContent.tsx'
import type { FinderResult } from '#contract/finder/finder.ts'
import { readFinderQuery } from '#contract/finder/finder-query.ts'
import { finderLoads } from '#contract/loads/finder-loads.ts'
import { finder, heading } from '#styled/recipes'
import { FinderSkeleton } from './FinderSkeleton.tsx'
import { FinderUnavailable } from './FinderUnavailable.tsx'
import { KindChoice } from './KindChoice.tsx'
import { groupOfKinds } from './kinds-below.ts'
import { Narrowing } from './Narrowing.tsx'
import { useAnswersWrittenDown } from './use-answers-written-down.ts'

/** `/prod/find`: finds a part without its number, by what one counts, measures and reads on the old unit. All answers are in the URL. */
export default function FinderScreen() {
  const { t } = useLingui()
  const title = t`Find it by the old unit`
  const search = useQueryString()
  useAnswersWrittenDown(readFinderQuery(search), search)
  const { found } = finderLoads({}, { search })
  const { shown, isShowingPreviousResult } = useLastResult(useLoadedQuery(found), 'finder')
  // While the next result loads, the question and its links stay those of the previous one.
  const [shownSearch, setShownSearch] = useState(search)
  if (!isShowingPreviousResult && shownSearch !== search) setShownSearch(search)
  const [firstSearch] = useState(search)
  const [hasAnswered, setHasAnswered] = useState(false)
  if (!hasAnswered && search !== firstSearch) setHasAnswered(true)
  const unavailable = () => <FinderUnavailable retry={() => refetchPageData(found)} />
  const isLocal = shown.status === 'ready' && (shown.scope ?? shown.searched) !== undefined
  const content = (result: FinderResult) => {
    if (isLocal && result.kinds.length === 0) return unavailable()
    const query = readFinderQuery(shownSearch)
    const group = groupOfKinds(result.kinds, query.kind)
    return query.kind === null || (group !== null && query.answers.length === 0) ? (
      <KindChoice key={shownSearch} kinds={result.kinds} group={group} isArrival={hasAnswered} />
    ) : (
      <Narrowing query={query} search={shownSearch} result={result} isLocal={isLocal} isArrival={hasAnswered} />
    )
  }
  return (
    <>
      <Crumbs trail={[{ label: title }]} />
      <h1 className={heading({ level: 'section' })}>{title}</h1>
      <div className={finder().root} aria-busy={isShowingPreviousResult || undefined}>
        <QueryContent query={shown} skeleton={<FinderSkeleton />} renderOffline={unavailable}>
          {content}
        </QueryContent>
      </div>
    </>
  )
}
