import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useHydrated } from '#app/hooks/use-hydrated.ts'

/** How far below the window content counts as near. */
const NEAR_MARGIN_PX = 300

interface ContentNearViewportProps {
  /** What is shown until the content is near. It reserves the space, so that the scroll bar is right. */
  fallback: ReactNode
  children: ReactNode
}

/**
 * Loads and renders its children when they come near the visible area, or as soon as the URL has a fragment. In a server-rendered page they are
 * always present.
 */
export function ContentNearViewport({ fallback, children }: ContentNearViewportProps) {
  const place = useRef<HTMLDivElement>(null)
  const hydrated = useHydrated()
  const [near, setNear] = useState(() => !hydrated || location.hash !== '')
  useEffect(() => {
    if (near || place.current === null) return
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setNear(true), {
      rootMargin: `${NEAR_MARGIN_PX}px`,
    })
    observer.observe(place.current)
    const show = () => setNear(true)
    addEventListener('hashchange', show)
    return () => {
      observer.disconnect()
      removeEventListener('hashchange', show)
    }
  }, [near])
  // The element stays the same, so that React does not replace server-rendered content by the fallback during hydration.
  const drawn = useMemo(() => <Suspense fallback={fallback}>{children}</Suspense>, [fallback, children])
  return near ? drawn : <div ref={place}>{fallback}</div>
}
