import type { ReactNode } from 'react'
import { css } from '#styled/css'
import { heading } from '#styled/recipes'

interface SectionProps {
  title: ReactNode
  children: ReactNode
}

/** A part of the order's page, under its own heading. */
export const Section = ({ title, children }: SectionProps) => (
  <section className={frame}>
    <h2 className={heading({ level: 'section' })}>{title}</h2>
    {children}
  </section>
)

const frame = css({ display: 'grid', gap: '3', gridTemplateColumns: '[minmax(0, 1fr)]' })
