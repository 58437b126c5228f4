import { css } from '#styled/css'

interface LineCheckProps {
  label: string
  checked: boolean
  /** Whether some of the items that this checkbox stands for are selected, but not all. */
  partly?: boolean
  onCheck: (checked: boolean) => void
}

/** A checkbox with a finger-sized area to tap. */
export const LineCheck = ({ label, checked, partly = false, onCheck }: LineCheckProps) => (
  <label className={touchAreaClass}>
    <input
      ref={(box) => {
        if (box !== null) box.indeterminate = partly
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
