import { Trans, useLingui } from '@lingui/react/macro'
import { useTray } from '#app/hooks/compare/use-tray.ts'
import { usePathname } from '#app/hooks/navigation.ts'
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
 * The parts to compare, in a bar at the lower edge: above the bottom bars of a phone, floating on wider screens. It opens the comparison, and
 * asks which part goes when a fifth one is added.
 */
export default function CompareTray() {
  const { t } = useLingui()
  const { parts, waiting } = useTray()
  const isHidden = pagesWithoutTray.includes(usePathname())
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
  zIndex: 'bar',
  // At the other edge are the Add buttons of a table.
  insetInlineStart: { base: '0', md: '6' },
  insetInlineEnd: { base: '0', md: '[auto]' },
  bottom: { base: 'tray', md: '[calc(16px + var(--below, 0px))]' },
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: '[56px]',
  paddingInlineStart: { base: 'gutter', md: '3' },
  paddingInlineEnd: { base: '1', md: '1' },
  backgroundColor: 'sheet',
  borderTop: 'edge',
  md: { border: 'edge', borderRadius: 'md', boxShadow: 'float' },
  // A low window has no space for a second bar.
  _low: { position: 'static' },
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
