import { Trans } from '@lingui/react/macro'
import { translate } from '#app/i18n/language.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { needsScriptClass } from '#app/ui/needs-script.ts'
import { PartNumber } from '#app/ui/PartNumber.tsx'
import { css, cx } from '#styled/css'
import { button, mark } from '#styled/recipes'
import type { CompareColumn } from './use-compare-data.ts'

/** Says of each part that cannot be shown why: not sold, not on this device, or failed. */
export const MissingParts = ({ columns }: { columns: readonly CompareColumn[] }) => (
  <>
    {columns.map(({ mcode, query }) =>
      query.status !== 'failed' ? null : (
        <div key={mcode} role="status" className={lineClass}>
          <span className={mark({ tone: 'warn' })}>
            <Icon name="warning" size={16} />
            <span className={textClass}>
              {query.error.code === 'no-network' ? (
                <Trans>
                  The data of <PartNumber number={mcode} /> is not on this phone, and the shop is out of reach.
                </Trans>
              ) : query.error.code === 'not-found' ? (
                <Trans>
                  The shop has no part <PartNumber number={mcode} />.
                </Trans>
              ) : (
                <>
                  <PartNumber number={mcode} />: {translate(query.error.message)}
                </>
              )}
            </span>
          </span>
          {query.error.code === 'not-found' ? null : (
            <button type="button" className={cx(button({ size: 'sm' }), needsScriptClass)} onClick={query.retry}>
              <Trans>Try again</Trans>
            </button>
          )}
        </div>
      ),
    )}
  </>
)

const lineClass = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '1' })
const textClass = css({ whiteSpace: 'normal' })
