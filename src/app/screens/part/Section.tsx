import type { ReactNode } from 'react'
import { heading, partPage } from '#styled/recipes'

interface SectionProps {
  id: string
  title: ReactNode
  /** Shown beside the title: a number, a button. */
  beside?: ReactNode
  /** Whether the section takes half the width of a wide screen. */
  half?: boolean
  children: ReactNode
}

/** One section of a part's page: line, title, content. The tabs link to its id. */
export function Section({ id, title, beside, half = false, children }: SectionProps) {
  const look = partPage()
  return (
    <section id={id} className={look.section} data-half={half || undefined} aria-labelledby={`${id}-title`}>
      <div className={look.sectionHead}>
        <h2 id={`${id}-title`} className={heading({ level: 'section' })}>
          {title}
        </h2>
        {beside}
      </div>
      {children}
    </section>
  )
}
