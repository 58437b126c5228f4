import { Trans } from '@lingui/react/macro'
import type { ShownFolder } from '#app/hooks/favourites/use-favourites.ts'
import { renameFolder } from '#app/state/favourites/changes.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { css } from '#styled/css'
import { button } from '#styled/recipes'

/** A folder with conflicting names from two devices: both, until one is selected. Nothing with one name. */
export function FolderNames({ folder: { id, name, otherNames } }: { folder: ShownFolder }) {
  if (otherNames.length === 0) return null
  return (
    <div role="status" className={frame}>
      <Icon name="warning" />
      <p>
        <Trans>Another device gave this folder another name. Which one stays?</Trans>
      </p>
      {[name, ...otherNames].map((one) => (
        <button key={one} type="button" className={button()} onClick={() => void renameFolder(id, one)}>
          {one}
        </button>
      ))}
    </div>
  )
}

const frame = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  padding: '3',
  borderRadius: 'md',
  backgroundColor: 'warn.soft',
  color: 'warn',
  '& > p': { flex: '[1 1 240px]', color: 'fg' },
})
