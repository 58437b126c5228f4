import { Plural, Trans } from '@lingui/react/macro'
import { formatNumber } from '#app/i18n/format.ts'
import type { PackScope } from '#contract/envelope.ts'

/** How many titles are listed; of the others only the number is shown. */
const MAX_LISTED_TITLES = 3

interface AnsweredFromPacksProps {
  scope: PackScope
  /** The age of the packs' data in words; null if unknown. */
  when: string | null
}

/** Says that an answer comes from packs on this device: how much of the catalogue they contain, and how old they are. */
export function AnsweredFromPacks({ scope: { parts, of, missing }, when }: AnsweredFromPacksProps) {
  const [here, all] = [formatNumber(parts), formatNumber(of)]
  const names = missing.slice(0, MAX_LISTED_TITLES).join(', ')
  const more = missing.length - MAX_LISTED_TITLES
  return (
    <span>
      {parts >= of ? (
        <Trans>All {all} parts are on this phone.</Trans>
      ) : (
        <Trans>
          {here} of {all} parts are on this phone.
        </Trans>
      )}{' '}
      {when === null ? null : <Trans>As of: {when}.</Trans>}{' '}
      {missing.length === 0 ? null : more > 0 ? (
        <Plural value={more} one={`Missing: ${names} and # more.`} other={`Missing: ${names} and # more.`} />
      ) : (
        <Trans>Missing: {names}.</Trans>
      )}
    </span>
  )
}
