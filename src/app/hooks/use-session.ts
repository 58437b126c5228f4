import { useFacts } from './use-facts.ts'
import { session } from '#app/state/account/session.ts'

/** Who is signed in, if anyone. */
export const useSession = () => useFacts(session).now
