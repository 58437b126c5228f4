import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'
import { localizedHref, navigateTo } from '#app/hooks/navigation.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { ToleranceNote } from '#app/ui/part/ToleranceNote.tsx'
import { toleranceText } from '#app/ui/part/tolerance-text.ts'
import { readTypedMeasure } from '#contract/attributes/read-typed-measure.ts'
import { convertUnit } from '#contract/attributes/units.ts'
import { CANNOT_READ, type FinderQuery } from '#contract/finder/finder-query.ts'
import { href } from '#contract/routes/addresses.ts'
import { button, field, finder } from '#styled/recipes'
import { answerText, isLength, unitOfAttribute } from './answer-words.ts'
import { ChoiceAnswers } from './ChoiceAnswers.tsx'
import { type MeasureQuestion, nearValues } from './near-values.ts'
import { UnitSwitch } from './UnitSwitch.tsx'
import { useLengthUnit } from './use-length-unit.ts'

interface MeasureAnswerProps {
  question: MeasureQuestion
  query: FinderQuery
  /** The answer that was given before, if the user changes it. */
  answer: string | undefined
  addressOf: (value: string) => string
}

/**
 * The field for a number that was measured, in millimetres or inches, with the tolerance; and the values of the remaining parts that are
 * near it. Without a script the form leads to the same address.
 */
export function MeasureAnswer({ question, query, answer, addressOf }: MeasureAnswerProps) {
  const { i18n } = useLingui()
  const look = finder()
  const id = useId()
  const lengthUnit = useLengthUnit()
  const unit = unitOfAttribute(question)
  const typedUnit = isLength(question) ? lengthUnit : unit
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const text = typed ?? (answer === undefined || answer === CANNOT_READ ? '' : typedTextOf(answer, typedUnit, unit))
  const measured = readTypedMeasure(text, unit, typedUnit)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setWrong(measured === null)
    if (measured === null) document.getElementById(id)?.focus()
    else navigateTo(addressOf(String(measured)), { replace: answer !== undefined })
  }
  const around = (read: number) => toleranceText(i18n, question.tolerance, read, unit, typedUnit)
  const [least, most] = [question.min, question.max].map((value) => answerText(i18n, question, String(value), lengthUnit))
  return (
    <>
      <form className={look.measure} action={localizedHref(href('finder'))} method="get" noValidate onSubmit={submit}>
        {query.kind === null ? null : <input type="hidden" name="kind" value={query.kind} />}
        {query.answers.map(({ key, value }) => (key === question.key ? null : <input key={key} type="hidden" name={key} value={value} />))}
        <label htmlFor={id} className={look.measureLabel}>
          {isLength(question) && typedUnit === 'in' ? <Trans>Inches</Trans> : unit === '' ? <Trans>Value</Trans> : unit}
        </label>
        <input
          id={id}
          name={question.key}
          className={`${field()} ${look.number}`}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="next"
          aria-describedby={`${id}-note`}
          aria-invalid={isWrong || undefined}
          value={text}
          onChange={(event) => {
            setTyped(event.target.value)
            setWrong(false)
          }}
        />
        <button type="submit" className={button({ tone: 'primary' })}>
          <Trans>Next</Trans>
        </button>
        {isLength(question) ? (
          <UnitSwitch onSwitch={(to) => setTyped(measured === null ? null : typedTextOf(String(measured), to, unit))} />
        ) : null}
      </form>
      <p id={`${id}-note`} className={look.note} role={isWrong ? 'alert' : undefined} data-wrong={isWrong || undefined}>
        {isWrong ? (
          <Trans>Type one number, such as {least}.</Trans>
        ) : (
          <>
            <ToleranceNote around={around} measured={measured} min={question.min} max={question.max} />{' '}
            {least === most ? null : (
              <Trans>
                The parts left measure {least} to {most}.
              </Trans>
            )}
          </>
        )}
      </p>
      <ChoiceAnswers question={{ ...question, values: nearValues(question, measured) }} answer={answer} addressOf={addressOf} />
    </>
  )
}

/** Returns a stored value as the user types it: in the unit of the field, with the language's decimal separator, without grouping. */
function typedTextOf(value: string, typedUnit: string, unit: string): string {
  const converted = convertUnit(Number(value), unit, typedUnit) ?? Number(value)
  const [separator = '.'] = formatNumber(0.5).match(/[.,]/) ?? []
  return String(Number(converted.toFixed(typedUnit === 'in' ? 3 : 2))).replace('.', separator)
}
