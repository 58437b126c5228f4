import { Trans } from '@lingui/react/macro'
import { Fragment } from 'react'
import { Link } from '#app/ui/Link.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import type { PartsListLine } from '#contract/catalogue/catalogue.ts'
import { href } from '#contract/routes/addresses.ts'
import { partsList } from '#styled/recipes'

/** Returns a text such as 12.54×16.05×17 that can be broken after ×, but never within a number, because 17 could otherwise be read as 1. */
const breakAfterTimesSign = (text: string) =>
  text.split('×').map((piece, at, { length }) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change their order
    <Fragment key={at}>
      {at === 0 ? null : <wbr />}
      {at === length - 1 ? piece : `${piece}×`}
    </Fragment>
  ))

/** The part of a line: picture, name, code and key attributes. A component that the shop does not sell has no link, and says so. */
export function PartsListName({ line: { name, part } }: { line: PartsListLine }) {
  const look = partsList()
  return (
    <th scope="row" className={look.name}>
      {part ? (
        <span className={look.part}>
          <span className={look.picture}>
            <Picture path={part.mainImageUrl} alt="" width={56} height={42} />
          </span>
          <span>
            <Link to={href('part', { mcode: part.mcode })} className={look.link} aria-label={`${name}, ${part.mcode}`}>
              {name}
            </Link>
            <span className={look.data}>
              <span className={look.code}>{part.mcode}</span> {breakAfterTimesSign(part.specName)}
            </span>
          </span>
        </span>
      ) : (
        <span className={look.unsold}>
          {name}
          <span className={look.data}>
            <Trans>Not sold on its own</Trans>
          </span>
        </span>
      )}
    </th>
  )
}
