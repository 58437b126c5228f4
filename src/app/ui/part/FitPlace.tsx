import { addFitPlace } from '#app/hooks/fit-places.ts'
import { css } from '#styled/css'

interface FitPlaceProps {
  mcode: string
  /** On a part's page: the part's category, for the link to what fits instead. */
  categoryOnPage?: string
}

/**
 * The place of the verdict whether a part fits the chosen vehicle. Its space is reserved if one is chosen (`data-vehicle`). What draws into
 * it is loaded only then (shell/lazy/vehicle/FitVerdicts.tsx).
 */
export const FitPlace = ({ mcode, categoryOnPage }: FitPlaceProps) => (
  <span
    key={mcode}
    ref={addFitPlace}
    data-fit={mcode}
    data-category={categoryOnPage}
    className={categoryOnPage === undefined ? placeClass : pagePlaceClass}
  />
)

const placeClass = css({
  display: 'block',
  flexBasis: 'full',
  minWidth: '0',
  height: '5',
  ':root:not([data-vehicle]) &': { display: 'none' },
})
const pagePlaceClass = css({ display: 'block', minHeight: '18', marginTop: '2', ':root:not([data-vehicle]) &': { display: 'none' } })
