import { askAreaCodes, askChannels } from '#app/state/account/form-choices.ts'
import { useAnswerOnce } from './use-answer.ts'

/** Country codes of telephone numbers. */
export const useAreaCodes = () => useAnswerOnce(askAreaCodes)
/** Where a customer may have heard of the shop. */
export const useChannels = () => useAnswerOnce(askChannels)
