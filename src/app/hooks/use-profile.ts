import { askProfile } from '#app/state/account/profile.ts'
import { useAnswerOnce } from './use-answer.ts'

/** Returns the user's profile from the server. */
export const useProfile = () => useAnswerOnce(askProfile)
