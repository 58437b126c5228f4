import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import type { Shown } from '#app/hooks/use-resource.ts'
import { translate } from '#app/i18n/language.ts'
import { css } from '#styled/css'
import { button, field, heading } from '#styled/recipes'

export interface PickerOption {
  value: string
  text: string
  /** The heading of the group that the option is in. */
  group?: string
}

/** The options of a step; null until the step before is complete. */
export type PickerOptions = Shown<PickerOption[]> | null

export const pickerOptionsOf = <T,>(shown: Shown<T>, read: (value: T) => PickerOption[]): Shown<PickerOption[]> =>
  shown.status === 'ready' ? { ...shown, value: read(shown.value) } : shown

interface PickerStepProps {
  label: string
  value: string
  choices: PickerOptions
  /** The label of the first option of a step that can be skipped. */
  skipLabel?: string
  onChoose: (value: string) => void
}

/** One step of the vehicle picker. It is a native select element, which works well by touch and keyboard. */
export function PickerStep({ label, value, choices, skipLabel = '', onChoose }: PickerStepProps) {
  const id = useId()
  const ready = choices?.status === 'ready' ? choices.value : []
  return (
    <div className={frameClass}>
      <label htmlFor={id} className={heading({ level: 'label' })}>
        {label}
      </label>
      <select
        id={id}
        className={field()}
        value={value}
        disabled={choices?.status !== 'ready'}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">{choices?.status === 'loading' ? '…' : skipLabel}</option>
        {groupPickerOptions(ready).map(([group, choices]) =>
          group === '' ? (
            <OptionElements key="" choices={choices} />
          ) : (
            <optgroup key={group} label={group}>
              <OptionElements choices={choices} />
            </optgroup>
          ),
        )}
      </select>
      {choices?.status === 'failed' ? (
        <p role="alert" className={failedClass}>
          {translate(choices.error.message)}
          <button type="button" className={button({ size: 'sm' })} onClick={choices.retry}>
            <Trans>Try again</Trans>
          </button>
        </p>
      ) : null}
    </div>
  )
}

/** Groups options by their heading, in order. */
function groupPickerOptions(choices: readonly PickerOption[]): [group: string, choices: PickerOption[]][] {
  const groups = new Map<string, PickerOption[]>()
  for (const choice of choices) groups.set(choice.group ?? '', [...(groups.get(choice.group ?? '') ?? []), choice])
  return [...groups]
}

const OptionElements = ({ choices }: { choices: readonly PickerOption[] }) =>
  choices.map((choice) => (
    <option key={choice.value} value={choice.value}>
      {choice.text}
    </option>
  ))

const frameClass = css({ display: 'grid', gap: '1', '& select:disabled': { opacity: 0.55 } })
const failedClass = css({ display: 'flex', alignItems: 'center', gap: '3', fontSize: 'sm', color: 'bad' })
