import type { ReactNode } from 'react'
import { heading, home } from '#styled/recipes'

interface HomeSectionProps {
  id: string
  title: ReactNode
  /** Shown beside the title: a link to the complete list. */
  besideTitle?: ReactNode
  children: ReactNode
}

export function HomeSection({ id, title, besideTitle, children }: HomeSectionProps) {
  const look = home()
  return (
    <section id={id} className={look.section} aria-labelledby={`${id}-title`}>
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
