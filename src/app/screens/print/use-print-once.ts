import { useEffect, useRef } from 'react'

const nextFrame = () => new Promise<unknown>((resolve) => requestAnimationFrame(resolve))

const fades = () =>
  document.getAnimations().filter(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'))

/** Until the fade from the page before is over and has been cleared away: it lies over the sheet, on paper too. */
async function uncovered(): Promise<void> {
  for (let over = fades(); over.length > 0; over = fades()) {
    // A fade that is cut short is over too.
    await Promise.allSettled(over.map(({ finished }) => finished))
    await nextFrame()
  }
}

/**
 * Until what is on the page has been laid out, has its fonts, and has been drawn with them. A page that nobody looks at waits until
 * somebody does.
 */
async function drawn(): Promise<void> {
  await nextFrame()
  await document.fonts.ready
  await nextFrame()
  await uncovered()
}

/** Prints as soon as the sheet named `key` is there and whole, once (decisions: "prints at once"). Null: there is nothing to print yet. */
export function usePrintOnce(key: string | null): void {
  const printed = useRef<string | null>(null)
  useEffect(() => {
    if (key === null || printed.current === key) return
    let left = false
    void drawn().then(() => {
      if (left || printed.current === key) return
      printed.current = key
      window.print()
    })
    return () => {
      left = true
    }
  }, [key])
}
