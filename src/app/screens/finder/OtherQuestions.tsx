import { Trans, useLingui } from '@lingui/react/macro'
import { Disclosure } from '#app/ui/Disclosure.tsx'
import { needsScriptClass } from '#app/ui/needs-script.ts'
import type { FinderQuestion } from '#contract/finder/finder.ts'
import { cx } from '#styled/css'
import { finder } from '#styled/recipes'
import { questionTitle } from './question-titles.ts'

interface OtherQuestionsProps {
  questions: readonly FinderQuestion[]
  onAsk: (key: string) => void
}

/** The questions that divide the remaining parts less well, for somebody who can answer another one more easily. */
export function OtherQuestions({ questions, onAsk }: OtherQuestionsProps) {
  const { i18n } = useLingui()
  const look = finder()
  if (questions.length === 0) return null
  return (
    <Disclosure title={<Trans>Ask something else</Trans>}>
      <ul className={look.others}>
        {questions.map((question) => (
          <li key={question.key}>
            <button type="button" className={cx(look.other, needsScriptClass)} onClick={() => onAsk(question.key)}>
              {questionTitle(i18n, question)}
            </button>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
