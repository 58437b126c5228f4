import { useLingui } from '@lingui/react/macro'
import { createElement, Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { matchRoute } from '#contract/addresses.ts'
import type { ParamsOf, ScreenName } from '#contract/routes.ts'
import { css } from '#styled/css'
import { go, usePathname, useSearch } from '#app/hooks/navigation.ts'
import { useArrival } from '#app/hooks/use-arrival.ts'
import { useHydrated } from '#app/hooks/use-hydrated.ts'
import { useRouteTitle } from '#app/hooks/use-title.ts'
import { guard, needsToken } from './guard.ts'
import { NeedsScript } from './NeedsScript.tsx'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'
import { table } from './table.ts'
import { needsScript } from '#app/ui/needs-script.ts'
import { prefetchWhenIdle, useFetched } from '#app/hooks/lazy-component.ts'
import { network } from '#app/state/page/network.ts'
import { session } from '#app/state/account/session.ts'
import { useFacts } from '#app/hooks/use-facts.ts'

/** Guard, then route, then parameters, then screen (specification, sections 2 and 6). */
export function RouteSwitch() {
  const pathname = usePathname()
  const search = useSearch()
  const visitor = useFacts(session).now
  const online = useFacts(network).up
  const { i18n } = useLingui()
  // The server knows nobody: of a page that is not open to everyone it renders the frame.
  const hydrated = useHydrated()
  const closed = !hydrated && needsToken(pathname)
  const refused = closed ? null : guard(pathname, search, visitor.is === 'member' ? visitor.token : null)
  useLayoutEffect(() => {
    if (refused !== null) go(refused, { replace: true })
  }, [refused])
  const found = matchRoute(pathname, search)
  // In a page that the server has rendered the screen stands already, whether its code is here or not.
  const here = useFetched(table[found.name]) || !hydrated
  const title = i18n._(found.title)
  const prefetched = useRef<ScreenName>(found.name)
  useEffect(() => {
    // The first screen's pieces are fetched once the page has started (after-start.ts).
    if (!here || prefetched.current === found.name) return
    prefetched.current = found.name
    void prefetchWhenIdle()
  }, [here, found.name])
  useRouteTitle(title, pathname)
  useArrival(pathname, search)
  if (refused !== null) return null
  return (
    <>
      <p className={unseen} role="status">
        {title}
      </p>
      <ScreenBoundary path={pathname} online={online}>
        <Suspense fallback={<ScreenSkeleton />}>
          {closed && found.status === 200 ? <Closed /> : here ? screenFor(found.name, found.params, pathname) : <ScreenSkeleton />}
        </Suspense>
      </ScreenBoundary>
    </>
  )
}

/** Another address is another screen, also of the same route: nothing of the old one stays behind. */
const screenFor = <N extends ScreenName>(name: N, params: ParamsOf<N>, key: string) => createElement(table[name], { params, key })

/** The frame of a page of which the server can show nothing. */
const Closed = () => (
  <>
    <noscript>
      <NeedsScript />
    </noscript>
    <div className={needsScript}>
      <ScreenSkeleton />
    </div>
  </>
)

const unseen = css({ srOnly: true })
