import { type ComponentType, createElement, lazy, useEffect, useLayoutEffect, useState } from 'react'
import { reloadForChunk } from './chunk-reload.ts'
import { importUntilHere } from './import-until-here.ts'

/** A component whose code is fetched apart from the page's. */
export type LazyComponent<P> = ComponentType<P> & {
  /** Fetches its code; a second call is free. Once it is here, the component is drawn at once, without a turn of Suspense. */
  fetch: () => Promise<unknown>
  /** Fetches it ahead of time. A failure is nobody's business: asked for, it is tried again. */
  prefetch: () => Promise<void>
  isHere: () => boolean
}

/** Throws why a piece could not be had, once it stands in the page: thrown while it is fetched, React would keep the failure for ever. */
function Failed({ error, onThrow }: { error: unknown; onThrow: () => void }) {
  const [thrown, setThrown] = useState(false)
  useLayoutEffect(() => {
    onThrow()
    setThrown(true)
  }, [onThrow])
  if (thrown) throw error
  return null
}

/**
 * A component by what fetches it: until it is here its place is that of the Suspense around it. `tryOnce` fetches it without trying again.
 */
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
      // See above.
    }
  }
  const attempt = () => lazy(() => fetch().catch((error: unknown) => ({ default: () => createElement(Failed, { error, onThrow: renew }) })))
  let awaited = attempt()
  const renew = () => {
    awaited = attempt()
  }
  /** Each place keeps what it began with: another type of component would begin anew. */
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each piece, in its module
  const Placed = (props: P) => {
    const [component] = useState<ComponentType<P>>(() => here ?? awaited)
    return createElement(component, props)
  }
  return Object.assign(Placed, { fetch, prefetch, isHere: () => here !== null })
}

const pieces = new Set<Pick<LazyComponent<never>, 'fetch' | 'prefetch'>>()

const piecesInPage = new Set<Pick<LazyComponent<never>, 'prefetch'>>()

/**
 * A piece of a page that comes after it, picked from its module, and tried for until it comes. `inPage`: the server draws it with the page,
 * and it must not go again while its code is on the way.
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

/**
 * Whether a piece that is wanted is here. What opens at a press is drawn only then: React reveals what was suspended at most every 300 ms,
 * and until then there would be nothing to see of it either.
 */
export function useFetched(piece: Pick<LazyComponent<never>, 'fetch' | 'isHere'>, wanted = true): boolean {
  const [fetched, setFetched] = useState<unknown>(null)
  const here = piece.isHere() || fetched === piece
  useEffect(() => {
    if (!wanted || here) return
    let left = false
    // One that cannot be had is drawn all the same: it throws why, for the boundary around it.
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
  // Safari does not tell when it is idle.
  new Promise<unknown>((resolve) => (typeof requestIdleCallback === 'function' ? requestIdleCallback(resolve) : setTimeout(resolve, 200)))

/**
 * Fetches, one after the other and whenever the page rests, every piece that is known by then, so that what opens later opens at once; then
 * the screens that come next. What a screen opens waits until it is shown.
 */
export async function prefetchWhenIdle(...screens: readonly Pick<LazyComponent<never>, 'prefetch'>[]): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  // A piece that comes may bring others along: a set is gone through to the last that was added.
  for (const all of [pieces, screens]) {
    for (const piece of all) {
      await rest()
      await piece.prefetch()
    }
  }
}

/** Fetches what the server draws with the page, and what those pieces bring along. One that fails is tried for by its place. */
export async function fetchInPage(): Promise<void> {
  for (let known = -1; known < piecesInPage.size; ) {
    known = piecesInPage.size
    await Promise.all([...piecesInPage].map(({ prefetch }) => prefetch()))
  }
}

/**
 * Fetches every piece that is known so far, and those that they bring along: the server renders a page in one turn, so nothing of it may be
 * on its way.
 */
export async function fetchPieces(): Promise<void> {
  for (const { fetch } of pieces) await fetch()
}
