import { askAreaCodes, askChannels } from '#app/state/account/form-choices.ts'
import { useAnswerOnce } from './use-answer.ts'

/** Returns the calling codes of countries (`+49`). */
export const useAreaCodes = () => useAnswerOnce(askAreaCodes)
/** Returns the selectable answers to "Where did you hear about us?". */
export const useChannels = () => useAnswerOnce(askChannels)
