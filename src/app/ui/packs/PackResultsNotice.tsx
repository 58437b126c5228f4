import { Plural, Trans } from '@lingui/react/macro'
import { formatNumber } from '#app/i18n/format.ts'
import type { PackScope } from '#contract/envelope.ts'

/** How many pack titles are listed. Of the other packs only the count is shown. */
const MAX_LISTED_TITLES = 3

interface PackResultsNoticeProps {
  scope: PackScope
  /** The age of the packs' data in words; null if unknown. */
  dataAge: string | null
}

/** Says that an answer comes from packs on this device: how much of the catalogue they contain, and how old they are. */
export function PackResultsNotice({ scope: { partCount, totalPartCount, missingTitles }, dataAge: when }: PackResultsNoticeProps) {
  const [here, all] = [formatNumber(partCount), formatNumber(totalPartCount)]
  const names = missingTitles.slice(0, MAX_LISTED_TITLES).join(', ')
  const more = missingTitles.length - MAX_LISTED_TITLES
  return (
    <span>
      {partCount >= totalPartCount ? (
        <Trans>All {all} parts are on this phone.</Trans>
      ) : (
        <Trans>
          {here} of {all} parts are on this phone.
        </Trans>
      )}{' '}
      {when === null ? null : <Trans>As of: {when}.</Trans>}{' '}
      {missingTitles.length === 0 ? null : more > 0 ? (
        <Plural value={more} one={`Missing: ${names} and # more.`} other={`Missing: ${names} and # more.`} />
      ) : (
        <Trans>Missing: {names}.</Trans>
      )}
    </span>
  )
}
