import type { ReactNode } from 'react'
import { css } from '#styled/css'
import { checkBoxClass } from './check-box.ts'

/** A checkbox for yes or no. */
export const Checkbox = ({
  isChecked,
  onChange,
  children,
}: {
  isChecked: boolean
  onChange: (on: boolean) => void
  children: ReactNode
}) => (
  <label className={tickClass}>
    <input type="checkbox" className={checkBoxClass} checked={isChecked} onChange={({ currentTarget: { checked } }) => onChange(checked)} />
    {children}
  </label>
)

const tickClass = css({ display: 'flex', alignItems: 'center', gap: '3', minHeight: 'touch' })
