import type { ReactNode } from 'react'
import { css } from '#styled/css'

interface ChoiceProps {
  /** Of the whole group. */
  name: string
  value: string
  chosen: boolean
  disabled?: boolean
  onChoose: (value: string) => void
  title: ReactNode
  /** At the right: a price. */
  end?: ReactNode
  children?: ReactNode
}

/** One of several ways, a finger high: native radio button, so arrow keys work. */
export const Choice = ({ name, value, chosen, disabled = false, onChoose, title, end, children }: ChoiceProps) => (
  <label className={frame} data-disabled={disabled || undefined}>
    <input type="radio" name={name} value={value} checked={chosen} disabled={disabled} onChange={() => onChoose(value)} className={dot} />
    <span className={words}>
      <span className={head}>
        <span className={titleLook}>{title}</span>
        {end}
      </span>
      {children === undefined ? null : <span className={more}>{children}</span>}
    </span>
  </label>
)

const frame = css({
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
const dot = css({ width: 'icon', height: 'icon', accentColor: 'fg', flexShrink: 0, marginTop: '0.5' })
const words = css({ display: 'grid', gap: '1', flexGrow: 1, minWidth: '0', overflowWrap: 'anywhere' })
const head = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '4' })
const titleLook = css({ fontWeight: 'bold' })
const more = css({ display: 'block', color: 'fg.muted' })
