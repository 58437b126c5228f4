import { useEffect, useRef, useState } from 'react'
import { logErrorOnly } from '#app/state/page/notices.ts'

/**
 * How a typed telephone number was understood. `unsaid`: the field is empty, or there is nothing to say about the number. `read`: its
 * international form. `doubted`: it is probably wrong.
 */
export type PhoneParseResult = { type: 'unsaid' } | { type: 'read'; formattedNumber: string } | { type: 'doubted' }

/**
 * Parses a telephone number when its field loses focus, and when `where` changes. `where` is the country (`DE`) or calling code (`+49`) for
 * numbers without one; '' if unknown. The number library is loaded meanwhile; if it cannot be loaded, nothing is said about the number.
 */
export function usePhoneParseResult(where: string): { reading: PhoneParseResult; onFieldLeft: (text: string) => void } {
  const [heard, setHeard] = useState<PhoneParseResult>({ type: 'unsaid' })
  const typed = useRef('')
  const hear = async (text: string) => {
    typed.current = text
    const { parseEnteredPhone: readPhone, formatPhone: shownPhone } = await import('#contract/addresses/phone.ts')
    if (typed.current !== text) return
    const { text: number, isValid } = readPhone(text, where)
    // A number whose country is unknown cannot be judged.
    const isKnown = where !== '' || /^(?:\+|00)/.test(number)
    const as = shownPhone(number, where)
    if (number === '' || !isKnown || (isValid && as === text.trim())) setHeard({ type: 'unsaid' })
    else setHeard(isValid ? { type: 'read', formattedNumber: as } : { type: 'doubted' })
  }
  // The same digits mean another number in another country, so the number is parsed again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again only when the country changes
  useEffect(() => {
    if (typed.current !== '') hear(typed.current).catch(logErrorOnly)
  }, [where])
  return { reading: heard, onFieldLeft: (text) => void hear(text).catch(logErrorOnly) }
}
