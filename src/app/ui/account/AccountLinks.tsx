import { useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import { Link } from '#app/ui/Link.tsx'
import { href } from '#contract/routes/addresses.ts'
import { routes } from '#contract/routes.ts'
import { type AccountPageName, accountPageNames } from './entries.ts'

interface AccountLinksProps {
  /** The classes of each link. */
  linkClassName: string | undefined
  current?: AccountPageName | undefined
  onChoose?: () => void
  /** Returns a link with the element around it, such as a list item. */
  wrapLink?: (link: ReactNode) => ReactNode
}

/** Links to all pages of the account. */
export function AccountLinks({ linkClassName, current, onChoose, wrapLink = (link) => link }: AccountLinksProps) {
  const { i18n } = useLingui()
  return accountPageNames.map((name) => (
    <Fragment key={name}>
      {wrapLink(
        <Link to={href(name)} className={linkClassName} aria-current={name === current ? 'page' : undefined} onClick={onChoose}>
          {i18n._(routes[name].title)}
        </Link>,
      )}
    </Fragment>
  ))
}
