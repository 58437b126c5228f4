import { TextBars } from '#app/ui/TextBars.tsx'
import { css, cx } from '#styled/css'
import { panel } from '#styled/recipes'

/** An address card while loading. */
export const AddressSkeleton = () => (
  <li aria-hidden="true">
    <div className={cx(panel(), frame)}>
      <TextBars lines={6} />
    </div>
  </li>
)

const frame = css({ minHeight: '[248px]' })
