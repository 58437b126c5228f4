import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { needsScriptClass } from '#app/ui/needs-script.ts'
import type { FinderAnswerCount, FinderResult } from '#contract/finder/finder.ts'
import { finderAddress } from '#contract/finder/finder-address.ts'
import { CANNOT_READ, type FinderQuery, withoutAnswer } from '#contract/finder/finder-query.ts'
import { css, cx } from '#styled/css'
import { finder } from '#styled/recipes'
import { answerText } from './answer-words.ts'
import { KindChip } from './KindChip.tsx'
import { askedLabel } from './question-titles.ts'
import { useLengthUnit } from './use-length-unit.ts'

interface GivenAnswersProps {
  query: FinderQuery
  result: FinderResult
  kindName: string
  onChange: (key: string) => void
}

/** What is known of the old unit, as chips: the kind and each answer. An answer can be changed, or taken back without losing the others. */
export function GivenAnswers({ query, result, kindName, onChange }: GivenAnswersProps) {
  const { t } = useLingui()
  const look = finder()
  return (
    <ul className={look.answers} aria-label={t`Your answers`}>
      <li>
        <KindChip name={kindName} />
      </li>
      {query.answers.toReversed().map(({ key, value }) => {
        const known = result.answers.find((one) => one.key === key)
        return known === undefined ? null : (
          <li key={key} className={look.answer}>
            <GivenAnswer answer={{ ...known, value }} query={query} total={result.total} onChange={onChange} />
          </li>
        )
      })}
    </ul>
  )
}

interface GivenAnswerProps {
  answer: FinderAnswerCount
  query: FinderQuery
  total: number
  onChange: (key: string) => void
}

function GivenAnswer({ answer, query, total, onChange }: GivenAnswerProps) {
  const { i18n, t } = useLingui()
  const look = finder()
  const unit = useLengthUnit()
  const label = askedLabel(i18n, answer)
  const value = answer.value === CANNOT_READ ? t`cannot be read` : answerText(i18n, answer, answer.value, unit)
  const returning = Math.max(answer.totalWithout - total, 0)
  return (
    <>
      <span className={withoutScriptClass}>
        {label}: <b>{value}</b>
      </span>
      <button
        type="button"
        className={cx(look.change, needsScriptClass)}
        aria-label={t`${label}: ${value}. Change it`}
        onClick={() => onChange(answer.key)}
      >
        {label}: <b>{value}</b>
      </button>
      <Link
        to={finderAddress(withoutAnswer(query, answer.key))}
        className={look.takeBack}
        aria-label={t`Take back ${label}. ${plural(returning, { 0: 'No part comes back', one: '# part comes back', other: '# parts come back' })}`}
      >
        {returning > 0 ? `+${i18n.number(returning)}` : null} <Icon name="close" size={16} />
      </Link>
    </>
  )
}

const withoutScriptClass = css({ display: { base: 'none', _noscript: 'inline' }, paddingInline: '3' })
