import { useEffect, useRef } from 'react'

const nextFrame = () => new Promise<unknown>((resolve) => requestAnimationFrame(resolve))

/** Resolves when the content is laid out, fonts are loaded, and everything was painted. A hidden page waits until it is visible. */
async function drawn(): Promise<void> {
  await nextFrame()
  await document.fonts.ready
  await nextFrame()
}

/** Prints once, as soon as the document named `key` is complete (decisions: "prints at once"). Null: nothing to print yet. */
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
