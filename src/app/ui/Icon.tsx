import { icon } from '#styled/recipes'
import { type IconName, iconPaths } from './icons.ts'

/** A line icon of 20 px in the colour of the text. It is only decoration; the text or label beside it has the meaning. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg className={icon()} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  )
}
