import { useEffect } from 'react'
import { redirectPath } from '#app/state/account/redirect-path.ts'
import { session } from '#app/state/account/session.ts'
import { href } from '#contract/addresses.ts'
import { go, useSearch } from './navigation.ts'
import { useFacts } from './use-facts.ts'

/** The return path in the URL; null if there is none, or if it is not a path of this shop. */
export const useWayBack = (): string | null => redirectPath(new URLSearchParams(useSearch()).get('redirect'))

/** Navigates to the return path, otherwise home. The current page is replaced, because going back to a completed form is useless. */
export const goOn = (wanted: string | null): void => go(wanted ?? href('home'), { replace: true })

/** Navigates as soon as a user is signed in, here or in another tab. */
export function useOnceSignedIn(): void {
  const wanted = useWayBack()
  const signedIn = useFacts(session).now.type === 'member'
  useEffect(() => {
    if (signedIn) goOn(wanted)
  }, [signedIn, wanted])
}

/** A URL with query parameters, including the return path; empty ones are omitted. */
export function withQuery(path: string, query: Record<string, string | null>): string {
  const known = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== null && pair[1] !== '')
  return known.length === 0 ? path : `${path}?${new URLSearchParams(known)}`
}
