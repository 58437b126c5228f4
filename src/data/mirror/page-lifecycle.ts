/** A page that the browser may freeze in the back/forward cache and restore later. */
export interface PageLifecycle {
  /** Resolves when the page is visible, at once if it already is. */
  whenVisible: () => Promise<void>
}

/**
 * Calls `leave` when the browser freezes the page in the back/forward cache, where no code runs. `leave` must release shared resources at
 * once. A worker is never frozen.
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
  return { whenVisible: () => away ?? Promise.resolve() }
}
