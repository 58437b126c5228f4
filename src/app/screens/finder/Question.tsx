import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#app/ui/Link.tsx'
import { measureHints } from '#app/ui/part/measure-hints.ts'
import type { FinderQuestion } from '#contract/finder/finder.ts'
import { finderAddress } from '#contract/finder/finder-address.ts'
import { CANNOT_READ, type FinderQuery, withAnswer } from '#contract/finder/finder-query.ts'
import { isMeasurableKey } from '#contract/finder/measurable.ts'
import { button, finder } from '#styled/recipes'
import { ChoiceAnswers } from './ChoiceAnswers.tsx'
import { MeasureAnswer } from './MeasureAnswer.tsx'
import { MeasureFigure } from './MeasureFigure.tsx'
import { QuestionTitle } from './QuestionTitle.tsx'
import { questionTitle } from './question-titles.ts'

interface QuestionProps {
  question: FinderQuestion
  query: FinderQuery
  isArrival: boolean
}

/** One question about the old unit: its title, where to look, a drawing of what is meant, the answers, and "Cannot read it". */
export function Question({ question, query, isArrival }: QuestionProps) {
  const { i18n } = useLingui()
  const look = finder()
  const { key } = question
  const hint = isMeasurableKey(key) ? measureHints[key] : undefined
  const answered = query.answers.find((one) => one.key === key)
  const addressOf = (value: string) => finderAddress(withAnswer(query, { key, value }))
  return (
    <>
      <div className={look.ask}>
        <div>
          <QuestionTitle isArrival={isArrival}>{questionTitle(i18n, question)}</QuestionTitle>
          {hint ? <p className={look.hint}>{i18n._(hint)}</p> : null}
        </div>
        <MeasureFigure attributeKey={key} />
      </div>
      {question.type === 'choice' ? (
        <ChoiceAnswers question={question} answer={answered?.value} addressOf={addressOf} />
      ) : (
        <MeasureAnswer question={question} query={query} answer={answered?.value} addressOf={addressOf} />
      )}
      {question.unknown === 0 ? null : (
        <p className={look.note}>
          <Plural
            value={question.unknown}
            one="Of # part left the shop does not know this: it stays with each answer, and is counted with each."
            other="Of # parts left the shop does not know this: they stay with each answer, and are counted with each."
          />
        </p>
      )}
      <Link to={addressOf(CANNOT_READ)} replace={answered !== undefined} className={button({ wide: true })}>
        <Trans>Cannot read it</Trans>
      </Link>
    </>
  )
}
