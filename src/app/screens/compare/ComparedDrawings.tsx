import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type ComparedView, useComparedPictures } from '#app/ui/compare/use-compared-pictures.ts'
import { needsScriptClass } from '#app/ui/needs-script.ts'
import { Picture } from '#app/ui/Picture.tsx'
import type { PartDetail } from '#contract/catalogue/catalogue.ts'
import { css, cx } from '#styled/css'
import { chip, heading } from '#styled/recipes'
import { UnmeasuredNote } from './UnmeasuredNote.tsx'

const viewTexts: Record<ComparedView, MessageDescriptor> = { side: msg`Side`, end: msg`Drive end`, rear: msg`Rear` }

/** Whether a part has a drawing of its own shape: only those have one with dimensions. */
const isDrawn = ({ images }: PartDetail): boolean => images.some(({ kind }) => kind === 'dimensions')

/** Pictures of the parts: beside each other, and each candidate over the old part, drawn at one scale; or photographs, which have none. */
export function ComparedDrawings({ parts }: { parts: readonly PartDetail[] }) {
  const { i18n, t } = useLingui()
  const [wanted, setWanted] = useState<ComparedView>('side')
  const [old] = parts
  const pictures = useComparedPictures(parts, wanted)
  // While they are being drawn, their place is kept, so that nothing moves.
  const isDrawing = pictures === undefined && parts.length > 1 && parts.every((part) => part.type === old?.type && isDrawn(part))
  const overlays = parts.slice(1).flatMap(({ mcode }, at) => {
    const url = isDrawing ? undefined : (pictures?.over[at + 1] ?? null)
    return url === null ? [] : { url, mcode }
  })
  return (
    <section className={sectionClass} aria-labelledby="compare-pictures">
      <div className={toolsClass}>
        <h2 id="compare-pictures" className={heading({ level: 'section' })}>
          {pictures ? <Trans>Drawn at one scale</Trans> : <Trans>Pictures</Trans>}
        </h2>
        {pictures ? (
          <fieldset className={viewsClass}>
            <legend className={visuallyHiddenClass}>{t`View`}</legend>
            {pictures.views.map((view) => (
              <button
                key={view}
                type="button"
                className={cx(chip(), needsScriptClass)}
                aria-pressed={view === pictures.view}
                onClick={() => setWanted(view)}
              >
                {i18n._(viewTexts[view])}
              </button>
            ))}
          </fieldset>
        ) : null}
      </div>
      <ul className={picturesClass}>
        {parts.map(({ mcode, name, mainImageUrl }, at) => (
          <li key={mcode}>
            <figure className={figureClass}>
              {pictures?.beside[at] === undefined ? (
                <Picture path={mainImageUrl} alt={`${name} ${mcode}`} width={480} height={360} eager className={pictureClass} />
              ) : (
                <img
                  src={pictures.beside[at]}
                  alt={`${name} ${mcode}, ${i18n._(viewTexts[pictures.view])}`}
                  width={480}
                  height={360}
                  className={pictureClass}
                />
              )}
              <figcaption className={codeClass}>{mcode}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {pictures === null ? (
        <p className={noteClass}>
          <Trans>These pictures are not at one scale.</Trans>
        </p>
      ) : null}
      {overlays.length === 0 ? null : (
        <>
          <h3 className={heading({ level: 'group' })}>
            <Trans>Over each other, at axis and mounting face</Trans>
          </h3>
          <ul className={picturesClass}>
            {overlays.map(({ url, mcode }) => (
              <li key={mcode}>
                <figure className={figureClass}>
                  {url === undefined ? (
                    <div className={pictureClass} />
                  ) : (
                    <img src={url} alt={t`${mcode} drawn over ${old?.mcode ?? ''}`} width={480} height={360} className={pictureClass} />
                  )}
                  <figcaption>
                    <Trans>
                      <span className={codeClass}>{mcode}</span> over <span className={codeClass}>{old?.mcode}</span>
                    </Trans>
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
          <p className={noteClass}>
            <Trans>Filled: only the new part is there. Hatched: only the old part is there.</Trans>
          </p>
        </>
      )}
      {pictures || isDrawing ? <UnmeasuredNote parts={parts} /> : null}
    </section>
  )
}

const sectionClass = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '3' })
const toolsClass = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  minHeight: 'touch',
})
const viewsClass = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
const picturesClass = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fit, minmax(150px, 1fr))]',
  gap: '3',
  '& > li': { minWidth: '0', maxWidth: '[560px]' },
})
const figureClass = css({ display: 'grid', gap: '1', fontSize: 'sm', color: 'fg.muted' })
const pictureClass = css({ width: 'full', height: '[auto]', aspectRatio: '[4 / 3]', backgroundColor: 'well', borderRadius: 'sm' })
const codeClass = css({ fontFamily: 'numbers', whiteSpace: 'nowrap' })
const noteClass = css({ fontSize: 'sm', color: 'fg.muted' })
const visuallyHiddenClass = css({ srOnly: true })
