import type { ReactNode } from 'react'
import { fieldColumnClass } from '#app/ui/form/fields.ts'
import { cx } from '#styled/css'
import { heading, panel } from '#styled/recipes'

/** One section of the profile. */
export const ProfileSection = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <section className={cx(panel({ look: 'ruled' }), fieldColumnClass)}>
    <h2 className={heading({ level: 'section' })}>{title}</h2>
    {children}
  </section>
)
