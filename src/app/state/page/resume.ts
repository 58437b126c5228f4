/**
 * Calls a function when the page becomes visible again: its tab was selected, or the browser restored or resumed it. It may be called more
 * than once. Returns a function that ends this.
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
