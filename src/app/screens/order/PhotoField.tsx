import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { scalePhoto } from '#app/state/orders/photo.ts'
import { FieldFrame } from '#app/ui/form/FieldFrame.tsx'
import { fileFieldClass } from '#app/ui/form/file-field.ts'
import { AppError } from '#contract/errors.ts'
import { css, cx } from '#styled/css'
import { button, field } from '#styled/recipes'

interface PhotoFieldProps {
  /** The photo as a `data:` URL, or '' for none. */
  photo: string
  errorText: string | undefined
  onChange: (photo: string) => void
}

/** A field for a photo, taken or selected. The photo is scaled down on this device before it is sent. */
export function PhotoField({ photo, errorText, onChange }: PhotoFieldProps) {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | undefined>(undefined)
  const attach = async (file: File | undefined) => {
    setFault(undefined)
    if (file === undefined) return
    setBusy(true)
    try {
      onChange(await scalePhoto(file))
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
      wrong={errorText ?? fault}
      hint={
        busy ? <Trans>Making the photo smaller…</Trans> : <Trans>The type plate, or the damage. It is made smaller on this phone.</Trans>
      }
    >
      {(ties) => (
        <div className={frameClass} aria-busy={busy || undefined}>
          {photo === '' ? null : <img src={photo} alt={t`This will be sent`} className={pictureClass} />}
          {/* The phone itself offers the choice between camera and album. */}
          <input
            {...ties}
            type="file"
            accept="image/*"
            className={cx(field(), fileFieldClass)}
            onChange={(event) => void attach(event.target.files?.[0])}
          />
          {photo === '' ? null : (
            <button type="button" className={button({ size: 'sm', tone: 'plain' })} onClick={() => onChange('')}>
              <Trans>Without the photo</Trans>
            </button>
          )}
        </div>
      )}
    </FieldFrame>
  )
}

const frameClass = css({ display: 'grid', gap: '2', justifyItems: 'start' })
const pictureClass = css({ maxHeight: '[180px]', maxWidth: 'full', width: 'auto', borderRadius: 'sm' })
