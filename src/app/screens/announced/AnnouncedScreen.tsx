import { Trans } from '@lingui/react/macro'
import { useViewHistory } from '#app/hooks/use-view-history.ts'
import { translate } from '#app/i18n/language.ts'
import { Go } from '#app/ui/Go.tsx'
import { ViewedParts } from '#app/ui/part/ViewedParts.tsx'
import { type AnnouncedName, routes } from '#contract/routes.ts'
import { css, cx } from '#styled/css'
import { heading, message, row } from '#styled/recipes'
import { announcements } from './announcements.ts'

const VIEWS_SHOWN = 8

/**
 * A page that the specification names (section 2) and that is not built yet: says so, and leads to what there is today. No link of the shop
 * ends in a 404.
 */
export function AnnouncedScreen({ of }: { of: AnnouncedName }) {
  const { lacks, today, ways, viewed } = announcements[of]
  const look = message()
  return (
    <div className={look.root}>
      <h1 className={heading({ level: 'page' })}>{translate(routes[of].title)}</h1>
      <p>
        {translate(lacks)} {translate(today)}
      </p>
      <ul className={list}>
        {ways.map(({ to, label }) => (
          <li key={to}>
            <Go to={to} className={cx(row({ live: true }), line)}>
              {translate(label)}
            </Go>
          </li>
        ))}
      </ul>
      {viewed ? <Viewed /> : null}
    </div>
  )
}

function Viewed() {
  const { views } = useViewHistory()
  if (views.length === 0) return null
  return (
    <section className={message().held}>
      <h2 className={heading({ level: 'section' })}>
        <Trans>Parts you opened on this device</Trans>
      </h2>
      <ViewedParts most={VIEWS_SHOWN} />
    </section>
  )
}

const list = css({ width: 'full', borderTop: 'hair' })
const line = css({ paddingInline: '2', fontWeight: 'bold' })
