import { useFacts } from './use-facts.ts'
import { network } from '../state/network.ts'

/** Whether the shop answers, judged by outcomes. */
export const useOnline = (): boolean => useFacts(network).up
