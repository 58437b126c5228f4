import type { ReactNode } from 'react'
import { css } from '#styled/css'
import { checkBoxClass } from './check-box.ts'

/** A checkbox for yes or no. */
export const Tick = ({ on, onChange, children }: { on: boolean; onChange: (on: boolean) => void; children: ReactNode }) => (
  <label className={tickClass}>
    <input type="checkbox" className={checkBoxClass} checked={on} onChange={({ currentTarget: { checked } }) => onChange(checked)} />
    {children}
  </label>
)

const tickClass = css({ display: 'flex', alignItems: 'center', gap: '3', minHeight: 'touch' })
