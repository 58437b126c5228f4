import { flushSync } from 'react-dom'
import { navigate, usePathname, useSearch } from 'wouter/use-browser-location'
import { movingOn } from '../state/scroll.ts'

/** The raw pathname, still encoded, and the query with its question mark. */
export { usePathname, useSearch }

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Goes to an address of this shop. Another page comes with a short cross-fade where the browser can and motion is wanted. */
export function go(to: string, { replace = false }: { replace?: boolean } = {}): void {
  const move = () => movingOn((state) => navigate(to, { replace, state }))
  const samePage = new URL(to, location.href).pathname === location.pathname
  if (samePage || replace || calm() || document.startViewTransition === undefined) move()
  else document.startViewTransition(() => flushSync(move))
}
