import { Trans } from '@lingui/react/macro'
import { Go } from '#app/ui/Go.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { href } from '#contract/addresses.ts'
import { css } from '#styled/css'
import { link, mark } from '#styled/recipes'

/** Packs that should have answered and could not be read, with the way to where they are repaired. */
export function DamagedPacks({ titles }: { titles: readonly string[] }) {
  const names = titles.join(', ')
  return (
    <p className={place} data-no-print>
      <span className={mark({ tone: 'warn' })}>
        <Icon name="warning" size={16} />
        <span>
          <Trans>Some of what is on this phone is damaged and was left out: {names}.</Trans>
        </span>
      </span>
      <Go to={href('offline')} className={link({ tall: true })}>
        <Trans>Repair it</Trans>
      </Go>
    </p>
  )
}

const place = css({ gridColumn: '[1 / -1]', display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', fontSize: 'sm' })
