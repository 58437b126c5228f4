import { useEffect } from 'react'

let resolveShown = () => {}

/** Resolves when the first screen is interactive: rendered, or hydrated in a server-rendered page. */
export const screenShown = new Promise<void>((resolve) => {
  resolveShown = resolve
})

/** Rendered beside the screen, within the same Suspense. */
export function ScreenShown() {
  useEffect(resolveShown, [])
  return null
}
