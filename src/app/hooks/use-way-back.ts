import { useEffect } from 'react'
import { redirectPath } from '#app/state/account/redirect-path.ts'
import { session } from '#app/state/account/session.ts'
import { href } from '#contract/addresses.ts'
import { go, useSearch } from './navigation.ts'
import { useFacts } from './use-facts.ts'

/** Where the address says its reader wanted to go; null when it says nothing, or no path of this shop. */
export const useWayBack = (): string | null => redirectPath(new URLSearchParams(useSearch()).get('redirect'))

/** Goes where the reader wanted, else home. The page that is left does not stay behind: going back to a done form helps nobody. */
export const goOn = (wanted: string | null): void => go(wanted ?? href('home'), { replace: true })

/** Goes on as soon as somebody is signed in, here or in another tab. */
export function useOnceSignedIn(): void {
  const wanted = useWayBack()
  const signedIn = useFacts(session).now.type === 'member'
  useEffect(() => {
    if (signedIn) goOn(wanted)
  }, [signedIn, wanted])
}

/** An address with what is known in its query, the way back too; what is empty is left out. */
export function withQuery(path: string, query: Record<string, string | null>): string {
  const known = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== null && pair[1] !== '')
  return known.length === 0 ? path : `${path}?${new URLSearchParams(known)}`
}
