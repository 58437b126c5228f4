import { partTypeNames } from '#contract/part/part-types.ts'
import { applicationIconPaths } from './icons/application-icons.ts'
import { giftIconPaths } from './icons/gift-icons.ts'
import { partIconPaths } from './icons/part-icons.ts'

const categoryIconPaths = new Map<string, string>([
  ...partTypeNames.map((type) => [type, partIconPaths[type]] as const),
  ...Object.entries(applicationIconPaths),
  ...Object.entries(giftIconPaths),
])

/** Names of the icons: all part types, `app-1` to `app-9`, `new`, `clearance`, `kit`, `default`, and those of gifts. */
export const iconNames: readonly string[] = [...categoryIconPaths.keys()]

/** Draws a line icon, 48 by 48, for light and dark pages. Unknown names get the default icon. */
export function renderCategoryIcon(icon: string): string {
  const d = categoryIconPaths.get(icon) ?? categoryIconPaths.get('default') ?? ''
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48" role="img" aria-hidden="true">' +
    '<style>path{fill:none;stroke:#3d454d;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}' +
    `@media(prefers-color-scheme:dark){path{stroke:#cdd4da}}</style><path d="${d}"/></svg>`
  )
}
