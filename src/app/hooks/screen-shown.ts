import { useEffect } from 'react'

let tellShown = () => {}

/** Resolves once the first screen answers: it is drawn, or, in a page of the server, hydrated. */
export const screenShown = new Promise<void>((resolve) => {
  tellShown = resolve
})

/** Stands beside the screen, within the same Suspense. */
export function ScreenShown() {
  useEffect(tellShown, [])
  return null
}
