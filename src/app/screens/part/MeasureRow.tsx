import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/Icon.tsx'
import { attributeLabel, formatAttribute } from '#app/ui/part/attribute-text.ts'
import { measureHints } from '#app/ui/part/measure-hints.ts'
import type { AttributeValue } from '#contract/attributes/attributes.ts'
import type { MeasurableKey } from '#contract/finder/measurable.ts'
import { matchCheck } from '#styled/recipes'
import type { Verdict } from './judge-measure.ts'
import type { Judgement } from './use-match.ts'

interface MeasureRowProps {
  measure: MeasurableKey
  /** The value of the part. */
  value: AttributeValue
  verdict: Verdict
  onJudge: (judgement: Judgement) => void
  /** Shown below a measure that differs: what the old unit has instead. */
  children?: ReactNode
}

/**
 * One measure of a part and how it compares with the old unit. The three states are native radio buttons, so that they work before the
 * script and by keyboard.
 */
export function MeasureRow({ measure, value, verdict, onJudge, children }: MeasureRowProps) {
  const { i18n } = useLingui()
  const look = matchCheck()
  const judged: Judgement = verdict.type === 'cannot-read' ? 'unchecked' : verdict.type
  const choice = (judgement: Judgement, words: ReactNode) => (
    <label className={look.choice} data-judgement={judgement}>
      <input
        type="radio"
        name={measure}
        value={judgement}
        className={look.radio}
        checked={judged === judgement}
        onChange={() => onJudge(judgement)}
      />
      {words}
    </label>
  )
  return (
    <li>
      <fieldset className={look.measure} data-judged={judged}>
        <legend className={look.legend}>
          <span className={look.label}>{attributeLabel(i18n, measure)}</span>{' '}
          <span className={look.value}>{formatAttribute(i18n, measure, value)}</span>
        </legend>
        <p className={look.hint}>
          {verdict.type === 'cannot-read' ? <Trans>Cannot be read on the old unit.</Trans> : i18n._(measureHints[measure])}
        </p>
        <div className={look.choices}>
          {choice(
            'matches',
            <>
              <Icon name="check" size={16} /> <Trans>Matches</Trans>
            </>,
          )}
          {choice(
            'differs',
            <>
              <Icon name="close" size={16} /> <Trans>Differs</Trans>
            </>,
          )}
          {choice('unchecked', <Trans>Not checked</Trans>)}
        </div>
        {children}
      </fieldset>
    </li>
  )
}
