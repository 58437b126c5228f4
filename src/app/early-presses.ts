import { isPlainClick } from './ui/is-plain-click.ts'

/**
 * Elements whose press (click) needs the app. The browser itself can follow links and submit forms with a URL. A link that opens an overlay
 * (ui/OverlayOpener.tsx) waits for the app like a button, except for a link to an anchor in the page.
 */
const NEEDS_APP_SELECTOR = 'a[href^="/"]:not([target]), a[role=button]:not([href^="#"]), button[type=button]'
const BROWSER_HANDLED_SELECTOR = 'a:not([role=button]), form[action^="/"]'
/** Elements that also work without the app: links, and forms with a URL. */
const WORKS_WITHOUT_APP_SELECTOR = 'a, form[action^="/"]'

/** How long a clicked link waits for the app. After this time the browser follows the link. */
const MAX_APP_WAIT_MS = 1500

/** The presses (clicks and submits) that are recorded before the app is ready. */
export interface PressRecorder {
  /** To be called when the app's code has begun to run and will be ready soon: from now on links and forms wait for the app too. */
  awaitApp: () => void
  /** To be called when the app is ready: replays the recorded presses and ends the recording. */
  replayPresses: () => Promise<void>
  /**
   * To be called when the app has failed to start: follows the last clicked link or search, drops the other presses, and leaves further
   * ones to the browser. Returns whether the page is being left.
   */
  release: () => boolean
}

declare global {
  /** The presses that the script in the page's head (first.ts) records until the app is ready. */
  var earlyPresses: PressRecorder | undefined
}

/**
 * Records clicks and submits in a server-rendered page until the app is ready: each element once, and only the last of those that navigate.
 * Elements that have left the page are dropped. Until the app's code runs, the browser handles links and forms itself.
 */
export function recordPresses(place: HTMLElement, follow = (href: string) => location.assign(href)): PressRecorder {
  const held = new Map<HTMLElement, { press: () => void; navigateAway?: () => void }>()
  const over = new AbortController()
  let leaving = false
  let isAppAwaited = false
  let isPatienceOver = false
  let patience: ReturnType<typeof setTimeout> | undefined
  const hold = (event: Event, on: HTMLElement, press: () => void, leave: () => void) => {
    event.preventDefault()
    // Hides the event from React, which would otherwise handle the click now, and a second time when the click is replayed.
    event.stopImmediatePropagation()
    if (on.matches(WORKS_WITHOUT_APP_SELECTOR)) patience ??= setTimeout(releasePressesToBrowser, MAX_APP_WAIT_MS)
    if (!on.matches(BROWSER_HANDLED_SELECTOR)) return held.set(on, { press })
    for (const [other, { navigateAway }] of held) if (navigateAway !== undefined) held.delete(other)
    return held.set(on, { press, navigateAway: leave })
  }
  // After a click on "Add to cart", links wait too, because only the app can add the part.
  const mayHold = (on: HTMLElement) => !on.matches(WORKS_WITHOUT_APP_SELECTOR) || (!isPatienceOver && (isAppAwaited || held.size > 0))
  const listen = { capture: true, signal: over.signal }
  place.addEventListener(
    'click',
    (event) => {
      const on = event.target instanceof Element ? event.target.closest<HTMLElement>(NEEDS_APP_SELECTOR) : null
      if (on === null || !isPlainClick(event) || !mayHold(on)) return
      hold(
        event,
        on,
        () => on.click(),
        () => follow(on instanceof HTMLAnchorElement ? on.href : location.href),
      )
    },
    listen,
  )
  place.addEventListener(
    'submit',
    (event) => {
      const { target: form, submitter } = event
      if (!(form instanceof HTMLFormElement) || !mayHold(form)) return
      hold(
        event,
        form,
        () => submitToApp(form, submitter),
        () => form.requestSubmit(submitter),
      )
    },
    listen,
  )
  const stop = () => {
    over.abort()
    clearTimeout(patience)
  }
  /** Lets the browser follow the recorded links and forms; other recorded presses still wait. */
  function releasePressesToBrowser() {
    isPatienceOver = true
    for (const [on, { navigateAway }] of held) {
      if (navigateAway === undefined) continue
      held.clear()
      leaving = on.isConnected
      if (leaving) navigateAway()
    }
  }
  return {
    awaitApp: () => {
      isAppAwaited = true
    },
    replayPresses: async () => {
      stop()
      const presses = [...held]
      held.clear()
      for (const [on, { press }] of presses) {
        if (on.isConnected) press()
        // React must render the result of one press before the next.
        await Promise.resolve()
      }
    },
    release: () => {
      stop()
      releasePressesToBrowser()
      held.clear()
      return leaving
    },
  }
}

/**
 * Submits a form to the app. React hydrates clicked elements at once in a partly hydrated page, but not submitted forms. A form that is not
 * hydrated yet must not be submitted to the server, because its fields would appear in the URL.
 */
function submitToApp(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const keep = (event: Event) => event.preventDefault()
  addEventListener('submit', keep)
  if (submitter !== null) submitter.click()
  else {
    form.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }))
    form.requestSubmit()
  }
  removeEventListener('submit', keep)
}
