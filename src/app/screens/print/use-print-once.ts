import { useEffect, useRef } from 'react'

const nextFrame = () => new Promise<unknown>((resolve) => requestAnimationFrame(resolve))

/**
 * Until what is on the page has been laid out, has its fonts, and has been drawn with them. A page that nobody looks at waits until
 * somebody does.
 */
async function drawn(): Promise<void> {
  await nextFrame()
  await document.fonts.ready
  await nextFrame()
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
