import { Trans, useLingui } from '@lingui/react/macro'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { closeCookieNotice, cookieNotice } from '#app/state/page/cookie-notice.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { css } from '#styled/css'
import { button } from '#styled/recipes'

/**
 * The cookie notice (section 2 of the specification, Footer). As specified, both agree buttons only close the notice, like the close icon;
 * nothing is stored. On a phone it is placed before the footer, so that it covers no button. Its text is split into small elements, because
 * one sentence of two lines would count as the page's largest content and delay that measured paint.
 */
export function CookieNotice() {
  const { t } = useLingui()
  if (!useStateSnapshot(cookieNotice).shown) return null
  return (
    <section aria-label={t`Cookie notice`} className={frameClass} data-no-print data-cookie-notice>
      <div className={textClass}>
        <p>
          <Trans>This shop keeps on this device:</Trans>
        </p>
        <ul className={storedDataListClass}>
          <li>
            <Trans>your sign-in</Trans>
          </li>
          <li>
            <Trans>your cart</Trans>
          </li>
          <li>
            <Trans>what you looked at</Trans>
          </li>
        </ul>
        <p>
          <Trans>Either answer closes this notice and changes nothing else.</Trans>
        </p>
      </div>
      <div className={buttonsClass}>
        <button type="button" className={button({ size: 'sm' })} onClick={() => closeCookieNotice()}>
          <Trans>I agree</Trans>
        </button>
        <button type="button" className={button({ size: 'sm' })} onClick={() => closeCookieNotice()}>
          <Trans>I do not agree</Trans>
        </button>
      </div>
      <button
        type="button"
        className={`${button({ tone: 'plain', size: 'icon' })} ${closeButtonClass}`}
        aria-label={t`Close the cookie notice`}
        onClick={() => closeCookieNotice()}
      >
        <Icon name="close" />
      </button>
    </section>
  )
}

const frameClass = css({
  position: { md: 'fixed' },
  zIndex: 'bar',
  right: { md: '4' },
  bottom: { md: '4' },
  marginInline: { base: '2', md: '0' },
  maxWidth: { md: '[440px]' },
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr) auto]',
  gridTemplateAreas: { base: '"words words" "answers closer"', md: '"words closer" "answers answers"' },
  columnGap: '1',
  rowGap: '1',
  padding: { base: '2', md: '3' },
  border: 'hair',
  borderRadius: 'md',
  backgroundColor: 'sheet',
  boxShadow: { md: 'float' },
  fontSize: 'sm',
  lineHeight: 'snug',
})
const textClass = css({ gridArea: 'words', alignSelf: 'center' })
const storedDataListClass = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '2',
  '& > li:not(:last-child)::after': { content: '" ·"' },
})
const buttonsClass = css({
  gridArea: 'answers',
  display: 'flex',
  flexWrap: { _tiny: 'wrap' },
  gap: '2',
  '& > *': { flex: { base: '1', _tiny: '[1 1 100%]' } },
})
const closeButtonClass = css({ gridArea: 'closer' })
