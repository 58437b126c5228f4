import { askAreaCodes, askChannels } from '#app/state/account/form-choices.ts'
import { useAnswer } from './use-answer.ts'

/** Country codes of telephone numbers. */
export const useAreaCodes = () => useAnswer(askAreaCodes)
/** Where a customer may have heard of the shop. */
export const useChannels = () => useAnswer(askChannels)
