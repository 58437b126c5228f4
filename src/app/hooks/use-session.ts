import { useFacts } from './use-facts.ts'
import { session } from '../state/session.ts'

/** Who is signed in, if anyone. */
export const useSession = () => useFacts(session).now
