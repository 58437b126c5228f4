/**
 * Hears that the page is in sight again: its tab was chosen, it came back out of the back/forward cache, or the system had frozen it. One
 * return may be told more than once. Returns how to stop.
 */
export function onResume(listener: () => void): () => void {
  const hear = () => {
    if (document.visibilityState === 'visible') listener()
  }
  const hearPage = ({ persisted }: PageTransitionEvent) => {
    if (persisted) hear()
  }
  document.addEventListener('visibilitychange', hear)
  document.addEventListener('resume', hear)
  addEventListener('pageshow', hearPage)
  return () => {
    document.removeEventListener('visibilitychange', hear)
    document.removeEventListener('resume', hear)
    removeEventListener('pageshow', hearPage)
  }
}
