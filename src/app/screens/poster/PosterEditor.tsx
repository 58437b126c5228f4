import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { currentTenant } from '#app/config.ts'
import { useHydrated } from '#app/hooks/use-hydrated.ts'
import { usePaperSize } from '#app/hooks/use-paper.ts'
import { useViewHistory } from '#app/hooks/use-view-history.ts'
import { saveFile } from '#app/state/page/save-file.ts'
import { canSharePictures, shareFile } from '#app/state/poster/share-file.ts'
import { checkBoxClass } from '#app/ui/form/check-box.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { needsScriptClass } from '#app/ui/needs-script.ts'
import { contentOnlyPrintCss, useGlobalCss } from '#app/ui/paper/style-rules.ts'
import { imageUrl } from '#contract/config.ts'
import type { Mcode } from '#contract/kernel/primitives.ts'
import { href } from '#contract/routes/addresses.ts'
import { css, cx } from '#styled/css'
import { button, chip, heading, link } from '#styled/recipes'
import { displayUrl, type Poster, type PosterForm, posterFormSizes } from './poster.ts'
import { posterPrintCss } from './poster-rules.ts'
import { posterFileOf, usePoster } from './use-poster.ts'

interface PosterEditorProps {
  poster: Poster
  /** The poster's picture: for a part a path below the base URL of images, for the shop a URL. */
  pictureUrl: string
  /** The file name without its extension. */
  fileName: string
  /** The code of the part; undefined for the shop's own poster. */
  mcode?: Mcode
}

/** A poster with its options, and buttons to save, share and print it. */
export function PosterEditor({ poster: whole, pictureUrl, fileName, mcode }: PosterEditorProps) {
  const { t } = useLingui()
  const [form, setForm] = useState<PosterForm>('portrait')
  const [priced, setPriced] = useState(true)
  const [failed, setFailed] = useState<'picture' | 'sharing' | null>(null)
  const shares = useHydrated() && canSharePictures()
  const poster = priced ? whole : { ...whole, price: null }
  const { imageBaseUrl, logoUrl, accent } = currentTenant()
  const part = mcode === undefined ? pictureUrl : imageUrl(imageBaseUrl, pictureUrl)
  const { canvas, isDrawn } = usePoster(poster, form, { logo: logoUrl, textColour: accent.onLight, mainPicture: part })
  useGlobalCss(contentOnlyPrintCss + posterPrintCss(form, usePaperSize()))
  const { title, url } = whole
  const take = async (use: (made: File) => unknown) => {
    const made = await posterFileOf(canvas.current, `${fileName}.png`)
    setFailed(made === null ? 'picture' : null)
    if (made !== null && (await use(made)) === false) setFailed('sharing')
  }
  const names = { portrait: t`For messengers`, a4: t`Sheet (A4)` } satisfies Record<PosterForm, string>
  const forms: PosterForm[] = ['portrait', 'a4']
  const address = displayUrl(url)
  const said = poster.price === null ? '' : `, ${poster.price}`
  return (
    <div className={columnsClass}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={t`Poster: ${title}, ${whole.description}${said}. The code leads to ${address}`}
        {...posterFormSizes[form]}
        className={previewClass}
        data-poster=""
      />
      <div className={choicesClass} data-no-print>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a border, and there is no form */}
        <div role="group" aria-label={t`Format`} className={cx(lineClass, needsScriptClass)}>
          {forms.map((one) => (
            <button key={one} type="button" className={chip()} aria-pressed={one === form} onClick={() => setForm(one)}>
              {names[one]}
            </button>
          ))}
        </div>
        {whole.price === null ? null : (
          <label className={checkboxLineClass}>
            <input
              type="checkbox"
              className={checkBoxClass}
              checked={priced}
              onChange={(event) => setPriced(event.currentTarget.checked)}
            />
            <Trans>With the price</Trans>
          </label>
        )}
        <div className={cx(lineClass, needsScriptClass)}>
          <button
            type="button"
            className={button({ tone: 'primary' })}
            disabled={!isDrawn}
            onClick={() => void take((made) => saveFile(made.name, made.type, made))}
          >
            <Icon name="download" />
            <Trans>Save picture</Trans>
          </button>
          {shares ? (
            <button
              type="button"
              className={button()}
              disabled={!isDrawn}
              onClick={() => void take((made) => shareFile(made, { title, url }))}
            >
              <Icon name="share" />
              <Trans>Share</Trans>
            </button>
          ) : null}
          <button type="button" className={button()} disabled={!isDrawn} onClick={() => window.print()}>
            <Icon name="print" />
            <Trans>Print</Trans>
          </button>
        </div>
        <p role="status">
          {failed === 'picture' ? <Trans>This browser could not make a picture of it. Printing works all the same.</Trans> : null}
          {failed === 'sharing' ? <Trans>It could not be handed on. Save the picture, and send it from there.</Trans> : null}
        </p>
        {mcode === undefined ? <ViewedPartPosterLinks /> : <PartPosterLinks mcode={mcode} />}
      </div>
    </div>
  )
}

const PartPosterLinks = ({ mcode }: { mcode: Mcode }) => (
  <p className={lineClass}>
    <Link to={href('part', { mcode })} className={link({ tall: true })}>
      <Trans>Back to the part</Trans>
    </Link>
    <Link to={href('poster')} className={link({ tall: true })}>
      <Trans>Poster of the shop</Trans>
    </Link>
  </p>
)

const MAX_PARTS_SHOWN = 6

/** Links to posters of recently viewed parts. If none were viewed, a link to the parts. */
function ViewedPartPosterLinks() {
  const { views } = useViewHistory()
  return (
    <section>
      <h2 className={heading({ level: 'group' })}>
        <Trans>Poster of a part</Trans>
      </h2>
      {views.length === 0 ? (
        <p>
          <Trans>Open a part; beside its number is a way to its poster.</Trans>{' '}
          <Link to={href('mode', { mode: 'best-sellers' })} className={link({ tall: true })}>
            <Trans>Best sellers</Trans>
          </Link>
        </p>
      ) : (
        <ul className={lineClass}>
          {views.slice(0, MAX_PARTS_SHOWN).map((view) => (
            <li key={view.mcode}>
              <Link to={href('poster', { mcode: view.mcode })} className={chip()}>
                {view.mcode}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const columnsClass = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: 'repeat(2, minmax(0, 1fr))' },
  gap: '4',
  alignItems: 'start',
})
const previewClass = css({
  width: 'full',
  height: 'auto',
  maxWidth: '[560px]',
  marginInline: 'auto',
  border: 'hair',
  backgroundColor: '[#fff]',
})
const choicesClass = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4' })
const lineClass = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })
const checkboxLineClass = css({ display: 'flex', alignItems: 'center', gap: '3', minHeight: 'touch' })
