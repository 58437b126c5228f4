/** A page that the browser may put away and bring back as it was. */
export interface PageLifecycle {
  /** Resolves at once, or when the page is back in sight. */
  inSight: () => Promise<void>
}

/**
 * Hears that the browser puts the page into its back/forward cache, where nothing of it runs. `leave` must let go at once of whatever
 * others may need. A worker is never put away.
 */
export function onPageHidden(leave: () => void): PageLifecycle {
  let away: Promise<void> | null = null
  if ('document' in globalThis) {
    let comeBack = () => {}
    addEventListener('pagehide', (event) => {
      if (!('persisted' in event && event.persisted)) return
      away = new Promise((resolve) => {
        comeBack = resolve
      })
      leave()
    })
    addEventListener('pageshow', () => {
      away = null
      comeBack()
    })
  }
  return { inSight: () => away ?? Promise.resolve() }
}
