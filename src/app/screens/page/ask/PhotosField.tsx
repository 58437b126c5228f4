import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { scalePhoto } from '#app/state/page/photo.ts'
import { FieldFrame } from '#app/ui/form/FieldFrame.tsx'
import { fileFieldClass } from '#app/ui/form/file-field.ts'
import { AppError } from '#contract/errors.ts'
import { MAX_RETURN_PHOTO_CHARACTERS } from '#contract/limits.ts'
import { MAX_QUESTION_PHOTOS } from '#contract/pages/questions.ts'
import { css, cx } from '#styled/css'
import { button, field } from '#styled/recipes'

interface PhotosFieldProps {
  /** The photos as `data:` URLs. */
  photos: readonly string[]
  errorText: string | undefined
  /** Receives a function that changes the photos, because scaling a photo takes time and others may change meanwhile. */
  onChange: (changed: (photos: readonly string[]) => string[]) => void
}

/** A field for up to three photos, taken or selected. They are scaled down on this device. */
export function PhotosField({ photos, errorText, onChange }: PhotosFieldProps) {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | undefined>(undefined)
  const room = MAX_QUESTION_PHOTOS - photos.length
  const attach = async (files: readonly File[]) => {
    setFault(files.length > room ? /*i18n*/ 'Three photos can go along at most. The others were left out.' : undefined)
    setBusy(true)
    const added: string[] = []
    try {
      for (const file of files.slice(0, room)) added.push(await scalePhoto(file, MAX_RETURN_PHOTO_CHARACTERS))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      setFault(error.message)
    } finally {
      if (added.length > 0) onChange((now) => [...now, ...added])
      setBusy(false)
    }
  }
  return (
    <FieldFrame
      name="photos"
      label={t`Photos, up to three`}
      optional
      wrong={fault ?? errorText}
      hint={
        busy ? (
          <Trans>Making the photo smaller…</Trans>
        ) : (
          <Trans>The type plate, the drive end, the plug. They are made smaller before they are sent, and carry no place.</Trans>
        )
      }
    >
      {(ties) => (
        <div className={frameClass} aria-busy={busy || undefined}>
          {photos.length === 0 ? null : (
            <ul className={listClass}>
              {photos.map((photo, at) => (
                <li key={photo} className={photoClass}>
                  <img src={photo} alt={t`This will be sent`} className={pictureClass} />
                  <button
                    type="button"
                    className={button({ size: 'sm', tone: 'plain' })}
                    aria-label={t`Take out photo ${at + 1}`}
                    onClick={() => onChange((now) => now.filter((one) => one !== photo))}
                  >
                    <Trans>Take out</Trans>
                  </button>
                </li>
              ))}
            </ul>
          )}
          {/* The phone itself offers the choice between camera and album. */}
          <input
            {...ties}
            type="file"
            accept="image/*"
            multiple
            disabled={room === 0 || busy}
            className={cx(field(), fileFieldClass)}
            onChange={({ target }) => {
              const files = [...(target.files ?? [])]
              // The field is emptied, so that the same photo can be selected again.
              target.value = ''
              if (files.length > 0) void attach(files)
            }}
          />
        </div>
      )}
    </FieldFrame>
  )
}

const frameClass = css({ display: 'grid', gap: '2', gridTemplateColumns: '[minmax(0, 1fr)]' })
const listClass = css({ display: 'flex', flexWrap: 'wrap', gap: '4' })
const photoClass = css({ display: 'grid', justifyItems: 'start' })
const pictureClass = css({ height: '24', width: 'auto', maxWidth: 'full', borderRadius: 'sm' })
