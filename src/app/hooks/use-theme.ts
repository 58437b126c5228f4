import { useFacts } from './use-facts.ts'
import { theme } from '#app/state/page/theme.ts'

/** Which light the shop is read by. */
export const useTheme = () => useFacts(theme).now
