import { Trans, useLingui } from '@lingui/react/macro'
import { useTray } from '#app/hooks/compare/use-tray.ts'
import { useScreenUrl } from '#app/hooks/navigation.ts'
import { clearTray, replaceInTray } from '#app/state/compare/tray.ts'
import { Dialog } from '#app/ui/Dialog.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { PartNumber } from '#app/ui/PartNumber.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { writeComparedCodes } from '#contract/compare/compare-query.ts'
import { href } from '#contract/routes/addresses.ts'
import { css, cx } from '#styled/css'
import { button } from '#styled/recipes'

/** Pages without the tray: the comparison shows the parts itself, and nothing distracts from an order. */
const pagesWithoutTray = [href('compare'), href('checkout'), href('completeOrder'), href('orderPrint')]

/**
 * The parts to compare, in a slim bar: directly on the bottom bars of a phone, at the lower edge of wider screens. It opens the comparison,
 * and asks which part goes when a fifth one is added.
 */
export default function CompareTray() {
  const { t } = useLingui()
  const { parts, waiting } = useTray()
  // Until the next screen is there, the pressed link stays: a focus that is lost earlier would go to the nearest link instead of that screen.
  const isHidden = pagesWithoutTray.includes(useScreenUrl().address.pathname)
  if (parts.length === 0 || isHidden) return null
  return (
    <aside className={barClass} aria-label={t`Parts to compare`} data-tray="" data-no-print>
      <ul className={picturesClass} aria-hidden>
        {parts.map(({ mcode, picture }) => (
          <li key={mcode} className={pictureClass}>
            <Picture path={picture} alt="" width={48} height={36} />
          </li>
        ))}
      </ul>
      <p className={visuallyHiddenClass} role="status">
        {t`To compare: ${parts.map(({ mcode }) => mcode).join(', ')}`}
      </p>
      <Link to={href('compare', { parts: writeComparedCodes(parts.map(({ mcode }) => mcode)) })} className={cx(button(), openClass)}>
        <Trans>Compare {parts.length}</Trans>
      </Link>
      <button
        type="button"
        className={button({ tone: 'plain', size: 'icon' })}
        aria-label={t`Clear the comparison`}
        onClick={() => clearTray()}
      >
        <Icon name="close" />
      </button>
      <Dialog open={waiting !== null} title={<Trans>Four parts are compared at most</Trans>} onClose={() => replaceInTray(null)}>
        <div className={choicesClass}>
          <p>
            <Trans>
              Which part goes, so that <PartNumber number={waiting?.mcode ?? ''} /> has its place?
            </Trans>
          </p>
          {parts.map(({ mcode, picture }) => (
            <button key={mcode} type="button" className={cx(button(), choiceClass)} onClick={() => replaceInTray(mcode)}>
              <Picture path={picture} alt="" width={48} height={36} />
              <PartNumber number={mcode} />
            </button>
          ))}
          <button type="button" className={button({ tone: 'plain' })} onClick={() => replaceInTray(null)}>
            <Trans>Leave it as it is</Trans>
          </button>
        </div>
      </Dialog>
    </aside>
  )
}

const barClass = css({
  position: 'fixed',
  // Below the other bars: its lower end reaches under them, so that no content shows through between them.
  zIndex: '[19]',
  // At the other edge are the Add buttons of a table.
  insetInlineStart: { base: '0', md: '6' },
  insetInlineEnd: { base: '0', md: '[auto]' },
  bottom: { base: '[calc({spacing.tray} - 8px)]', md: '[var(--below, 0px)]' },
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: { base: '[57px]', md: 'touch' },
  paddingBottom: { base: '2', md: '0' },
  paddingInlineStart: { base: 'gutter', md: '3' },
  paddingInlineEnd: { base: '1', md: '1' },
  backgroundColor: 'sheet',
  borderTop: 'edge',
  md: {
    border: 'edge',
    borderBottomWidth: '[0]',
    borderTopRadius: 'md',
    boxShadow: 'float',
    // The bar of the ticked lines is at the lower edge itself.
    ':root:has([data-ticked-lines]) &': { bottom: '[calc({spacing.16} + var(--below, 0px))]' },
  },
  // On wide screens the cookie notice is at the other edge, and the status line is 16 px above this one.
  lg: { bottom: '0', ':root:has([data-said]) &': { bottom: '[56px]' } },
  // A low window has no space for a second bar.
  _low: { position: 'static', minHeight: 'touch', paddingBottom: '0' },
})
const picturesClass = css({ display: 'flex', gap: '1', minWidth: '0', flexGrow: 1, overflow: 'hidden' })
const pictureClass = css({
  width: '12',
  maxWidth: '12',
  flex: '[0 1 48px]',
  minWidth: '6',
  overflow: 'hidden',
  borderRadius: 'sm',
  backgroundColor: 'well',
})
const openClass = css({ paddingInline: '3' })
const visuallyHiddenClass = css({ srOnly: true })
const choicesClass = css({ display: 'grid', gap: '2', paddingBottom: '2' })
const choiceClass = css({ justifyContent: 'flex-start' })
