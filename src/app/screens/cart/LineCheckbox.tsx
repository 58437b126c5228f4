import { css } from '#styled/css'

interface LineCheckboxProps {
  label: string
  checked: boolean
  /** Whether some of the items that this checkbox stands for are selected, but not all. */
  isPartlyChecked?: boolean
  onCheck: (checked: boolean) => void
}

/** A checkbox with a finger-sized area to tap. */
export const LineCheckbox = ({ label, checked, isPartlyChecked = false, onCheck }: LineCheckboxProps) => (
  <label className={touchAreaClass}>
    <input
      ref={(box) => {
        if (box !== null) box.indeterminate = isPartlyChecked
      }}
      type="checkbox"
      className={checkboxClass}
      aria-label={label}
      checked={checked}
      onChange={(event) => onCheck(event.target.checked)}
    />
  </label>
)

const touchAreaClass = css({ display: 'grid', placeItems: 'center', width: 'touch', height: 'touch', flexShrink: 0 })
const checkboxClass = css({ width: '5', height: '5', accentColor: 'fg' })
