import { useLingui } from '@lingui/react/macro'
import { tiles } from '#styled/recipes'
import { Link } from './Link.tsx'
import { Picture } from './Picture.tsx'

interface CategoryTileProps {
  to: string
  icon: string
  name: string
  /** The number of parts. Its space is reserved while it is unknown. */
  count?: number | undefined
}

/** A category or application as a link: picture, name, number of parts. */
export function CategoryTile({ to, icon, name, count }: CategoryTileProps) {
  const { i18n } = useLingui()
  const look = tiles()
  return (
    <li>
      <Link to={to} className={look.tile}>
        <span className={look.picture}>
          <Picture path={`/category/${icon}.svg`} alt="" width={48} height={36} />
        </span>
        <span className={look.name}>{name}</span>
        <span className={look.count}>{count === undefined ? '' : i18n.number(count)}</span>
      </Link>
    </li>
  )
}
