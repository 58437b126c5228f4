import { type ReactNode, useDeferredValue } from 'react'

interface DeferredProps {
  /** Stands in its place in the first frame. */
  fallback?: ReactNode
  children: ReactNode
}

/**
 * Draws its children in the frame after the one that it comes with: what opens at a press is seen before a slow phone draws all that is in
 * it.
 */
export function Deferred({ fallback = null, children }: DeferredProps) {
  const drawn = useDeferredValue(true, false)
  return drawn ? children : fallback
}
