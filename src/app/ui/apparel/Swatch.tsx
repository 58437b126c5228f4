import { colours, isColour } from '#contract/apparel/colours.ts'
import { css } from '#styled/css'

/** A sample of a colour. Its name is always beside it. A colour that the app does not know has no sample. */
export const Swatch = ({ colour }: { colour: string }) =>
  isColour(colour) ? (
    <svg className={rootClass} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <rect x="0.5" y="0.5" width="19" height="19" rx="3" fill={colours[colour].hex} stroke="currentColor" strokeOpacity="0.5" />
    </svg>
  ) : null

const rootClass = css({ flexShrink: 0 })
