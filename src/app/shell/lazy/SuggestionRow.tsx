import { Trans } from '@lingui/react/macro'
import type { Suggestion } from '#contract/catalogue.ts'
import { css } from '#styled/css'
import { applicationText } from '#app/state/catalogue/search.ts'
import { highlight } from '#app/ui/highlight.ts'
import { Picture } from '#app/ui/Picture.tsx'

/** A part under the search box: drawing, number and its maker, what it is, what it fits. The number that matches is marked. */
export function SuggestionRow({ suggestion, typed }: { suggestion: Suggestion; typed: string }) {
  const { mainImageUrl, oeNumber, oeProducer, backCategoryName, specName, matched } = suggestion
  const other = matched.number !== undefined && matched.number !== oeNumber ? matched.number : null
  return (
    <>
      <Picture path={mainImageUrl} alt="" width={64} height={48} eager />
      <span className={words}>
        <span className={first}>
          <Marked text={oeNumber} typed={typed} isMatch={matched.number === oeNumber} /> <span className={quiet}>{oeProducer}</span>
        </span>
        {other === null ? null : (
          <span className={line}>
            <Trans>
              same as {matched.maker} <Marked text={other} typed={typed} isMatch />
            </Trans>
          </span>
        )}
        <span className={line}>
          {backCategoryName}
          {specName === '' ? null : ` · ${specName}`}
        </span>
        <span className={`${line} ${quiet}`}>{applicationText(suggestion)}</span>
      </span>
    </>
  )
}

/** A number with the piece marked that was typed, in whatever spelling; all of it where it matches but for zeros or a revision. */
function Marked({ text, typed, isMatch }: { text: string; typed: string; isMatch: boolean }) {
  const found = highlight(text, typed)
  if (found === null) return <span className={digits}>{isMatch ? <mark>{text}</mark> : text}</span>
  return (
    <span className={digits}>
      {found.before}
      <mark>{found.hit}</mark>
      {found.after}
    </span>
  )
}

const words = css({ display: 'grid', minWidth: '0', paddingBlock: '2', lineHeight: 'snug' })
const first = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: { base: 'normal', md: 'nowrap' } })
const line = css({ fontSize: 'sm', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: { base: 'normal', md: 'nowrap' } })
const quiet = css({ color: 'fg.muted' })
const digits = css({
  fontFamily: 'numbers',
  fontWeight: 'bold',
  fontVariantNumeric: 'slashed-zero',
  '& mark': { backgroundColor: 'accent', color: 'onAccent', borderRadius: 'sm' },
})
