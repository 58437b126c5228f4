import { Trans } from '@lingui/react/macro'
import { useTrayToggle } from '#app/hooks/compare/use-tray.ts'
import { menuButtonClass } from '#app/ui/menu/MoreMenu.tsx'
import type { PartCard } from '#contract/catalogue/catalogue.ts'

/** An item of a row's menu that puts the row's part into the tray of compared parts, or takes it out. */
export function CompareMenuItem({ part }: { part: Pick<PartCard, 'mcode' | 'mainImageUrl'> }) {
  const { isIn, toggle } = useTrayToggle(part)
  return (
    <button type="button" className={menuButtonClass} onClick={toggle}>
      {isIn ? <Trans>Take out of the comparison</Trans> : <Trans>Compare</Trans>}
    </button>
  )
}
