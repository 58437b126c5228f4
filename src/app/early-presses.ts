/** A plain press: any other asks the browser for something of its own. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/**
 * Holds what is pressed and sent in a page of the server as long as the app does not answer yet. Returns how to carry it out, once the app
 * does; what is no more in the page by then is forgotten.
 */
export function holdPresses(place: HTMLElement): () => void {
  const held: { on: HTMLElement; again: () => void }[] = []
  const answered = new AbortController()
  const hold = (event: Event, on: HTMLElement, again: () => void) => {
    event.preventDefault()
    held.push({ on, again })
  }
  const listen = { capture: true, signal: answered.signal }
  place.addEventListener(
    'click',
    (event) => {
      const on =
        event.target instanceof Element ? event.target.closest<HTMLElement>('a[href^="/"]:not([target]), button[type=button]') : null
      if (on !== null && isPlain(event)) hold(event, on, () => on.click())
    },
    listen,
  )
  place.addEventListener(
    'submit',
    (event) => {
      const { target: form, submitter } = event
      if (form instanceof HTMLFormElement) hold(event, form, () => form.requestSubmit(submitter))
    },
    listen,
  )
  return () => {
    answered.abort()
    for (const { on, again } of held) if (on.isConnected) again()
  }
}
