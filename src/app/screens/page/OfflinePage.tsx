import { Trans } from '@lingui/react/macro'
import { InstallWays } from './InstallWays.tsx'
import { KeptHere } from './KeptHere.tsx'
import { ReadyHere } from './ReadyHere.tsx'

export const OfflinePage = () => (
  <>
    <p>
      <Trans>This shop works without a network with what this device has seen. There is nothing to switch on.</Trans>
    </p>
    <ReadyHere />
    <h2>
      <Trans>What stays on this device</Trans>
    </h2>
    <ul>
      <li>
        <Trans>The shop itself: it opens from a cold start.</Trans>
      </li>
      <li>
        <Trans>The list of all categories.</Trans>
      </li>
      <li>
        <Trans>Parts that you opened, with their drawings, numbers, applications and parts lists.</Trans>
      </li>
      <li>
        <Trans>Lists that you looked through, your recent searches and the parts you viewed.</Trans>
      </li>
      <li>
        <Trans>While you are signed in: your cart, your addresses and the orders that you looked at.</Trans>
      </li>
    </ul>
    <h2>
      <Trans>What you can do without a network</Trans>
    </h2>
    <ul>
      <li>
        <Trans>Search among the parts that you opened or saw in lists, by number or by words.</Trans>
      </li>
      <li>
        <Trans>
          Put parts on your list. While you are signed in it is your cart, and you can change your addresses too; the shop hears of it when there is a signal.
        </Trans>
      </li>
      <li>
        <Trans>
          Order, while you are signed in: the order is saved on this device with the most that it may cost, and sent when there is a signal.
          The shop places it only within your limit.
        </Trans>
      </li>
    </ul>
    <h2>
      <Trans>What needs the network</Trans>
    </h2>
    <ul>
      <li>
        <Trans>A part or a list that this device has not seen. The shop then says so; it never pretends that there is no such part.</Trans>
      </li>
      <li>
        <Trans>Stock and price of this minute. What comes from this device says how old it is.</Trans>
      </li>
      <li>
        <Trans>Signing in, a new account, and paying by card.</Trans>
      </li>
    </ul>
    <h2>
      <Trans>Get ready for a place without signal</Trans>
    </h2>
    <ol>
      <li>
        <Trans>Sign in, and open the parts of the job once while you are online.</Trans>
      </li>
      <li>
        <Trans>Look at this page: it says whether this device is ready.</Trans>
      </li>
      <li>
        <Trans>Install the shop. Browsers are slower to clear what an installed shop keeps.</Trans>
      </li>
    </ol>
    <h2>
      <Trans>Install the shop</Trans>
    </h2>
    <InstallWays />
    <h2>
      <Trans>Does this browser keep it?</Trans>
    </h2>
    <KeptHere />
    <h2>
      <Trans>How to clear it</Trans>
    </h2>
    <p>
      <Trans>
        Clear this site’s data in the browser’s settings. Changes and orders that the shop has not heard of yet are lost with it; signing
        out loses none.
      </Trans>
    </p>
  </>
)
