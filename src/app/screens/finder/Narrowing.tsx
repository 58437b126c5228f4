import { Suspense, useState } from 'react'
import { useWindowAtLeast } from '#app/hooks/use-width-from.ts'
import type { FinderResult } from '#contract/finder/finder.ts'
import type { FinderQuery } from '#contract/finder/finder-query.ts'
import { MAX_PARTS_TO_TELL_APART } from '#contract/loads/finder-loads.ts'
import { finder } from '#styled/recipes'
import { CandidatesBar, ShowPartsButton } from './CandidatesBar.tsx'
import { CandidatesPanel } from './CandidatesPanel.tsx'
import { GivenAnswers } from './GivenAnswers.tsx'
import { LeftCount } from './LeftCount.tsx'
import { KeepUnit } from './lazy.ts'
import { NothingLeft } from './NothingLeft.tsx'
import { QuestionPanel } from './QuestionPanel.tsx'
import { useKindName } from './use-kind-name.ts'

interface NarrowingProps {
  query: FinderQuery
  /** The query as it is in the URL. */
  search: string
  result: FinderResult
  /** Whether only parts on this device were searched. */
  isLocal: boolean
  isArrival: boolean
}

/**
 * The answers so far, the next question, and the remaining parts: beside the question on wide screens, on a phone one tap away. If few are
 * left, they come first, at every width.
 */
export function Narrowing({ query, search, result, isLocal, isArrival }: NarrowingProps) {
  const look = finder()
  const kindName = useKindName(query, result)
  const [asked, setAsked] = useState<{ search: string; key: string } | null>(null)
  const askedKey = asked?.search === search ? asked.key : null
  const [openFor, setOpenFor] = useState<string | null>(null)
  const isOpen = openFor === search
  const isFew = result.total <= MAX_PARTS_TO_TELL_APART
  const isWide = useWindowAtLeast('lg', true)
  const ask = (key: string) => {
    setAsked({ search, key })
    setOpenFor(null)
  }
  const toggle = () => setOpenFor(isOpen ? null : search)
  const hasQuestionFirst = !isFew || askedKey !== null
  const candidates =
    isWide || isFew || isOpen ? (
      <CandidatesPanel
        key={`parts ${isFew}`}
        result={result}
        isOpen={isFew || isOpen}
        isArrival={(isArrival && !hasQuestionFirst) || (isOpen && !isWide)}
        search={search}
      />
    ) : null
  const question = (
    <section key="question" className={look.asks}>
      {result.total === 0 ? (
        <NothingLeft query={query} result={result} isLocal={isLocal} isArrival={isArrival && askedKey === null} />
      ) : null}
      <QuestionPanel
        key={`${search} ${askedKey}`}
        query={query}
        result={result}
        askedKey={askedKey}
        isArrival={(isArrival || askedKey !== null) && hasQuestionFirst}
        onAsk={ask}
      />
      {query.answers.length > 0 ? (
        <Suspense>
          <KeepUnit query={query} name={kindName} />
        </Suspense>
      ) : null}
    </section>
  )
  return (
    <>
      <GivenAnswers query={query} result={result} kindName={kindName} onChange={ask} />
      <div className={look.left}>
        <LeftCount result={result} />
        {isFew ? null : (
          <span className={look.show}>
            <ShowPartsButton isOpen={isOpen} onToggle={toggle} />
          </span>
        )}
      </div>
      <div className={look.columns}>{hasQuestionFirst || result.total === 0 ? [question, candidates] : [candidates, question]}</div>
      {isFew ? null : <CandidatesBar total={result.total} isOpen={isOpen} onToggle={toggle} />}
    </>
  )
}
