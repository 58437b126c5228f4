import { useEffect } from 'react'
import { redirectPath } from '#app/state/account/redirect-path.ts'
import { session } from '#app/state/session/session.ts'
import { href } from '#contract/routes/addresses.ts'
import { navigateTo, useQueryString } from './navigation.ts'
import { useStateSnapshot } from './use-facts.ts'

/** Returns the path to return to (the URL's `redirect`); null if there is none, or if it is not a path of this shop. */
export const useReturnPath = (): string | null => redirectPath(new URLSearchParams(useQueryString()).get('redirect'))

/**
 * Navigates to the path to return to, otherwise to the home page. The current page is replaced in the history, because going back to a
 * completed form is useless.
 */
export const goToReturnPath = (wanted: string | null): void => navigateTo(wanted ?? href('home'), { replace: true })

/** Leaves the page as soon as a user is signed in, here or in another tab. */
export function useReturnOnceSignedIn(): void {
  const wanted = useReturnPath()
  const signedIn = useStateSnapshot(session).current.type === 'member'
  useEffect(() => {
    if (signedIn) goToReturnPath(wanted)
  }, [signedIn, wanted])
}

/** Returns a URL with query parameters, including the path to return to. Parameters without a value are omitted. */
export function addQueryParameters(path: string, query: Record<string, string | null>): string {
  const known = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== null && pair[1] !== '')
  return known.length === 0 ? path : `${path}?${new URLSearchParams(known)}`
}
