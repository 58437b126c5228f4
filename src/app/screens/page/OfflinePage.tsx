import { Trans } from '@lingui/react/macro'
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
        <Trans>All categories.</Trans>
      </li>
      <li>
        <Trans>Parts that you opened, with their drawings, numbers, applications and parts lists.</Trans>
      </li>
      <li>
        <Trans>Lists that you looked through, your recent searches and the parts you viewed.</Trans>
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
        <Trans>Signing in and ordering.</Trans>
      </li>
    </ul>
    <h2>
      <Trans>Get ready for a place without signal</Trans>
    </h2>
    <ol>
      <li>
        <Trans>Open the parts of the job once while you are online.</Trans>
      </li>
      <li>
        <Trans>
          Install the shop from the browser’s menu (“Install app”, “Add to Home Screen”). Browsers keep an installed shop’s data longer.
        </Trans>
      </li>
      <li>
        <Trans>Wait for the sign “Ready offline”. It appears only when it is true.</Trans>
      </li>
    </ol>
    <h2>
      <Trans>How to clear it</Trans>
    </h2>
    <p>
      <Trans>Clear this site’s data in the browser’s settings.</Trans>
    </p>
  </>
)
