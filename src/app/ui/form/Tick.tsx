import type { ReactNode } from 'react'
import { css } from '#styled/css'
import { checkBox } from './check-box.ts'

/** A checkbox for yes or no. */
export const Tick = ({ on, onChange, children }: { on: boolean; onChange: (on: boolean) => void; children: ReactNode }) => (
  <label className={tick}>
    <input type="checkbox" className={checkBox} checked={on} onChange={({ currentTarget: { checked } }) => onChange(checked)} />
    {children}
  </label>
)

const tick = css({ display: 'flex', alignItems: 'center', gap: '3', minHeight: 'touch' })
