import { Trans, useLingui } from '@lingui/react/macro'
import type { DisplayedVehicle } from '#app/hooks/garage/use-garage.ts'
import { formatPastDay } from '#app/i18n/format.ts'
import { notePartFitted, removeFittedPart } from '#app/state/garage/changes.ts'
import { showToast } from '#app/state/page/notices.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import type { FittedPart } from '#contract/garage/garage.ts'
import { fittedKey } from '#contract/garage/merge.ts'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { button, heading } from '#styled/recipes'

/** What was fitted to a vehicle, the last first: part, day and note. */
export function VehicleFitted({ vehicle: { id, fitted } }: { vehicle: DisplayedVehicle }) {
  const { t } = useLingui()
  return (
    <section>
      <h3 className={heading({ level: 'label' })}>
        <Trans>Fitted</Trans>
      </h3>
      {fitted.length === 0 ? (
        <p className={mutedClass}>
          <Trans>Nothing noted yet. Open a part, or a part you bought, and press “Fitted to …”.</Trans>
        </p>
      ) : (
        <ul>
          {fitted.map((one) => (
            <li key={fittedKey(one)} className={rowClass}>
              <Link to={href('part', { mcode: one.mcode })} className={numberClass}>
                {one.mcode}
              </Link>
              <span className={mutedClass}>{formatPastDay(one.on)}</span>
              <span className={noteClass}>{one.note}</span>
              <button
                type="button"
                className={button({ tone: 'plain', size: 'icon' })}
                aria-label={t`Take out ${one.mcode}`}
                onClick={() => void takeOut(id, one)}
              >
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Removes a fitted part, and offers to put it back with its note. */
async function takeOut(id: string, part: FittedPart): Promise<void> {
  if (!(await removeFittedPart(id, part))) return
  const undo = { name: /*i18n*/ 'Undo', run: () => void notePartFitted(id, part) }
  showToast(/*i18n*/ '{mcode} is taken out.', { mcode: part.mcode }, undo)
}

const rowClass = css({
  display: 'grid',
  gridTemplateColumns: { base: '[auto auto minmax(0, 1fr) auto]', _tiny: '[minmax(0, 1fr) auto]' },
  alignItems: 'center',
  columnGap: '3',
  borderBottom: 'hair',
})
const numberClass = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
  fontFamily: 'numbers',
  fontWeight: 'bold',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
})
const mutedClass = css({ color: 'fg.muted' })
const noteClass = css({ minWidth: '0', fontSize: 'sm', overflowWrap: 'anywhere' })
