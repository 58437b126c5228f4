import { type ReactNode, useEffect, useRef } from 'react'
import { heading } from '#styled/recipes'

interface QuestionTitleProps {
  /** Whether the user came to this question by an answer, so that the focus goes to it. */
  isArrival: boolean
  children: ReactNode
}

/** The title of a question. A question that follows an answer is scrolled to and focused, so that it is read out and Tab leads to its answers. */
export function QuestionTitle({ isArrival, children }: QuestionTitleProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isArrival) title.current?.focus()
  }, [isArrival])
  return (
    <h2 ref={title} tabIndex={-1} className={heading({ level: 'page' })}>
      {children}
    </h2>
  )
}
