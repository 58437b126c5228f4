import type { ComponentProps } from 'react'
import { css } from '#styled/css'
import { Icon } from './Icon.tsx'

/** A warning in a box: a paragraph, with the buttons that settle it beside or below it. */
export const WarningNotice = ({ children, ...attributes }: Omit<ComponentProps<'div'>, 'className' | 'role'>) => (
  <div {...attributes} role="status" className={frameClass}>
    <Icon name="warning" />
    {children}
  </div>
)

const frameClass = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  padding: '3',
  borderRadius: 'md',
  backgroundColor: 'warn.soft',
  color: 'warn',
  '& > p': { flex: '[1 1 240px]', color: 'fg' },
})
