import type { ReactNode, Ref } from 'react'
import { css } from '#styled/css'
import { heading } from '#styled/recipes'

interface SectionProps {
  /** The section's element, for a caller that focuses it. */
  ref?: Ref<HTMLElement>
  title: ReactNode
  children: ReactNode
}

/** A part of the order's page, under its own heading. */
export const Section = ({ ref, title, children }: SectionProps) => (
  <section ref={ref} tabIndex={ref === undefined ? undefined : -1} className={frameClass}>
    <h2 className={heading({ level: 'section' })}>{title}</h2>
    {children}
  </section>
)

const frameClass = css({ display: 'grid', gap: '3', gridTemplateColumns: '[minmax(0, 1fr)]' })
