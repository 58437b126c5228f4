import { UnitKindChips } from '#app/ui/part/UnitKindChips.tsx'
import type { PartDetail } from '#contract/catalogue/catalogue.ts'
import { isUnit } from '#contract/part/is-unit.ts'
import { PartOfUnit } from './PartOfUnit.tsx'
import { UsedInChip } from './UsedInChip.tsx'

/**
 * Links at the top of a part's page: for a complete unit its components; for a component the unit from whose list the user came, and the
 * units that contain it.
 */
export const PartTopLinks = ({ part }: { part: PartDetail }) =>
  isUnit(part) ? (
    <UnitKindChips unit={part.mcode} isOnItsPage />
  ) : (
    <>
      <PartOfUnit part={part} />
      <UsedInChip part={part} />
    </>
  )
