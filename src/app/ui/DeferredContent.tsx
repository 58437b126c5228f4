import { type ReactNode, useDeferredValue } from 'react'

interface DeferredContentProps {
  /** What is shown in the first frame. */
  fallback?: ReactNode
  children: ReactNode
}

/** Renders its children one frame later, so that an overlay opens before a slow phone renders its content. */
export function DeferredContent({ fallback = null, children }: DeferredContentProps) {
  const drawn = useDeferredValue(true, false)
  return drawn ? children : fallback
}
