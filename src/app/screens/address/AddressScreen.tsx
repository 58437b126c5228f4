import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useAddressBook } from '#app/hooks/use-addresses.ts'
import { translate } from '#app/i18n/language.ts'
import { newAddressId } from '#app/state/addresses/changes.ts'
import { AccountFrame } from '#app/ui/account/AccountFrame.tsx'
import { FormPage } from '#app/ui/form/FormPage.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { TextBars } from '#app/ui/TextBars.tsx'
import { css, cx } from '#styled/css'
import { button, panel } from '#styled/recipes'
import { AddressCard } from './AddressCard.tsx'
import { EditAddress } from './EditAddress.tsx'

/**
 * `/address`: the address book, in which addresses can be added, changed, deleted and made the default, also offline (DECISIONS.md, "What
 * each screen without shown contents is for").
 */
export default function AddressScreen() {
  const { status, rows, trouble } = useAddressBook()
  const [adding, setAdding] = useState<string | null>(null)
  return (
    <AccountFrame current="address">
      <FormPage isWide title={<Trans>Addresses</Trans>}>
        <p className={mutedTextClass}>
          <Trans>
            Where your parts go, and where the invoices go. Changes are kept on this phone and sent as soon as there is a signal.
          </Trans>
        </p>
        {trouble === null ? null : (
          <p role="status" className={mutedTextClass}>
            {status === 'cannot-load' ? (
              <Trans>{translate(trouble)} Your address book was never on this phone. You can write addresses down here already.</Trans>
            ) : (
              <Trans>{translate(trouble)} This is your address book as this phone knows it.</Trans>
            )}
          </p>
        )}
        {status === 'ready' && rows.length === 0 && adding === null ? (
          <p>
            <Trans>No address yet. The first one becomes the default for parcels and invoices.</Trans>
          </p>
        ) : null}
        {adding === null ? (
          <button type="button" className={cx(button({ tone: 'primary' }), addButtonClass)} onClick={() => setAdding(newAddressId())}>
            <Icon name="plus" />
            <Trans>Add an address</Trans>
          </button>
        ) : (
          <section className={panel()}>
            <EditAddress id={adding} onDone={() => setAdding(null)} />
          </section>
        )}
        <ul className={gridClass}>
          {status === 'loading' && rows.length === 0 ? <AddressSkeleton /> : null}
          {rows.map((address) => (
            <li key={address.id}>
              <AddressCard address={address} />
            </li>
          ))}
        </ul>
      </FormPage>
    </AccountFrame>
  )
}

const mutedTextClass = css({ color: 'fg.muted', maxWidth: 'prose' })
const addButtonClass = css({ justifySelf: { md: 'start' } })
const gridClass = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(3, minmax(0, 1fr))' },
  '& > li': { display: 'grid' },
})

/** The placeholder of an address card. */
const AddressSkeleton = () => (
  <li aria-hidden="true">
    <div className={cx(panel(), frameClass)}>
      <TextBars lineCount={6} />
    </div>
  </li>
)

const frameClass = css({ minHeight: '[248px]' })
