import { useFacts } from './use-facts.ts'
import { theme } from '../state/theme.ts'

/** Which light the shop is read by. */
export const useTheme = () => useFacts(theme).now
