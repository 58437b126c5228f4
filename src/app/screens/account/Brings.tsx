import { Trans } from '@lingui/react/macro'
import { css } from '#styled/css'
import { Section } from './Section.tsx'

/** The benefits of an account, ordered by the money and time they save. */
export const Brings = () => (
  <Section title={<Trans>What an account brings</Trans>}>
    <ul className={list}>
      <li className={line}>
        <b>
          <Trans>Order in a minute</Trans>
        </b>
        <Trans>Cart, addresses and job names are there on every device, also without a signal.</Trans>
      </li>
      <li className={line}>
        <b>
          <Trans>Core charges that come back</Trans>
        </b>
        <Trans>Each old unit with its amount and the last day to send it.</Trans>
      </li>
      <li className={line}>
        <b>
          <Trans>Buy again, with papers</Trans>
        </b>
        <Trans>All that you bought, with price, warranty and invoice.</Trans>
      </li>
      <li className={line}>
        <b>
          <Trans>Points and coupons</Trans>
        </b>
        <Trans>Delivered orders earn points; they pay for the next one.</Trans>
      </li>
    </ul>
  </Section>
)

const list = css({ borderTop: 'edge' })
const line = css({ display: 'grid', paddingBlock: '3', borderBottom: 'hair', color: 'fg.muted', '& > b': { color: 'fg' } })
