import { Trans } from '@lingui/react/macro'
import type { TenantConfig } from '#contract/config.ts'

export const CoreReturnsPage = ({ shop }: { shop: TenantConfig }) => (
  <>
    <p>
      <Trans>
        A core charge is a deposit on your old unit. It stands beside the price of a remanufactured part, on a line of its own, and you get
        it back when the old unit comes to us. Quantity discounts do not change it.
      </Trans>
    </p>
    <h2>
      <Trans>How you get it back</Trans>
    </h2>
    <ol>
      <li>
        <Trans>Fit the new unit. Drain the old one and put it in the new one’s box, with a copy of the invoice.</Trans>
      </li>
      <li>
        <Trans>Send it within 30 days of delivery. You pay the freight; there is no restocking fee.</Trans>
      </li>
      <li>
        <Trans>We inspect it and give back the charge, in full or in part. This can take up to 45 days.</Trans>
      </li>
    </ol>
    <h2>
      <Trans>We take it in full when</Trans>
    </h2>
    <ul>
      <li>
        <Trans>it is the same unit, or has the same original number, and that number can be read;</Trans>
      </li>
      <li>
        <Trans>it is complete and not dismantled: with solenoid, with regulator, with the pulley if ours came with one;</Trans>
      </li>
      <li>
        <Trans>housing, ears and shaft are whole (one broken cooling rib or a missing plastic cover is all right);</Trans>
      </li>
      <li>
        <Trans>it is not burnt and not eaten by rust.</Trans>
      </li>
    </ul>
    <h2>
      <Trans>We reduce or refuse it when</Trans>
    </h2>
    <ul>
      <li>
        <Trans>parts are missing: we reduce by what they cost;</Trans>
      </li>
      <li>
        <Trans>the housing is cracked, an ear or the nose is broken off, the shaft is bent;</Trans>
      </li>
      <li>
        <Trans>it was under water, in a fire, or is another unit.</Trans>
      </li>
    </ul>
    <p>
      <Trans>Not sure about yours? Send a photo to {shop.email} before you send the unit.</Trans>
    </p>
  </>
)
