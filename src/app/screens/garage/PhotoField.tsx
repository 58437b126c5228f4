import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { scalePhoto } from '#app/state/orders/photo.ts'
import { FieldFrame } from '#app/ui/form/FieldFrame.tsx'
import { fileFieldClass } from '#app/ui/form/file-field.ts'
import { AppError } from '#contract/errors.ts'
import { MAX_VEHICLE_PHOTO_CHARACTERS } from '#contract/limits.ts'
import { css, cx } from '#styled/css'
import { button, field } from '#styled/recipes'

/** The largest file that is accepted. Decoding a larger one may exhaust a phone's memory, which would lose the input. */
const MAX_FILE_BYTES = 40 * 1024 * 1024

interface PhotoFieldProps {
  /** The photo as `data:` URL; empty for none. */
  photo: string
  wrong: string | undefined
  onChange: (photo: string) => void
}

/** A field for one photo, from the camera or an album. It is made small on this device. */
export function PhotoField({ photo, wrong, onChange }: PhotoFieldProps) {
  const { t } = useLingui()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | undefined>(undefined)
  const take = async (file: File) => {
    setFault(undefined)
    setBusy(true)
    try {
      if (file.size > MAX_FILE_BYTES)
        throw new AppError('bad-request', {
          message: /*i18n*/ 'That picture has more than 40 MB. Take a new photo, or choose a smaller one.',
        })
      onChange(await scalePhoto(file, MAX_VEHICLE_PHOTO_CHARACTERS))
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
      hint={isBusy ? <Trans>Making the photo smaller…</Trans> : <Trans>It is made smaller before it is kept, and carries no place.</Trans>}
    >
      {(ties) => (
        <div className={frameClass} aria-busy={isBusy || undefined}>
          {photo === '' ? null : (
            <div className={photoClass}>
              <img src={photo} alt={t`What will be kept`} className={pictureClass} />
              <button type="button" className={button({ size: 'sm', tone: 'plain' })} onClick={() => onChange('')}>
                <Trans>Take out</Trans>
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
