import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import { attributeLabel, formatAttribute } from '#app/ui/part/attribute-text.ts'
import { attributes } from '#contract/attributes/attributes.ts'
import { readTypedMeasure } from '#contract/attributes/read-typed-measure.ts'
import { agrees, toleranceOf } from '#contract/finder/agrees.ts'
import type { MeasurableKey } from '#contract/finder/measurable.ts'
import type { Id } from '#contract/kernel/primitives.ts'
import { allMeasuresLoad } from '#contract/loads/listing-loads.ts'
import { button, chip, field, matchCheck } from '#styled/recipes'

interface OldValueProps {
  measure: MeasurableKey
  /** The category of the part, whose parts have the values to choose from. */
  kind: Id
  /** The value of the part, which the old unit does not have. */
  partValue: string
  onAnswer: (value: string) => void
}

/** The largest number of values that are offered as buttons. */
const MAX_VALUES = 10

/** Asks what the old unit has instead: a length by a field with unit, anything else by the values that parts of this kind have. */
export function OldValue({ measure, kind, partValue, onAnswer }: OldValueProps) {
  const { i18n } = useLingui()
  const look = matchCheck()
  const label = attributeLabel(i18n, measure)
  const values = useOtherValues(measure, kind, partValue)
  return (
    <div className={look.old}>
      <p>
        <Trans>What does the old unit have? Leave it open if you do not know.</Trans>
      </p>
      {toleranceOf(measure) === null ? (
        <ul className={look.values}>
          {values.map((value) => (
            <li key={value}>
              <button type="button" className={chip()} onClick={() => onAnswer(value)}>
                {formatAttribute(i18n, measure, asNumber(value))}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <MeasuredField measure={measure} label={label} onAnswer={onAnswer} />
      )}
    </div>
  )
}

const asNumber = (value: string) => (value !== '' && Number.isFinite(Number(value)) ? Number(value) : value)

/** Returns the values of other parts of a kind: those that most parts have, in their order. */
function useOtherValues(measure: MeasurableKey, kind: Id, partValue: string): string[] {
  const measures = useLoadedQuery(toleranceOf(measure) === null ? allMeasuresLoad(kind) : null)
  const facet = measures.status === 'ready' ? measures.value.find(({ key }) => key === measure || key === `at-${measure}`) : undefined
  const others = (facet?.values ?? []).filter(({ value }) => !agrees(measure, value, partValue))
  const frequent = others.toSorted((a, b) => b.count - a.count).slice(0, MAX_VALUES)
  return others.filter((one) => frequent.includes(one)).map(({ value }) => value)
}

/** A field for a number with the unit of the attribute; inches are converted. */
function MeasuredField({ measure, label, onAnswer }: { measure: MeasurableKey; label: string; onAnswer: (value: string) => void }) {
  const look = matchCheck()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const { unit } = attributes[measure]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const value = readTypedMeasure(typed, unit)
    if (value === null) setWrong(true)
    else onAnswer(String(value))
  }
  return (
    <form className={look.field} noValidate onSubmit={submit}>
      <input
        id={id}
        className={field()}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setWrong(false)
        }}
      />
      <span>{unit}</span>
      <button type="submit" className={button()}>
        <Trans>Note it</Trans>
      </button>
      {isWrong ? (
        <p id={`${id}-wrong`} role="alert">
          <Trans>Type one number, such as 54 or 2 1/8″.</Trans>
        </p>
      ) : null}
    </form>
  )
}
