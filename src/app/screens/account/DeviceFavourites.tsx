import { Trans, useLingui } from '@lingui/react/macro'
import { useFavourites } from '#app/hooks/favourites/use-favourites.ts'
import { PartList } from '#app/ui/PartList.tsx'
import { css } from '#styled/css'
import { Section } from './Section.tsx'

/** A list of a guest's favourites on this device, with the price and stock seen then. Nothing without favourites. */
export function DeviceFavourites() {
  const { t } = useLingui()
  const { marks } = useFavourites()
  if (marks.length === 0) return null
  const ages = new Map(marks.map(({ mcode, asOf }) => [mcode, asOf ?? null]))
  return (
    <Section title={<Trans>Marked on this phone</Trans>}>
      <p className={mutedTextClass}>
        <Trans>It joins your favorites when you sign in.</Trans>
      </p>
      <PartList
        parts={marks.flatMap(({ part }) => (part === null ? [] : [part]))}
        dataTimeOf={({ mcode }) => ages.get(mcode) ?? null}
        label={t`Marked on this phone`}
      />
    </Section>
  )
}

const mutedTextClass = css({ color: 'fg.muted', paddingBottom: '2' })
