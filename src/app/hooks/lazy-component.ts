import { type ComponentType, createElement, lazy, useState } from 'react'
import { isChunkError, reloadForChunk } from './chunk-reload.ts'

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000

const pause = (ms: number) => new Promise((over) => setTimeout(over, ms))

/**
 * Fetches a piece of the app until it is here. A line that fails for a moment must take nothing from the page but the piece. Where the shop
 * answers and the piece is gone, there is a newer version: the page is loaded anew (specification, section 8). Rejects with what is no
 * matter of the line.
 */
export async function importUntilHere<T>(load: () => Promise<T>, renew: () => Promise<boolean> = reloadForChunk): Promise<T> {
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
    try {
      return await load()
    } catch (error) {
      if (!isChunkError(error)) throw error
      await renew()
      await pause(wait)
    }
  }
}

/** A component whose code is fetched apart from the page's. */
export type LazyComponent<P> = ComponentType<P> & {
  /** Fetches its code; a second call is free. Once it is here, the component is drawn at once, without a turn of Suspense. */
  fetch: () => Promise<unknown>
}

/** A component by what fetches it: until it is here its place is that of the Suspense around it. */
export function loadable<P extends object>(load: () => Promise<ComponentType<P>>): LazyComponent<P> {
  let here: ComponentType<P> | null = null
  const fetch = async () => {
    here ??= await load()
    return { default: here }
  }
  const Awaited = lazy(fetch)
  /** Each place keeps what it began with: another type of component would begin anew. */
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each piece, in its module
  const Placed = (props: P) => {
    const [component] = useState<ComponentType<P>>(() => here ?? Awaited)
    return createElement(component, props)
  }
  return Object.assign(Placed, { fetch })
}

const pieces = new Set<() => Promise<unknown>>()

/** A piece of a page that comes after it, picked from its module, and tried for until it comes. */
export function lazyComponent<M, P extends object>(load: () => Promise<M>, pick: (module: M) => ComponentType<P>): LazyComponent<P> {
  const piece = loadable(async () => pick(await importUntilHere(load)))
  pieces.add(piece.fetch)
  return piece
}

/** Fetches every piece that is known so far, and those that they bring along: the server renders a page in one turn, so nothing of it may be on its way. */
export async function fetchPieces(): Promise<void> {
  for (const fetch of pieces) await fetch()
}
