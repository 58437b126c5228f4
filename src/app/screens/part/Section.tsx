import type { ReactNode } from 'react'
import { heading, partPage } from '#styled/recipes'

interface SectionProps {
  id: string
  title: ReactNode
  /** Shown beside the title: a number, a button. */
  besideTitle?: ReactNode
  /** Whether the section takes half the width of a wide screen. */
  isHalfWidth?: boolean
  children: ReactNode
}

/** One section of a part's page: line, title, content. The tabs link to its id. */
export function Section({ id, title, besideTitle, isHalfWidth = false, children }: SectionProps) {
  const look = partPage()
  return (
    <section id={id} className={look.section} data-half={isHalfWidth || undefined} aria-labelledby={`${id}-title`}>
      <div className={look.sectionHead}>
        <h2 id={`${id}-title`} className={heading({ level: 'section' })}>
          {title}
        </h2>
        {besideTitle}
      </div>
      {children}
    </section>
  )
}
