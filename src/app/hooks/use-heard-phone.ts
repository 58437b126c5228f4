import { useEffect, useRef, useState } from 'react'
import { logOnly } from '#app/state/page/notices.ts'

/** How a telephone number was understood. `unsaid`: empty, or no comment; `read`: its international form. */
export type HeardPhone = { type: 'unsaid' } | { type: 'read'; as: string } | { type: 'doubted' }

/**
 * Parses a telephone number when its field loses focus, and when `where` changes: the country (`DE`) or calling code (`+49`) for numbers
 * without country code; '' if unknown. The number library is loaded by then; without it there is no comment.
 */
export function useHeardPhone(where: string): { heard: HeardPhone; left: (text: string) => void } {
  const [heard, setHeard] = useState<HeardPhone>({ type: 'unsaid' })
  const typed = useRef('')
  const hear = async (text: string) => {
    typed.current = text
    const { readPhone, shownPhone } = await import('#contract/phone.ts')
    if (typed.current !== text) return
    const { text: number, fits } = readPhone(text, where)
    // Without a known country a number cannot be doubted.
    const isKnown = where !== '' || /^(?:\+|00)/.test(number)
    const as = shownPhone(number, where)
    if (number === '' || !isKnown || (fits && as === text.trim())) setHeard({ type: 'unsaid' })
    else setHeard(fits ? { type: 'read', as } : { type: 'doubted' })
  }
  // The same digits mean another number in another country.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again only when the country changes
  useEffect(() => {
    if (typed.current !== '') hear(typed.current).catch(logOnly)
  }, [where])
  return { heard, left: (text) => void hear(text).catch(logOnly) }
}
