import { fetchProfile } from '#app/state/account/profile.ts'
import { useAsyncResult } from './use-answer.ts'

/** Returns the user's profile from the server. */
export const useProfile = () => useAsyncResult(fetchProfile)
