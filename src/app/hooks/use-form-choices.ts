import { askAreaCodes, askChannels } from '#app/state/account/form-choices.ts'
import { useAnswerOnce } from './use-answer.ts'

/** Country codes of telephone numbers. */
export const useAreaCodes = () => useAnswerOnce(askAreaCodes)
/** Answers to "Where did you hear about us?". */
export const useChannels = () => useAnswerOnce(askChannels)
