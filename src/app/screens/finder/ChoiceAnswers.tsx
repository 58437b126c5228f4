import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Disclosure } from '#app/ui/Disclosure.tsx'
import { Link } from '#app/ui/Link.tsx'
import type { FinderQuestion } from '#contract/finder/finder.ts'
import { finder } from '#styled/recipes'
import { answerText } from './answer-words.ts'
import { useLengthUnit } from './use-length-unit.ts'
import { valueMeaning } from './value-meanings.ts'

/** More choices than these fill more than a phone's screen; the rest is behind one press. */
const MAX_CHOICES_AT_ONCE = 12

interface ChoiceAnswersProps {
  question: FinderQuestion
  /** The answer that was given before, if the user changes it. */
  answer: string | undefined
  addressOf: (value: string) => string
}

/** The answers of a question as large buttons, each with the number of parts that would remain. */
export function ChoiceAnswers({ question, answer, addressOf }: ChoiceAnswersProps) {
  const { values } = question
  const choices = { question, answer, addressOf }
  return values.length <= MAX_CHOICES_AT_ONCE + 1 ? (
    <Choices {...choices} values={values} />
  ) : (
    <>
      <Choices {...choices} values={values.slice(0, MAX_CHOICES_AT_ONCE)} />
      <Disclosure title={<Trans>{values.length - MAX_CHOICES_AT_ONCE} more</Trans>}>
        <Choices {...choices} values={values.slice(MAX_CHOICES_AT_ONCE)} />
      </Disclosure>
    </>
  )
}

function Choices({ question, answer, addressOf, values }: ChoiceAnswersProps & Pick<FinderQuestion, 'values'>) {
  const { i18n, t } = useLingui()
  const look = finder()
  const unit = useLengthUnit()
  return (
    <ul className={look.choices}>
      {values.map(({ value, count }) => {
        const name = answerText(i18n, question, value, unit)
        const meaning = valueMeaning(i18n, question.key, value)
        const words = meaning === undefined ? name : `${name} (${meaning})`
        return (
          <li key={value}>
            <Link
              to={addressOf(value)}
              replace={answer !== undefined}
              className={look.choice}
              aria-current={value === answer || undefined}
              aria-label={t`${words}, ${plural(count, { one: '# part', other: '# parts' })}`}
            >
              <span className={look.value}>
                {name}
                {meaning === undefined ? null : <small className={look.meaning}>{meaning}</small>}
              </span>
              <span className={look.partCount}>{i18n.number(count)}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
