import { useLingui } from '@lingui/react/macro'
import { TextField } from './TextField.tsx'

/** The field for a code of six digits from an e-mail. Phones offer the code above the keyboard. */
export function CodeField({ error }: { error: string | undefined }) {
  const { t } = useLingui()
  return (
    <TextField
      name="verifyCode"
      label={t`Code`}
      wrong={error}
      autoComplete="one-time-code"
      inputMode="numeric"
      spellCheck={false}
      maxLength={12}
    />
  )
}
