import type { ReactNode, Ref } from 'react'
import { css } from '#styled/css'

export interface Tile {
  id: string
  title: ReactNode
  /** A note about the option, such as "out of stock". */
  words?: ReactNode
}

interface RadioTilesProps {
  /** The name of the group of radio buttons. */
  name: string
  legend: ReactNode
  tiles: readonly Tile[]
  chosen: string | null
  onChoose: (id: string) => void
  /** The error message of the choice. */
  wrong?: ReactNode
  first?: Ref<HTMLInputElement>
}

/**
 * A few short options side by side, large enough to tap. They are native radio buttons, so arrow keys work. Options that are out of stock
 * can also be selected, to look at them.
 */
export const RadioTiles = ({ name, legend, tiles, chosen, onChoose, wrong, first }: RadioTilesProps) => (
  <fieldset className={group} aria-invalid={wrong === undefined ? undefined : true}>
    <legend className={legendLook}>{legend}</legend>
    <div className={grid}>
      {tiles.map(({ id, title, words }, at) => (
        <label key={id} className={tile}>
          <input
            ref={at === 0 ? first : undefined}
            type="radio"
            name={name}
            value={id}
            checked={id === chosen}
            onChange={() => onChoose(id)}
            className={dot}
          />
          <span className={text}>
            <span className={titleLook}>{title}</span> {words === undefined ? null : <span className={more}>{words}</span>}
          </span>
        </label>
      ))}
    </div>
    {wrong === undefined ? null : (
      <p role="alert" className={bad}>
        {wrong}
      </p>
    )}
  </fieldset>
)

const group = css({ minWidth: '0' })
const legendLook = css({ paddingBottom: '2', fontWeight: 'bold' })
const grid = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
const tile = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'touch',
  paddingBlock: '1',
  paddingInline: '3',
  border: 'edge',
  borderRadius: 'md',
  backgroundColor: 'sheet',
  '&:has(:checked)': { boxShadow: 'markLeft', borderColor: 'fg' },
})
const dot = css({ width: 'icon', height: 'icon', accentColor: 'fg', flexShrink: 0 })
const text = css({ display: 'grid', minWidth: '0', overflowWrap: 'anywhere', lineHeight: 'snug' })
const titleLook = css({ display: 'flex', alignItems: 'center', gap: '2', fontWeight: 'bold' })
const more = css({ fontSize: 'sm', color: 'fg.muted' })
const bad = css({ paddingTop: '2', color: 'bad' })
