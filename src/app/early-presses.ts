import { isPlain } from './ui/is-plain.ts'

/**
 * What the app does when it is there; the browser alone can follow links and send forms that name where they go. A link that opens
 * something over the page (ui/Opener.tsx) waits as a button does, but for one to a place in the page, where the browser is at once.
 */
const PRESSED = 'a[href^="/"]:not([target]), a[role=button]:not([href^="#"]), button[type=button]'
const BY_BROWSER = 'a:not([role=button]), form[action^="/"]'
/** What leads on without the app, to less or to the same. */
const LEADS_ON = 'a, form[action^="/"]'

/** Who presses a link waits no longer than this for the app; then the browser follows it. */
const PATIENCE_MS = 1500

/** What is pressed before the app answers. */
export interface HeldPresses {
  /** The app's code runs and will soon answer: from now on links and forms wait for it that the browser would have carried out at once. */
  awaitApp: () => void
  /** The app answers: everything held is carried out, and nothing is held from now on. */
  carryOut: () => Promise<void>
  /**
   * The app cannot answer: the last link or search goes its way, all else is forgotten, and the page is the browser's. Says whether it is
   * being left.
   */
  release: () => boolean
}

declare global {
  /** What is held in this page from its head on (first.ts), until the app answers. */
  var earlyPresses: HeldPresses | undefined
}

/**
 * Holds what is pressed and sent in a page of the server as long as the app does not answer yet: each element once, and of those that lead
 * away only the last. What is no more in the page by then is forgotten. Until the app's code runs, what the browser can carry out alone is
 * the browser's.
 */
export function holdPresses(place: HTMLElement, follow = (href: string) => location.assign(href)): HeldPresses {
  const held = new Map<HTMLElement, { press: () => void; leave?: () => void }>()
  const over = new AbortController()
  let leaving = false
  let isAppAwaited = false
  let isPatienceOver = false
  let patience: ReturnType<typeof setTimeout> | undefined
  const hold = (event: Event, on: HTMLElement, press: () => void, leave: () => void) => {
    event.preventDefault()
    // React would hydrate what is pressed and answer it, and once more when it is carried out.
    event.stopImmediatePropagation()
    if (on.matches(LEADS_ON)) patience ??= setTimeout(handBack, PATIENCE_MS)
    if (!on.matches(BY_BROWSER)) return held.set(on, { press })
    for (const [other, { leave }] of held) if (leave !== undefined) held.delete(other)
    return held.set(on, { press, leave })
  }
  // Who has put a part into the cart and goes on waits a moment, too: the part is put there by the app.
  const mayHold = (on: HTMLElement) => !on.matches(LEADS_ON) || (!isPatienceOver && (isAppAwaited || held.size > 0))
  const listen = { capture: true, signal: over.signal }
  place.addEventListener(
    'click',
    (event) => {
      const on = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSED) : null
      if (on === null || !isPlain(event) || !mayHold(on)) return
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
        () => send(form, submitter),
        () => form.requestSubmit(submitter),
      )
    },
    listen,
  )
  const stop = () => {
    over.abort()
    clearTimeout(patience)
  }
  /** The browser takes over what it can do alone; the rest waits on, and may still be carried out. */
  function handBack() {
    isPatienceOver = true
    for (const [on, { leave }] of held) {
      if (leave === undefined) continue
      held.clear()
      leaving = on.isConnected
      if (leaving) leave()
    }
  }
  return {
    awaitApp: () => {
      isAppAwaited = true
    },
    carryOut: async () => {
      stop()
      const presses = [...held]
      held.clear()
      for (const [on, { press }] of presses) {
        if (on.isConnected) press()
        // React draws what one press has changed before it hears of the next.
        await Promise.resolve()
      }
    },
    release: () => {
      stop()
      handBack()
      held.clear()
      return leaving
    },
  }
}

/**
 * Sends a form to the app. React hydrates at once what is clicked or released in a page that it has only begun to hydrate, but not what is
 * sent. A form that it still does not know must not go to the server: what stands in it would stand in the address.
 */
function send(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const keep = (event: Event) => event.preventDefault()
  addEventListener('submit', keep)
  if (submitter !== null) submitter.click()
  else {
    form.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }))
    form.requestSubmit()
  }
  removeEventListener('submit', keep)
}
