import { useEffect } from 'react'

let resolveScreenShown = () => {}

/** Resolves when the first screen is interactive: after its render, or in a server-rendered page after its hydration. */
export const screenShownPromise = new Promise<void>((resolve) => {
  resolveScreenShown = resolve
})

/** Resolves `screenShownPromise`. It is rendered beside the screen within the same Suspense, so it appears together with the screen. */
export function ScreenShownSignal() {
  useEffect(resolveScreenShown, [])
  return null
}
