import { useEffect } from 'react'
import { isReturning } from '#app/state/page/scroll.ts'

/** How long sections may still load and move. */
const MAX_LOADING_MS = 10_000

/**
 * Scrolls to the section that the URL's fragment names (`#used-in`) as soon as it is there. The browser does that only for elements that are
 * there when the page opens, and the sections load later.
 */
export function useSectionOfAddress(): void {
  useEffect(() => {
    let stop = () => {}
    const show = () => {
      stop()
      stop = keepSectionInView(location.hash.slice(1))
    }
    if (!isReturning()) show()
    addEventListener('hashchange', show)
    return () => {
      stop()
      removeEventListener('hashchange', show)
    }
  }, [])
}

/** Keeps a section at the upper edge while what is above it loads, until the user does something. Returns a function that ends this. */
function keepSectionInView(id: string): () => void {
  if (id === '') return () => {}
  const watch = new ResizeObserver(() => {
    const element = document.getElementById(id)
    // A line of the parts list has its own code (use-line-of-address.ts).
    if (element?.matches('section')) element.scrollIntoView()
  })
  const over = new AbortController()
  const stop = () => {
    clearTimeout(timeout)
    watch.disconnect()
    over.abort()
  }
  const timeout = setTimeout(stop, MAX_LOADING_MS)
  for (const sign of ['wheel', 'touchstart', 'pointerdown', 'keydown']) addEventListener(sign, stop, { signal: over.signal, passive: true })
  watch.observe(document.body)
  return stop
}
