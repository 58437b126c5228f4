import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useOldUnits } from '#app/hooks/use-old-units.ts'
import { deleteUnit, layOnBench } from '#app/state/old-unit/changes.ts'
import { finderQueryOf, keptUnits, type OldUnit, unitOnBench } from '#app/state/old-unit/old-unit.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import type { FinderKind } from '#contract/finder/finder.ts'
import { finderAddress } from '#contract/finder/finder-address.ts'
import { button, finder, heading } from '#styled/recipes'
import { DeletedUnitNotice } from './DeletedUnitNotice.tsx'

/** The old units of this device, to go on with: the one on the bench, and those kept for jobs. Nothing without any. */
export function UnitsHere({ kinds }: { kinds: readonly FinderKind[] }) {
  const units = useOldUnits()
  const onBench = unitOnBench(units)
  const kept = keptUnits(units)
  const shown = [...(onBench !== null && onBench.kept === undefined && onBench.answers.length > 0 ? [onBench] : []), ...kept]
  const nameOf = (unit: OldUnit) => kinds.find(({ id }) => id === unit.kind)?.backCategoryName ?? unit.kept?.name ?? ''
  const notice = <DeletedUnitNotice nameOf={nameOf} />
  if (shown.length === 0) return notice
  return (
    <section>
      {notice}
      <h2 className={heading({ level: 'section' })}>
        <Trans>Go on with a unit that you measured</Trans>
      </h2>
      <ul>
        {shown.map((unit) => (
          <UnitRow key={unit.id} unit={unit} kindName={nameOf(unit)} />
        ))}
      </ul>
    </section>
  )
}

function UnitRow({ unit, kindName }: { unit: OldUnit; kindName: string }) {
  const { t } = useLingui()
  const look = finder()
  const name = [kindName || t`Not named`, unit.kept?.job ?? ''].filter((word) => word !== '').join(' · ')
  return (
    <li className={look.unit} data-old-unit={unit.id}>
      <Link to={finderAddress(finderQueryOf(unit))} className={look.other} onClick={() => void layOnBench(unit.id)}>
        <b>{name}</b>{' '}
        <span className={look.partCount}>
          <Plural value={unit.answers.length} one="# answer" other="# answers" />
        </span>
      </Link>
      <button
        type="button"
        className={button({ tone: 'plain', size: 'icon' })}
        aria-label={t`Delete ${name}`}
        onClick={() => void deleteUnit(unit.id)}
      >
        <Icon name="close" />
      </button>
    </li>
  )
}
