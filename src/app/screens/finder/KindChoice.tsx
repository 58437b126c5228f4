import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { Link } from '#app/ui/Link.tsx'
import { Message } from '#app/ui/Message.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import type { FinderKind } from '#contract/finder/finder.ts'
import { finderAddress } from '#contract/finder/finder-address.ts'
import { emptyFinderQuery } from '#contract/finder/finder-query.ts'
import { href } from '#contract/routes/addresses.ts'
import { button, finder } from '#styled/recipes'
import { KindChip } from './KindChip.tsx'
import { kindsBelow } from './kinds-below.ts'
import { UnitsHere } from './lazy.ts'
import { QuestionTitle } from './QuestionTitle.tsx'

interface KindChoiceProps {
  kinds: readonly FinderKind[]
  /** The group of kinds that was chosen, such as all starter parts; null at first. */
  group: FinderKind | null
  isArrival: boolean
}

/** The first question: what kind of part it is, as pictures large enough for gloves. */
export function KindChoice({ kinds, group, isArrival }: KindChoiceProps) {
  const { i18n, t } = useLingui()
  const look = finder()
  if (kinds.length === 0)
    return (
      <Message title={<Trans>This shop has no parts that can be found by measures yet.</Trans>}>
        <Link to={href('home')} className={button()}>
          <Trans>See what it has</Trans>
        </Link>
      </Message>
    )
  return (
    <section>
      {group === null ? null : <KindChip name={group.backCategoryName} />}
      <QuestionTitle isArrival={isArrival}>
        <Trans>What do you have in your hand?</Trans>
      </QuestionTitle>
      <ul className={look.kinds} aria-label={t`Kinds of parts`}>
        {kindsBelow(kinds, group?.id ?? null).map(({ id, backCategoryName, icon, count }) => (
          <li key={id}>
            <Link to={finderAddress({ ...emptyFinderQuery, kind: id })} className={look.kind}>
              <Picture path={`/category/${icon}.svg`} alt="" width={64} height={48} eager />
              <span className={look.kindName}>{backCategoryName}</span>
              <span className={look.partCount}>{i18n.number(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {group === null ? (
        <Suspense>
          <UnitsHere kinds={kinds} />
        </Suspense>
      ) : null}
    </section>
  )
}
