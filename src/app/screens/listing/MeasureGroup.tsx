import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { navigateTo } from '#app/hooks/navigation.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { formatMeasure } from '#app/ui/part/attribute-text.ts'
import { ToleranceNote } from '#app/ui/part/ToleranceNote.tsx'
import { toleranceText } from '#app/ui/part/tolerance-text.ts'
import { clickOnSpaceKey } from '#app/ui/press-by-space.ts'
import { attributes, isAttributeKey } from '#contract/attributes/attributes.ts'
import { readTypedMeasure } from '#contract/attributes/read-typed-measure.ts'
import { agrees, toleranceOf } from '#contract/finder/agrees.ts'
import { isAttributeFacet } from '#contract/listing/attribute-facets.ts'
import { attributeOfFacet } from '#contract/listing/facet-of-attribute.ts'
import type { FilterKey } from '#contract/listing/listing-query.ts'
import type { MeasureFacet } from '#contract/listing/measure-facets.ts'
import { readMeasured, writeMeasured } from '#contract/listing/measured-value.ts'
import { button, facet as facetRecipe, field } from '#styled/recipes'
import { facetLabel } from './facet-words.ts'

interface MeasureGroupProps {
  facet: Extract<MeasureFacet, { type: 'measure' }> & { key: FilterKey }
  chosenValues: readonly string[]
  /** Returns the address of the list with this measured value; null for without one. */
  addressOf: (value: string | null) => string
  shouldReplaceHistory: boolean
}

/**
 * A measure as a filter: a field for the number on the caliper, which may differ by the tolerance, and the numbers that most parts of the
 * list are around.
 */
export function MeasureGroup({ facet, chosenValues, addressOf, shouldReplaceHistory }: MeasureGroupProps) {
  const { i18n } = useLingui()
  const look = facetRecipe()
  const label = facetLabel(i18n, facet)
  const attribute = isAttributeFacet(facet.key) ? attributeOfFacet(facet.key) : facet.key
  const unit = isAttributeKey(attribute) ? attributes[attribute].unit : (facet.unit ?? '')
  const chosen = chosenValues.map(readMeasured).find((value) => value !== null) ?? null
  const tolerance = toleranceOf(attribute, unit)
  const text = (value: number) => formatMeasure(i18n, { unit }, value)
  const [least, most] = [text(facet.min), text(facet.max)]
  return (
    <fieldset className={look.group}>
      <legend className={look.legend}>{label}</legend>
      <MeasureField
        // The field follows the address: another value, or none, comes from a chip or from "back".
        key={chosen}
        label={label}
        unit={unit}
        chosen={chosen}
        noteOf={(measured) => (
          <>
            <Trans>
              {least} to {most}.
            </Trans>{' '}
            {tolerance === null ? null : (
              <ToleranceNote
                around={(read) => toleranceText(i18n, tolerance, read, unit)}
                measured={measured}
                min={facet.min}
                max={facet.max}
              />
            )}
          </>
        )}
        onMeasure={(value) => navigateTo(addressOf(value === null ? null : writeMeasured(value)), { replace: shouldReplaceHistory })}
      />
      <ul className={look.values}>
        {facet.values.map(({ value, count }) => {
          const isChosen = chosen !== null && chosen === Number(value)
          return (
            <li key={value}>
              <Link
                to={addressOf(isChosen ? null : writeMeasured(Number(value)))}
                replace={shouldReplaceHistory}
                role="checkbox"
                aria-checked={isChosen}
                className={look.value}
                data-near={(chosen !== null && agrees(attribute, chosen, value, unit)) || undefined}
                onKeyDown={clickOnSpaceKey}
              >
                <span className={look.box}>
                  <Icon name="check" size={16} />
                </span>
                <span className={look.words}>{text(Number(value))}</span>
                <span className={look.count}>{i18n.number(count)}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}

interface MeasureFieldProps {
  label: string
  unit: string
  chosen: number | null
  /** What is said below the field, by the number that is typed; null before that. */
  noteOf: (measured: number | null) => ReactNode
  onMeasure: (value: number | null) => void
}

/** The field for a number, with its unit. Inches are converted; an empty field takes the filter away. */
function MeasureField({ label, unit, chosen, noteOf, onMeasure }: MeasureFieldProps) {
  const look = facetRecipe()
  const id = useId()
  const [typed, setTyped] = useState(chosen === null ? '' : formatNumber(chosen))
  const [isWrong, setWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const value = readTypedMeasure(typed, unit)
    if (typed.trim() !== '' && value === null) setWrong(true)
    else onMeasure(value)
  }
  return (
    <form className={look.measure} noValidate onSubmit={submit}>
      <input
        className={field({ size: 'sm' })}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="search"
        aria-label={label}
        aria-describedby={id}
        aria-invalid={isWrong || undefined}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setWrong(false)
        }}
      />
      <span>{unit}</span>
      <button type="submit" className={button({ size: 'sm' })}>
        <Trans>Filter</Trans>
      </button>
      <p id={id} className={look.note} role={isWrong ? 'alert' : undefined}>
        {isWrong ? <Trans>Type one number, such as 54 or 2 1/8″.</Trans> : noteOf(readTypedMeasure(typed, unit))}
      </p>
    </form>
  )
}
