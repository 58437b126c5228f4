import { type ComponentType, createElement, lazy, useEffect, useLayoutEffect, useState } from 'react'
import { reloadForChunk } from './chunk-reload.ts'
import { importUntilHere } from './import-until-here.ts'

/** A component whose code is loaded separately. */
export type LazyComponent<P> = ComponentType<P> & {
  /** Loads its code; repeated calls do nothing. Once loaded, the component renders synchronously, without Suspense. */
  fetch: () => Promise<unknown>
  /** Prefetches its code. Errors are ignored: it is loaded again when needed. */
  prefetch: () => Promise<void>
  isHere: () => boolean
}

/** Throws the load error when it is rendered. If the import itself rejected, React would cache the failure forever. */
function Failed({ error, onThrow }: { error: unknown; onThrow: () => void }) {
  const [thrown, setThrown] = useState(false)
  useLayoutEffect(() => {
    onThrow()
    setThrown(true)
  }, [onThrow])
  if (thrown) throw error
  return null
}

/** A component with a loader: until it is loaded, the surrounding Suspense shows its fallback. `tryOnce` loads it without retries. */
export function loadable<P extends object>(load: () => Promise<ComponentType<P>>, tryOnce = load): LazyComponent<P> {
  let here: ComponentType<P> | null = null
  const fetch = async () => {
    here ??= await load()
    return { default: here }
  }
  const prefetch = async () => {
    try {
      here ??= await tryOnce()
    } catch {
      // Ignored: it is loaded again when needed.
    }
  }
  const attempt = () => lazy(() => fetch().catch((error: unknown) => ({ default: () => createElement(Failed, { error, onThrow: renew }) })))
  let awaited = attempt()
  const renew = () => {
    awaited = attempt()
  }
  /** Each place keeps its first component type: another type would lose its state. */
  // biome-ignore lint/correctness/noComponentHookFactories: called once per lazy component, at module level
  const Placed = (props: P) => {
    const [component] = useState<ComponentType<P>>(() => here ?? awaited)
    return createElement(component, props)
  }
  return Object.assign(Placed, { fetch, prefetch, isHere: () => here !== null })
}

const pieces = new Set<Pick<LazyComponent<never>, 'fetch' | 'prefetch'>>()

const piecesInPage = new Set<Pick<LazyComponent<never>, 'prefetch'>>()

/**
 * A lazy component of a page, selected from its module, loaded with retries. `inPage`: the server renders it with the page, so it must stay
 * visible while its code loads.
 */
export function lazyComponent<M, P extends object>(
  load: () => Promise<M>,
  pick: (module: M) => ComponentType<P>,
  { inPage = false } = {},
): LazyComponent<P> {
  const piece = loadable(
    async () => pick(await importUntilHere(load, reloadForChunk)),
    async () => pick(await load()),
  )
  pieces.add(piece)
  if (inPage) piecesInPage.add(piece)
  return piece
}

/** Whether a required lazy component is loaded. An overlay renders only then: React reveals suspended content at most every 300 ms. */
export function useFetched(piece: Pick<LazyComponent<never>, 'fetch' | 'isHere'>, wanted = true): boolean {
  const [fetched, setFetched] = useState<unknown>(null)
  const here = piece.isHere() || fetched === piece
  useEffect(() => {
    if (!wanted || here) return
    let left = false
    // A failed component is rendered too: it throws the error for the surrounding boundary.
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

const rest = () =>
  // Safari has no requestIdleCallback.
  new Promise<unknown>((resolve) => (typeof requestIdleCallback === 'function' ? requestIdleCallback(resolve) : setTimeout(resolve, 200)))

/**
 * Loads all registered lazy components one by one while the page is idle, then the screens that users visit next. Components of a screen
 * wait until it is shown.
 */
export async function prefetchWhenIdle(...screens: readonly Pick<LazyComponent<never>, 'prefetch'>[]): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  // A loaded component may register others: a Set's iteration includes later additions.
  for (const all of [pieces, screens]) {
    for (const piece of all) {
      await rest()
      await piece.prefetch()
    }
  }
}

/**
 * Loads the components that the server rendered with the page, and those that they register. A failed one is retried where it is rendered.
 */
export async function fetchInPage(): Promise<void> {
  for (let known = -1; known < piecesInPage.size; ) {
    known = piecesInPage.size
    await Promise.all([...piecesInPage].map(({ prefetch }) => prefetch()))
  }
}

/**
 * Loads every registered component, including newly registered ones: the server renders a page synchronously, so nothing may be pending.
 */
export async function fetchPieces(): Promise<void> {
  for (const { fetch } of pieces) await fetch()
}
