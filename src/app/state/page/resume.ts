/**
 * Calls back when the page becomes visible: its tab was selected, it was restored from the back/forward cache, or resumed. May fire more
 * than once. Returns a function that unsubscribes.
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
