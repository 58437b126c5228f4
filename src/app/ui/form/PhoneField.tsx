import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { logOnly } from '#app/state/page/notices.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

type PhoneFieldProps = Omit<TextFieldProps, 'hint' | 'type' | 'onBlur'> & {
  /** What a number without its country's code is read by: a country (`DE`) or a code (`+49`); '' where nobody knows. */
  where: string
}

type Heard = { type: 'unsaid' } | { type: 'read'; as: string } | { type: 'doubted' }

/**
 * A telephone number, wherever one is typed. Left, it says how the number is dialled from abroad, or that it doubts it; a doubt keeps nobody
 * from sending it. The table of the world's numbers is fetched by then, and nothing is said without it.
 */
export function PhoneField({ where, ...input }: PhoneFieldProps) {
  const [heard, setHeard] = useState<Heard>({ type: 'unsaid' })
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
  const { type } = heard
  const hint =
    type === 'unsaid' ? undefined : (
      <span role="status">
        {type === 'read' ? (
          <Trans>
            Dialled as <span translate="no">{heard.as}</span>.
          </Trans>
        ) : (
          <Trans>This does not look like a phone number of that country. It is kept as you typed it.</Trans>
        )}
      </span>
    )
  return <TextField type="tel" maxLength={32} {...input} hint={hint} onBlur={(event) => void hear(event.currentTarget.value).catch(logOnly)} />
}
