import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useHydrated } from '#app/hooks/use-hydrated.ts'

/** How far below the window something counts as near. */
const MARGIN_PX = 300

interface WhenNearProps {
  /** Keeps the place, so that the scroll bar tells the truth. */
  fallback: ReactNode
  children: ReactNode
}

/**
 * Draws its children, and fetches their code, only when the reader comes near them, or when the address leads into the page. In a page of
 * the server they stand from the beginning.
 */
export function WhenNear({ fallback, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const hydrated = useHydrated()
  const [near, setNear] = useState(() => !hydrated || location.hash !== '')
  useEffect(() => {
    if (near || place.current === null) return
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setNear(true), {
      rootMargin: `${MARGIN_PX}px`,
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [near])
  // The same element as before, so that what the server drew does not go for the fallback when the page is hydrated and the code is on the
  // way.
  const drawn = useMemo(() => <Suspense fallback={fallback}>{children}</Suspense>, [fallback, children])
  return near ? drawn : <div ref={place}>{fallback}</div>
}
