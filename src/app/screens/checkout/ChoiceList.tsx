import type { ReactNode } from 'react'
import { css } from '#styled/css'

/** One option of a choice. A disabled option says why. */
export interface ChoiceOption {
  id: string
  title: ReactNode
  words?: ReactNode
  /** Shown at the right of the option, such as a price. */
  endContent?: ReactNode
  disabled?: boolean
}

interface ChoiceListProps {
  /** The name of the group of radio buttons. */
  name: string
  /** The label of the group. It is visible if `legend` is true, otherwise for screen readers only. */
  label: string
  isLabelVisible?: boolean
  options: readonly ChoiceOption[]
  chosenId: string
  onChoose: (id: string) => void
}

/** A choice whose options are high enough to tap. They are native radio buttons, so arrow keys work. */
export const ChoiceList = ({ name, label, isLabelVisible = false, options, chosenId, onChoose }: ChoiceListProps) => (
  <fieldset className={choiceListClass} {...(isLabelVisible ? {} : { 'aria-label': label })}>
    {isLabelVisible ? <legend className={legendClass}>{label}</legend> : null}
    {options.map(({ id, title, words, endContent, disabled = false }) => (
      <label key={id} className={frameClass} data-disabled={disabled || undefined}>
        <input
          type="radio"
          name={name}
          value={id}
          checked={id === chosenId}
          disabled={disabled}
          onChange={() => onChoose(id)}
          className={radioButtonClass}
        />
        <span className={textClass}>
          <span className={headClass}>
            <span className={titleClass}>{title}</span>
            {endContent}
          </span>
          {words === undefined ? null : <span className={descriptionClass}>{words}</span>}
        </span>
      </label>
    ))}
  </fieldset>
)

/** The style of a choice: its options in a column. */
export const choiceListClass = css({ display: 'grid', gap: '2', minWidth: '0' })
const legendClass = css({ paddingBottom: '2', fontWeight: 'bold' })
const frameClass = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '3',
  minHeight: 'touch',
  paddingBlock: '3',
  paddingInline: '3',
  border: 'edge',
  borderRadius: 'md',
  backgroundColor: 'sheet',
  '&:has(:checked)': { boxShadow: 'markLeft', borderColor: 'fg' },
  '&[data-disabled]': { color: 'fg.muted', backgroundColor: 'paper' },
})
const radioButtonClass = css({ width: 'icon', height: 'icon', accentColor: 'fg', flexShrink: 0, marginTop: '0.5' })
const textClass = css({ display: 'grid', gap: '1', flexGrow: 1, minWidth: '0', overflowWrap: 'anywhere' })
const headClass = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '4' })
const titleClass = css({ fontWeight: 'bold' })
const descriptionClass = css({ display: 'block', color: 'fg.muted' })
