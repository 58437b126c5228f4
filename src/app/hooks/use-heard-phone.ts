import { useEffect, useRef, useState } from 'react'
import { logOnly } from '#app/state/page/notices.ts'

/** What was made of a telephone number. `unsaid`: nothing is typed, or there is nothing to say of it; `read`: dialled so from abroad. */
export type HeardPhone = { type: 'unsaid' } | { type: 'read'; as: string } | { type: 'doubted' }

/**
 * Reads a telephone number when its field is left, and again when `where` changes: the country (`DE`) or code (`+49`) by which a number without
 * a country's code is read; '' where nobody knows. The table of the world's numbers is fetched by then, and nothing is said without it.
 */
export function useHeardPhone(where: string): { heard: HeardPhone; left: (text: string) => void } {
  const [heard, setHeard] = useState<HeardPhone>({ type: 'unsaid' })
  const typed = useRef('')
  const hear = async (text: string) => {
    typed.current = text
    const { readPhone, shownPhone } = await import('#contract/phone.ts')
    if (typed.current !== text) return
    const { text: number, fits } = readPhone(text, where)
    // A number of nobody knows which country cannot be doubted.
    const isKnown = where !== '' || /^(?:\+|00)/.test(number)
    const as = shownPhone(number, where)
    if (number === '' || !isKnown || (fits && as === text.trim())) setHeard({ type: 'unsaid' })
    else setHeard(fits ? { type: 'read', as } : { type: 'doubted' })
  }
  // Another country reads the same digits in another way.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the country changes
  useEffect(() => {
    if (typed.current !== '') hear(typed.current).catch(logOnly)
  }, [where])
  return { heard, left: (text) => void hear(text).catch(logOnly) }
}
