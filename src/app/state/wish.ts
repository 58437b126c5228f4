import type { AddedPart } from '#data/outbox/shows.ts'

const WISH_KEY = 'wish'

/** What a guest wanted to put into the cart before signing in. */
export interface GuestWish {
  part: AddedPart
  qty: number
  /** The rest of a list that was put in with one press. */
  more?: { part: AddedPart; qty: number }[]
}

/** Keeps a guest's wish in this tab until the sign-in that it leads to (decisions, "Guests, devices, accounts"). A later wish takes its place. */
export function keepWish(wish: GuestWish, storage: Pick<Storage, 'setItem'> = sessionStorage): void {
  storage.setItem(WISH_KEY, JSON.stringify(wish))
}

/** Takes the wish out, so that it is carried out once; null when there is none. It is what `keepWish` wrote, or nothing. */
export function takeWish(storage: Pick<Storage, 'getItem' | 'removeItem'> = sessionStorage): unknown {
  const wish = seeWish(storage)
  storage.removeItem(WISH_KEY)
  return wish
}

/** The wish that waits, left where it is; null when there is none. */
export function seeWish(storage: Pick<Storage, 'getItem'> = sessionStorage): unknown {
  try {
    return JSON.parse(storage.getItem(WISH_KEY) ?? 'null')
  } catch {
    // Not JSON: written by something else under our key.
    return null
  }
}
