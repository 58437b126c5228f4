import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFavouriteToggle } from '#app/hooks/favourites/use-heart.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { needsScriptClass } from '#app/ui/needs-script.ts'
import { useDataTime } from '#app/ui/price/DataTimeProvider.tsx'
import type { PartCard, PartDetail } from '#contract/catalogue/catalogue.ts'
import { css, cx } from '#styled/css'
import { button } from '#styled/recipes'

interface HeartButtonProps {
  part: PartCard | PartDetail
  /** The text of a button that is by itself. In a list the button is an icon on the picture with an accessible label. */
  children?: ReactNode
}

/** A button that adds a part to the favourites, or removes it. */
export function HeartButton({ part, children }: HeartButtonProps) {
  const { t } = useLingui()
  const { marked, writing, press } = useFavouriteToggle(part, useDataTime())
  return (
    <button
      type="button"
      className={cx(children === undefined ? cornerClass : button(), heartClass, needsScriptClass)}
      aria-pressed={marked}
      aria-busy={writing || undefined}
      aria-label={children === undefined ? t`Favorite: ${part.mcode}` : undefined}
      data-heart={part.mcode}
      onClick={press}
    >
      <Icon name="heart" />
      {children}
    </button>
  )
}

const heartClass = css({ '&[aria-pressed=true] path': { fill: 'accent' } })
/** The finger-sized area around a small icon. In a row without a picture it has a line of its own. */
const cornerClass = css({
  position: { base: 'absolute', _tiny: 'relative' },
  insetInlineStart: { base: '[-6px]', _tiny: '0' },
  // The picture is at the top of a row, and in the middle of a line of a table.
  top: '0',
  'tr &': { top: '[calc(50% - 27px)]' },
  gridColumn: { _tiny: '[1 / -1]' },
  width: 'touch',
  height: 'touch',
  display: 'grid',
  placeItems: 'start',
  '& svg': { boxSizing: 'content-box', padding: '1', borderRadius: 'round', backgroundColor: 'sheet' },
})
