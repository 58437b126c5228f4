import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { DisplayedAddress } from '#app/hooks/use-addresses.ts'
import { deleteAddress, discardAddressChange, setDefaultAddress } from '#app/state/addresses/changes.ts'
import { AddressProgress } from '#app/ui/address/AddressProgress.tsx'
import { AddressText } from '#app/ui/address/AddressText.tsx'
import { linkRowClass } from '#app/ui/form/fields.ts'
import { css, cx } from '#styled/css'
import { button, mark, panel } from '#styled/recipes'
import { EditAddress } from './EditAddress.tsx'

/** One address of the address book: its lines, what it is the default for, the state of its last change, and actions. */
export function AddressCard({ address }: { address: DisplayedAddress }) {
  const { t } = useLingui()
  const [doing, setDoing] = useState<'nothing' | 'edit' | 'delete'>('nothing')
  const { id, name, defaultFor, refused } = address
  if (doing === 'edit')
    return (
      <article className={panel()}>
        <EditAddress id={id} address={address} onDone={() => setDoing('nothing')} />
      </article>
    )
  return (
    <article className={cx(panel(), frameClass)} aria-label={name}>
      {defaultFor.length === 0 ? null : (
        <div className={badgesClass}>
          {defaultFor.includes('shipping') ? (
            <span className={mark({ tone: 'quiet', filled: true })}>
              <Trans>Parcels by default</Trans>
            </span>
          ) : null}
          {defaultFor.includes('billing') ? (
            <span className={mark({ tone: 'quiet', filled: true })}>
              <Trans>Invoices by default</Trans>
            </span>
          ) : null}
        </div>
      )}
      <AddressText address={address} />
      <AddressProgress address={address} />
      <div className={cx(linkRowClass, footClass)}>
        {doing === 'delete' ? (
          <>
            <button type="button" className={button({ tone: 'bad', size: 'sm' })} onClick={() => void deleteAddress(id)}>
              <Trans>Delete it</Trans>
            </button>
            <button type="button" className={button({ size: 'sm' })} onClick={() => setDoing('nothing')}>
              <Trans>Keep it</Trans>
            </button>
          </>
        ) : (
          <>
            <button
              type="button"
              className={button({ size: 'sm' })}
              aria-label={t`Edit the address of ${name}`}
              onClick={() => setDoing('edit')}
            >
              <Trans>Edit</Trans>
            </button>
            <button
              type="button"
              className={button({ tone: 'plain', size: 'sm' })}
              aria-label={t`Delete the address of ${name}`}
              onClick={() => setDoing('delete')}
            >
              <Trans>Delete</Trans>
            </button>
            {refused === null ? null : (
              <button
                type="button"
                className={button({ tone: 'plain', size: 'sm' })}
                onClick={() => void discardAddressChange(refused.intentId)}
              >
                <Trans>Forget this change</Trans>
              </button>
            )}
            {defaultFor.includes('shipping') ? null : (
              <button
                type="button"
                className={button({ tone: 'plain', size: 'sm' })}
                onClick={() => void setDefaultAddress(id, 'shipping')}
              >
                <Trans>Use for parcels</Trans>
              </button>
            )}
            {defaultFor.includes('billing') ? null : (
              <button type="button" className={button({ tone: 'plain', size: 'sm' })} onClick={() => void setDefaultAddress(id, 'billing')}>
                <Trans>Use for invoices</Trans>
              </button>
            )}
          </>
        )}
      </div>
    </article>
  )
}

const frameClass = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '3' })
const badgesClass = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
/** The actions of an address, at the same height in neighbouring cards. */
const footClass = css({ marginTop: 'auto', columnGap: '[8px]' })
