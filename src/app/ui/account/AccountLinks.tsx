import { useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import { Link } from '#app/ui/Link.tsx'
import { href } from '#contract/addresses.ts'
import { routes } from '#contract/routes.ts'
import { type AccountEntry, accountEntries } from './entries.ts'

interface AccountLinksProps {
  /** The look of each. */
  look: string | undefined
  current?: AccountEntry | undefined
  onChoose?: () => void
  /** What each stands in, such as a list's item. */
  within?: (link: ReactNode) => ReactNode
}

/** A link to each page of an account. */
export function AccountLinks({ look, current, onChoose, within = (link) => link }: AccountLinksProps) {
  const { i18n } = useLingui()
  return accountEntries.map((name) => (
    <Fragment key={name}>
      {within(
        <Link to={href(name)} className={look} aria-current={name === current ? 'page' : undefined} onClick={onChoose}>
          {i18n._(routes[name].title)}
        </Link>,
      )}
    </Fragment>
  ))
}
