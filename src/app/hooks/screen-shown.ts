import { useEffect } from 'react'

let resolveShown = () => {}

/** Resolves once the first screen answers: it is drawn, or, in a page of the server, hydrated. */
export const screenShown = new Promise<void>((resolve) => {
  resolveShown = resolve
})

/** Stands beside the screen, within the same Suspense. */
export function ScreenShown() {
  useEffect(resolveShown, [])
  return null
}
