import { Trans } from '@lingui/react/macro'
import { translate } from '#app/i18n/language.ts'
import { openOverlay } from '#app/state/page/overlay.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { catalogueApplications } from '#contract/catalogue/categories.ts'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { row } from '#styled/recipes'

/** The nine kinds of vehicles and machines (applications) in the menu drawer (sections 1 and 2 of the specification). */
export const ApplicationList = ({ onChoose }: { onChoose: () => void }) => (
  <div className={listClass}>
    <button
      type="button"
      className={`${row({ live: true })} ${lineClass} ${backClass}`}
      onClick={() => openOverlay({ type: 'drawer', startSection: 'top' })}
    >
      <Icon name="chevron-left" size={16} />
      <Trans>Menu</Trans>
    </button>
    <ul>
      {catalogueApplications.map(({ id, title }) => (
        <li key={id}>
          <Link to={href('application', { appid: id })} className={`${row({ live: true })} ${lineClass}`} onClick={onChoose}>
            {translate(title)}
          </Link>
        </li>
      ))}
    </ul>
  </div>
)

const listClass = css({ paddingBottom: '8' })
const lineClass = css({ width: 'full', paddingInline: '4' })
const backClass = css({ color: 'fg.muted' })
