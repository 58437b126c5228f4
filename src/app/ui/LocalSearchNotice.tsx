import { Plural, Trans } from '@lingui/react/macro'
import type { LocalSearchScope } from '#contract/envelope.ts'

/** Says what was searched offline: how many complete parts, and how many parts that were only seen in lists. */
export function LocalSearchNotice({ scope: { openedPartCount: opened, listedPartCount: listed } }: { scope: LocalSearchScope }) {
  if (listed === 0)
    return (
      <Plural
        value={opened}
        one="Searched only the # part that is whole on this phone."
        other="Searched only the # parts that are whole on this phone."
      />
    )
  if (opened === 0)
    return (
      <Plural
        value={listed}
        one="Searched only the # part that was seen in a list on this phone."
        other="Searched only the # parts that were seen in lists on this phone."
      />
    )
  return (
    <Trans>
      Searched only <Plural value={opened} one="# whole part" other="# whole parts" /> and{' '}
      <Plural value={listed} one="# part" other="# parts" /> seen in lists, on this phone.
    </Trans>
  )
}
