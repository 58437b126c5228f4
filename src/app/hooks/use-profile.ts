import { askProfile } from '#app/state/account/profile.ts'
import { useAnswerOnce } from './use-answer.ts'

/** Who is signed in, as the shop has it. */
export const useProfile = () => useAnswerOnce(askProfile)
