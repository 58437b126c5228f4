import { useLingui } from '@lingui/react/macro'
import { createElement, Suspense, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { lazyComponent, prefetchWhenIdle, useIsComponentLoaded } from '#app/hooks/lazy/lazy-component.ts'
import { navigateTo, ScreenUrlContext, useScreenUrl } from '#app/hooks/navigation.ts'
import { ScreenShownSignal } from '#app/hooks/screen-shown-promise.ts'
import { MAIN_ELEMENT_ID, useNavigationFocus } from '#app/hooks/use-arrival.ts'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { useHydrated } from '#app/hooks/use-hydrated.ts'
import { usePageName, useRouteTitle } from '#app/hooks/use-title.ts'
import { network } from '#app/state/page/network.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { shopLocales } from '#app/state/page/shown-locale.ts'
import { session } from '#app/state/session/session.ts'
import { needsScriptClass } from '#app/ui/needs-script.ts'
import { localeRouteName } from '#contract/locale/route-name.ts'
import { matchRoute } from '#contract/routes/addresses.ts'
import type { ParamsOf, RouteName } from '#contract/routes.ts'
import { css, cx } from '#styled/css'
import { pageWidth } from '#styled/recipes'
import { requiresToken, signInRedirect } from './guard.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'
import { screenTable } from './table.ts'

// Drawn by the server only: React draws nothing inside <noscript> in a browser.
const NeedsScript = lazyComponent(
  () => import('./NeedsScript.tsx'),
  ({ NeedsScript }) => NeedsScript,
)

/** The main content of the page, determined in this order: guard, route, parameters, screen (specification, sections 2 and 6). */
export function RouteSwitch() {
  const { address, isLeaving } = useScreenUrl()
  const { pathname, search } = address
  const visitor = useStateSnapshot(session).current
  const online = useStateSnapshot(network).up
  const { i18n } = useLingui()
  // The server does not know the user, so for a private page it renders only a placeholder (`PrivatePageFrame`).
  const hydrated = useHydrated()
  const closed = !hydrated && requiresToken(pathname)
  const refused = closed ? null : signInRedirect(pathname, search, visitor.type === 'member' ? visitor.token : null)
  useLayoutEffect(() => {
    // During a navigation only the new page is guarded. The server never receives the URL's fragment (#…), so the fragment is added here,
    // and sign-in returns to the complete URL.
    if (refused !== null && !isLeaving) navigateTo(signInRedirect(pathname, search + location.hash, null) ?? refused, { replace: true })
  }, [refused, isLeaving, pathname, search])
  const found = useMemo(() => matchRoute(pathname, search), [pathname, search])
  useEffect(() => {
    if (found.status === 200) return
    let here = true
    void import('#contract/routes/canonical.ts').then(({ canonicalAddress }) => {
      const canonical = here ? canonicalAddress(pathname, search) : null
      if (canonical !== null) navigateTo(canonical + location.hash, { replace: true })
    }, logErrorOnly)
    return () => {
      here = false
    }
  }, [found, pathname, search])
  // In a server-rendered page the screen is already visible, whether or not its code is loaded.
  const here = useIsComponentLoaded(screenTable[found.name]) || !hydrated
  const title = i18n._(found.title)
  const prefetched = useRef<RouteName>(found.name)
  useEffect(() => {
    // The lazy components of the first screen are loaded after startup (after-start.ts).
    if (!here || prefetched.current === found.name) return
    prefetched.current = found.name
    void prefetchWhenIdle()
  }, [here, found.name])
  useRouteTitle(title, pathname)
  useNavigationFocus(pathname, search, isLeaving)
  const isFrame = closed && found.status === 200
  // The element stays the same as long as the same screen is shown. A new element would make React hydrate the whole screen in one task.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of language re-renders everything in place
  const screen = useMemo(
    () => (
      <ScreenUrlContext value={address}>
        {/* Another URL gets another instance of the screen, even of the same route, so that no state remains. */}
        <Suspense key={address.pathname} fallback={<ScreenSkeleton />}>
          {isFrame ? <PrivatePageFrame /> : here ? createScreenElement(found.name, found.params) : <ScreenSkeleton />}
          <ScreenShownSignal />
        </Suspense>
      </ScreenUrlContext>
    ),
    [isFrame, here, found, address, i18n.locale],
  )
  return (
    <main
      id={MAIN_ELEMENT_ID}
      tabIndex={-1}
      className={cx(pageWidth(), containerClass)}
      aria-busy={isLeaving || undefined}
      data-route={localeRouteName(found.name, i18n.locale, shopLocales())}
    >
      <PageName pathname={pathname} />
      {refused === null && (
        <ScreenBoundary path={pathname} isOnline={online}>
          {screen}
        </ScreenBoundary>
      )}
    </main>
  )
}

/** Announces a new page to screen readers. */
const PageName = ({ pathname }: { pathname: string }) => (
  <p className={visuallyHiddenClass} role="status">
    {usePageName(pathname)}
  </p>
)

const createScreenElement = <N extends RouteName>(name: N, params: ParamsOf<N>) => createElement(screenTable[name], { params })

/** What the server renders for a private page: a placeholder, and for browsers without script links to public pages. */
const PrivatePageFrame = () => (
  <>
    <noscript>
      <NeedsScript />
    </noscript>
    <div className={needsScriptClass}>
      <ScreenSkeleton />
    </div>
  </>
)

/** The main content is at least as high as the window, so that nothing visible moves when a screen fills. */
const containerClass = css({
  minHeight: 'window',
  // The page that is left is dimmed by a veil of the page's colour over it. With less opacity the whole page would be painted again.
  '&[aria-busy=true]::after': {
    content: '""',
    position: 'fixed',
    inset: '0',
    zIndex: 'raised',
    backgroundColor: 'paper',
    pointerEvents: 'none',
    animation: 'veil',
  },
})
const visuallyHiddenClass = css({ srOnly: true })
