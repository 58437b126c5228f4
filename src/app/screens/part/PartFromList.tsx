import { Trans, useLingui } from '@lingui/react/macro'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import { useTitle } from '#app/hooks/use-title.ts'
import { formatAge } from '#app/ui/age.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { dataAgeOf } from '#app/ui/price/aged.ts'
import { useDataTime } from '#app/ui/price/DataTimeProvider.tsx'
import { RetryButton } from '#app/ui/RetryButton.tsx'
import type { PartCard } from '#contract/catalogue/catalogue.ts'
import { pageLayoutLoads } from '#contract/loads/page-layout-loads.ts'
import { categoryHref } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { offeredPartOf } from './offered-part.ts'
import { PartFrame } from './PartFrame.tsx'

interface PartFromListProps {
  card: PartCard
  /** Requests the part's page again. */
  retry: () => Promise<void>
}

/** A part whose page is not on this device: its data from a list, and a note that the rest is missing. */
export function PartFromList({ card, retry }: PartFromListProps) {
  const tree = useLoadedQuery(pageLayoutLoads.tree)
  useTitle(`${card.mcode} ${card.name}`)
  const categories = tree.status === 'ready' ? tree.value.flatMap((top) => [top, ...top.children]) : []
  const category = categories.find(({ id }) => id === card.backCategoryId)
  return (
    <PartFrame
      part={offeredPartOf(card)}
      trail={category === undefined ? [] : [{ label: card.backCategoryName, to: categoryHref(category) }]}
      notice={<MissingDetailsNotice retry={retry} />}
    />
  )
}

function MissingDetailsNotice({ retry }: Pick<PartFromListProps, 'retry'>) {
  const { i18n } = useLingui()
  const asOf = useDataTime() ?? null
  const when = asOf === null || dataAgeOf(asOf).type === 'undated' ? null : formatAge(asOf, i18n.locale)
  return (
    <div className={noteClass}>
      <p className={sentenceClass}>
        <Icon name="offline" size={16} />
        <span>
          <Trans>The details of this part are not on this phone: cross references, what it fits and its parts list.</Trans>{' '}
          {when === null ? <Trans>What is shown stood in a list.</Trans> : <Trans>What is shown stood in a list {when}.</Trans>}
        </span>
      </p>
      <RetryButton retry={retry} />
    </div>
  )
}

const noteClass = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '2', paddingBlock: '2' })
const sentenceClass = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '2',
  flex: '[1 1 260px]',
  maxWidth: 'prose',
  color: 'fg.muted',
  '& svg': { flexShrink: 0, marginTop: '0.5' },
})
