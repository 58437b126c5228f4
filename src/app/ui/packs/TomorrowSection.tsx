import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useTomorrowJobsReadiness } from '#app/hooks/packs/use-tomorrow.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { RuledSection } from '#app/ui/RuledSection.tsx'
import { href } from '#contract/routes/addresses.ts'
import { css, cx } from '#styled/css'
import { button, link, mark } from '#styled/recipes'
import { severalLinesClass } from './several-lines.ts'

/** How many missing parts are listed. Of the others only the count is shown. */
const MAX_LISTED_PARTS = 12

/**
 * Says whether the parts needed tomorrow are available offline: favourites, cart or guest's list, waiting orders, recently viewed parts.
 */
export function TomorrowSection() {
  const { now, again } = useTomorrowJobsReadiness()
  return (
    <RuledSection title={<Trans>Tomorrow’s jobs</Trans>}>
      <p className={mutedTextClass}>
        <Trans>
          What is in the cart, on your list, marked or in a prepared order, and what you looked at lately is kept here by itself, with its
          drawings.
        </Trans>
      </p>
      <div role="status">
        {now.type === 'looked' ? (
          <ReadinessResult checkedAt={now.checkedAt} partCount={now.partCount} missingParts={now.missingCodes} />
        ) : now.type === 'no-worker' ? (
          <p>
            <Trans>This browser keeps nothing of the shop here yet, so it needs the network.</Trans>
          </p>
        ) : now.type === 'silent' ? (
          <p>
            <Trans>This browser did not say whether all of it is here.</Trans>
          </p>
        ) : (
          <p aria-busy="true">
            <Trans>Fetching what is missing, and looking whether all of it is here…</Trans>
          </p>
        )}
      </div>
      {now.type === 'silent' || (now.type === 'looked' && now.missingCodes.length > 0) ? (
        <p>
          <button type="button" className={button()} onClick={() => void again()}>
            <Trans>Fetch again</Trans>
          </button>
        </p>
      ) : null}
    </RuledSection>
  )
}

function ReadinessResult({
  checkedAt,
  partCount: parts,
  missingParts,
}: {
  checkedAt: number
  partCount: number
  missingParts: readonly string[]
}) {
  const { t, i18n } = useLingui()
  const when = i18n.date(new Date(checkedAt), { timeStyle: 'short' })
  const [lacking, more] = [missingParts.length, missingParts.length - MAX_LISTED_PARTS]
  if (parts === 0)
    return (
      <p>
        <Trans>Nothing is needed tomorrow as far as this device knows: nothing in the cart, nothing marked, nothing looked at.</Trans>
      </p>
    )
  if (lacking === 0)
    return (
      <p className={cx(mark({ tone: 'good' }), severalLinesClass)}>
        <Icon name="check" size={16} />
        <span>
          <Trans>Ready offline, {when}.</Trans>{' '}
          <Plural value={parts} one="# part with its drawings is here." other="# parts with their drawings are here." />
        </span>
      </p>
    )
  return (
    <>
      <p className={cx(mark({ tone: 'warn' }), severalLinesClass)}>
        <Icon name="warning" size={16} />
        <span>
          <Plural
            value={lacking}
            one={`Not ready, ${when}: of # part of ${parts} something is missing.`}
            other={`Not ready, ${when}: of # parts of ${parts} something is missing.`}
          />
        </span>
      </p>
      <ul className={namesClass} aria-label={t`Parts of which something is missing`}>
        {missingParts.slice(0, MAX_LISTED_PARTS).map((mcode) => (
          <li key={mcode}>
            <Link to={href('part', { mcode })} className={link({ tall: true })}>
              {mcode}
            </Link>
          </li>
        ))}
        {more > 0 ? (
          <li className={mutedTextClass}>
            <Plural value={more} one="and # more" other="and # more" />
          </li>
        ) : null}
      </ul>
    </>
  )
}

const mutedTextClass = css({ color: 'fg.muted', maxWidth: 'prose' })
const namesClass = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  alignItems: 'center',
  listStyle: 'none',
  fontFamily: 'numbers',
})
