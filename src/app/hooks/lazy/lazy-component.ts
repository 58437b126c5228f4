import { type ComponentType, createElement, lazy, useEffect, useLayoutEffect, useState } from 'react'
import { isSparingData } from '#app/state/page/sparing-data.ts'
import { afterFirstInstallation } from '#app/state/worker/first-installation.ts'
import { reloadForChunk } from './chunk-reload.ts'
import { importWithRetries } from './import-until-here.ts'
import { whenIdle } from './when-idle.ts'

/** A component whose code is loaded separately. */
export type LazyComponent<P> = ComponentType<P> & {
  /** Loads the component's code; repeated calls do nothing. Once loaded, the component renders synchronously, without Suspense. */
  fetch: () => Promise<unknown>
  /** Loads the component's code without retries. Rejects if that fails. */
  fetchOnce: () => Promise<void>
  /** Prefetches the component's code. Errors are ignored, because the code is loaded again when needed. */
  prefetch: () => Promise<void>
  isLoaded: () => boolean
}

/**
 * Throws the error of a failed load when this component is rendered. If the import itself rejected instead, React would cache the failure
 * forever.
 */
function ThrowLoadError({ error, onThrow }: { error: unknown; onThrow: () => void }) {
  const [thrown, setThrown] = useState(false)
  useLayoutEffect(() => {
    onThrow()
    setThrown(true)
  }, [onThrow])
  if (thrown) throw error
  return null
}

/**
 * Returns a component with its loader. Until its code is loaded, the surrounding Suspense shows its fallback. `tryOnce` loads the code
 * without retries.
 */
export function createLoadableComponent<P extends object>(load: () => Promise<ComponentType<P>>, tryOnce = load): LazyComponent<P> {
  let here: ComponentType<P> | null = null
  const fetch = async () => {
    here ??= await load()
    return { default: here }
  }
  const fetchOnce = async () => {
    here ??= await tryOnce()
  }
  // The error is ignored, because the code is loaded again when needed.
  const prefetch = () => fetchOnce().catch(() => undefined)
  const attempt = () =>
    lazy(() => fetch().catch((error: unknown) => ({ default: () => createElement(ThrowLoadError, { error, onThrow: renew }) })))
  let awaited = attempt()
  const renew = () => {
    awaited = attempt()
  }
  /** Each place in the page keeps the component type of its first render, because another type would lose the component's state. */
  // biome-ignore lint/correctness/noComponentHookFactories: called once per lazy component, at module level
  const Placed = (props: P) => {
    const [component] = useState<ComponentType<P>>(() => here ?? awaited)
    return createElement(component, props)
  }
  return Object.assign(Placed, { fetch, fetchOnce, prefetch, isLoaded: () => here !== null })
}

const registeredComponents = new Set<Pick<LazyComponent<never>, 'fetch'>>()

const prefetchedComponents = new Set<Pick<LazyComponent<never>, 'prefetch'>>()

const serverRenderedComponents = new Set<Pick<LazyComponent<never>, 'prefetch'>>()

/**
 * Returns a lazy component that is selected from its module and loaded with retries. `inPage`: the server renders the component with the
 * page, so it must stay visible while its code loads. `isPrefetched`: its code is loaded while the page is idle, because it is among what
 * visitors press first. Each such component costs every first visit its bytes.
 */
export function lazyComponent<M, P extends object>(
  load: () => Promise<M>,
  pick: (module: M) => ComponentType<P>,
  { inPage = false, isPrefetched = false } = {},
): LazyComponent<P> {
  const piece = createLoadableComponent(
    async () => pick(await importWithRetries(load, reloadForChunk)),
    async () => pick(await load()),
  )
  registeredComponents.add(piece)
  if (isPrefetched) prefetchedComponents.add(piece)
  if (inPage) serverRenderedComponents.add(piece)
  return piece
}

/**
 * Whether the code of a wanted lazy component is loaded. An overlay is rendered only then, because React reveals suspended content at most
 * every 300 ms.
 */
export function useIsComponentLoaded(piece: Pick<LazyComponent<never>, 'fetch' | 'isLoaded'>, wanted = true): boolean {
  const [fetched, setFetched] = useState<unknown>(null)
  const here = piece.isLoaded() || fetched === piece
  useEffect(() => {
    if (!wanted || here) return
    let left = false
    // A component that failed to load is rendered too, because it throws the error to the surrounding error boundary.
    const done = () => {
      if (!left) setFetched(() => piece)
    }
    piece.fetch().then(done, done)
    return () => {
      left = true
    }
  }, [piece, wanted, here])
  return wanted && here
}

/**
 * Loads the lazy components marked `isPrefetched` one by one while the page is idle, then the screens that users visit next. The components
 * of a screen register, and so load, only with that screen. For a visitor who spares data it only waits for the worker's first installation.
 */
export async function prefetchWhenIdle(...screens: readonly Pick<LazyComponent<never>, 'prefetch'>[]): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  if (!isSparingData()) await prefetchOneByOne(prefetchedComponents)
  // On a first visit the worker is fetching the code of the screens too, and they are taken from its cache then.
  await afterFirstInstallation()
  if (!isSparingData()) await prefetchOneByOne(screens)
}

async function prefetchOneByOne(pieces: Iterable<Pick<LazyComponent<never>, 'prefetch'>>): Promise<void> {
  // A loaded component may register others. Iterating a Set includes elements that are added meanwhile.
  for (const piece of pieces) {
    await whenIdle()
    await piece.prefetch()
  }
}

/**
 * Loads the lazy components that the server rendered with the page, and those that they register. One that fails is loaded again where it
 * is rendered.
 */
export async function loadServerRenderedComponents(): Promise<void> {
  for (let known = -1; known < serverRenderedComponents.size; ) {
    known = serverRenderedComponents.size
    await Promise.all([...serverRenderedComponents].map(({ prefetch }) => prefetch()))
  }
}

/**
 * Loads every registered component, and those that these register, because the server renders a page synchronously, so nothing may be
 * loading then.
 */
export async function loadAllComponents(): Promise<void> {
  for (const { fetch } of registeredComponents) await fetch()
}
