import { TextBars } from '#app/ui/TextBars.tsx'
import { css, cx } from '#styled/css'
import { panel } from '#styled/recipes'

/** A card of the address book while it is on its way. */
export const AddressSkeleton = () => (
  <li aria-hidden="true">
    <div className={cx(panel(), frame)}>
      <TextBars lines={6} />
    </div>
  </li>
)

const frame = css({ minHeight: '[248px]' })
