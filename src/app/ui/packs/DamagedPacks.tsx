import { Trans } from '@lingui/react/macro'
import { checkPacksTitled } from '#app/hooks/packs/use-packs.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { href } from '#contract/routes/addresses.ts'
import { css, cx } from '#styled/css'
import { link, mark } from '#styled/recipes'
import { severalLinesClass } from './several-lines.ts'

/** Says which packs could not be read, with a link to repair them. */
export function DamagedPacks({ titles }: { titles: readonly string[] }) {
  const names = titles.join(', ')
  return (
    <p className={containerClass} data-no-print>
      <span className={cx(mark({ tone: 'warn' }), severalLinesClass)}>
        <Icon name="warning" size={16} />
        <span>
          <Trans>Some of what is on this phone is damaged and was left out: {names}.</Trans>
        </span>
      </span>
      <Link to={href('offline')} className={link({ tall: true })} onClick={() => void checkPacksTitled(titles)}>
        <Trans>Repair it</Trans>
      </Link>
    </p>
  )
}

const containerClass = css({
  gridColumn: '[1 / -1]',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  fontSize: 'sm',
})
