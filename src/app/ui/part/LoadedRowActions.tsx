import { CompareToggle } from '#app/ui/compare/CompareToggle.tsx'
import { HeartButton } from '#app/ui/favourites/HeartButton.tsx'
import type { PartCard } from '#contract/catalogue/catalogue.ts'
import { css } from '#styled/css'

/** The buttons of a row that are loaded after the list: favourite and compare. There is nothing to compare of workwear. */
export const LoadedRowActions = ({ part }: { part: PartCard }) => (
  <>
    <HeartButton part={part} />
    {part.type === 'workwear' ? null : <CompareToggle part={part} className={belowPictureClass} iconSize={16} />}
  </>
)

/**
 * The button below the picture of a row: as wide as the picture, with its word. In a table it stands beside the Add button, where the cell
 * has space for it.
 */
const belowPictureClass = css({
  position: 'relative',
  gridColumn: { base: '1', _tiny: '[1 / -1]' },
  gridRow: { base: '[1 / 6]', _tiny: '[auto]' },
  alignSelf: 'end',
  justifySelf: 'start',
  display: 'inline-grid',
  placeItems: 'center',
  alignContent: 'center',
  width: '18',
  minHeight: 'touch',
  borderRadius: 'md',
  fontSize: 'xs',
  lineHeight: 'tight',
  color: 'fg.muted',
  verticalAlign: 'middle',
  _hovers: { _hover: { backgroundColor: 'well', color: 'fg' } },
  '&[aria-pressed=true]': { color: 'fg', fontWeight: 'bold', boxShadow: '[inset 0 -3px 0 {colors.accent}]' },
})
