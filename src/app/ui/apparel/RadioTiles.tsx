import type { ReactNode, Ref } from 'react'
import { css } from '#styled/css'

export interface RadioTile {
  id: string
  title: ReactNode
  /** A note about the option, such as "out of stock". */
  words?: ReactNode
}

interface RadioTilesProps {
  /** The name of the group of radio buttons. */
  name: string
  legend: ReactNode
  tiles: readonly RadioTile[]
  chosenId: string | null
  onChoose: (id: string) => void
  /** The error message of the choice. */
  error?: ReactNode
  firstInputRef?: Ref<HTMLInputElement>
}

/**
 * A few short options side by side, large enough to tap. They are native radio buttons, so arrow keys work. Options that are out of stock
 * can also be selected, to look at them.
 */
export const RadioTiles = ({ name, legend, tiles, chosenId, onChoose, error, firstInputRef }: RadioTilesProps) => (
  <fieldset className={groupClass} aria-invalid={error === undefined ? undefined : true}>
    <legend className={legendClass}>{legend}</legend>
    <div className={gridClass}>
      {tiles.map(({ id, title, words }, at) => (
        <label key={id} className={tileClass}>
          <input
            ref={at === 0 ? firstInputRef : undefined}
            type="radio"
            name={name}
            value={id}
            checked={id === chosenId}
            onChange={() => onChoose(id)}
            className={dotClass}
          />
          <span className={textClass}>
            <span className={titleClass}>{title}</span> {words === undefined ? null : <span className={descriptionClass}>{words}</span>}
          </span>
        </label>
      ))}
    </div>
    {error === undefined ? null : (
      <p role="alert" className={errorTextClass}>
        {error}
      </p>
    )}
  </fieldset>
)

const groupClass = css({ minWidth: '0' })
const legendClass = css({ paddingBottom: '2', fontWeight: 'bold' })
const gridClass = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
const tileClass = css({
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
const dotClass = css({ width: 'icon', height: 'icon', accentColor: 'fg', flexShrink: 0 })
const textClass = css({ display: 'grid', minWidth: '0', overflowWrap: 'anywhere', lineHeight: 'snug' })
const titleClass = css({ display: 'flex', alignItems: 'center', gap: '2', fontWeight: 'bold' })
const descriptionClass = css({ fontSize: 'sm', color: 'fg.muted' })
const errorTextClass = css({ paddingTop: '2', color: 'bad' })
