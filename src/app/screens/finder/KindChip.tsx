import { useLingui } from '@lingui/react/macro'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { finderAddress } from '#contract/finder/finder-address.ts'
import { emptyFinderQuery } from '#contract/finder/finder-query.ts'
import { chip } from '#styled/recipes'

/** The chosen kind of part as a chip, which leads back to the choice. */
export function KindChip({ name }: { name: string }) {
  const { t } = useLingui()
  return (
    <Link to={finderAddress(emptyFinderQuery)} className={chip()} aria-label={t`${name}: choose another kind`}>
      {name} <Icon name="close" size={16} />
    </Link>
  )
}
