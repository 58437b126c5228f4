import { Trans } from '@lingui/react/macro'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import type { FinderQuestion, FinderResult } from '#contract/finder/finder.ts'
import { type FinderQuery, withoutAnswer, writeFinderQuery } from '#contract/finder/finder-query.ts'
import { finderLoads } from '#contract/loads/finder-loads.ts'
import { finder } from '#styled/recipes'
import { FinderSkeleton } from './FinderSkeleton.tsx'
import { OtherQuestions } from './OtherQuestions.tsx'
import { Question } from './Question.tsx'

interface QuestionPanelProps {
  query: FinderQuery
  result: FinderResult
  /** The question that the user chose instead of the best one. It may be one that is answered already, to change the answer. */
  askedKey: string | null
  isArrival: boolean
  onAsk: (key: string) => void
}

/** The best question, or the one that the user chose; and the other questions. */
export function QuestionPanel({ query, result, askedKey, isArrival, onAsk }: QuestionPanelProps) {
  const isChange = askedKey !== null && query.answers.some(({ key }) => key === askedKey)
  // With nothing left, the answers are to be checked, and no further one is asked for.
  if (result.total === 0 && askedKey === null) return null
  if (isChange) return <ChangedQuestion query={query} askedKey={askedKey} isArrival={isArrival} />
  const question = result.questions.find(({ key }) => key === askedKey) ?? result.questions[0]
  if (question === undefined)
    return result.total > 1 ? (
      <p className={finder().note}>
        <Trans>No further question tells these apart: their measures are the same, too close, or not known.</Trans>
      </p>
    ) : null
  return (
    <>
      <Question question={question} query={query} isArrival={isArrival} />
      <OtherQuestions questions={result.questions.filter((one) => one !== question)} onAsk={onAsk} />
    </>
  )
}

/** A question that has an answer, to change it: its values are those of the parts that the other answers leave. */
function ChangedQuestion({ query, askedKey, isArrival }: { query: FinderQuery; askedKey: string; isArrival: boolean }) {
  const before = useLoadedQuery(finderLoads({}, { search: writeFinderQuery(withoutAnswer(query, askedKey)) }).found)
  if (before.status === 'loading') return <FinderSkeleton />
  const question: FinderQuestion | undefined =
    before.status === 'ready' ? before.value.questions.find(({ key }) => key === askedKey) : undefined
  return question === undefined ? (
    <p className={finder().note} role="status">
      <Trans>By the other answers this one decides nothing. You can take it back above.</Trans>
    </p>
  ) : (
    <Question question={question} query={query} isArrival={isArrival} />
  )
}
