import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { AppError } from '#contract/errors.ts'
import { css, cx } from '#styled/css'
import { button, field } from '#styled/recipes'
import { FieldFrame } from './FieldFrame.tsx'
import { fileFieldClass } from './file-field.ts'

interface PhotoFieldProps {
  /** The photo as a `data:` URL; empty for none. */
  photo: string
  /** Makes a file a small photo, as a `data:` URL. Rejects with AppError if it cannot. */
  makeSmall: (file: File) => Promise<string>
  /** What the photo is for. */
  hint: ReactNode
  /** The text for the picture, if it cannot be seen. */
  alt: string
  /** The text of the button that removes the photo. */
  removeText: ReactNode
  wrong: string | undefined
  onChange: (photo: string) => void
}

/** A field for one photo, from the camera or an album. It is made small on this device. */
export function PhotoField({ photo, makeSmall, hint, alt, removeText, wrong, onChange }: PhotoFieldProps) {
  const { t } = useLingui()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | undefined>(undefined)
  const take = async (file: File) => {
    setFault(undefined)
    setBusy(true)
    try {
      onChange(await makeSmall(file))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      setFault(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <FieldFrame
      name="photo"
      label={t`Photo`}
      optional
      wrong={fault ?? wrong}
      hint={isBusy ? <Trans>Making the photo smaller…</Trans> : hint}
    >
      {(ties) => (
        <div className={frameClass} aria-busy={isBusy || undefined}>
          {photo === '' ? null : (
            <div className={photoClass}>
              <img src={photo} alt={alt} className={pictureClass} />
              <button type="button" className={button({ size: 'sm', tone: 'plain' })} onClick={() => onChange('')}>
                {removeText}
              </button>
            </div>
          )}
          {/* The phone itself offers the choice between camera and album. */}
          <input
            {...ties}
            type="file"
            accept="image/*"
            disabled={isBusy}
            className={cx(field(), fileFieldClass)}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              // The field is emptied, so that the same photo can be selected again.
              target.value = ''
              if (file !== undefined) void take(file)
            }}
          />
        </div>
      )}
    </FieldFrame>
  )
}

const frameClass = css({ display: 'grid', gap: '2', gridTemplateColumns: '[minmax(0, 1fr)]' })
const photoClass = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })
const pictureClass = css({ height: '24', width: 'auto', maxWidth: 'full', borderRadius: 'sm' })
