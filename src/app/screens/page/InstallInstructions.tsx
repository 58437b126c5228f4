import { Trans } from '@lingui/react/macro'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { installNow, installState } from '#app/state/start/install.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'

/** Offers to install the app: by a button if the browser has such a function, otherwise by instructions. */
export function InstallInstructions() {
  const { way } = useStateSnapshot(installState)
  switch (way) {
    case 'installed':
      return (
        <p>
          <Trans>It is installed: this is the app.</Trans>
        </p>
      )
    case 'button':
      return (
        <>
          <p>
            <Trans>It then opens from an icon of its own, in a window of its own, with nothing to download from a store.</Trans>
          </p>
          <p>
            <button type="button" className={button()} onClick={() => void installNow()}>
              <Trans>Install the shop</Trans>
            </button>
          </p>
        </>
      )
    case 'ios':
      return (
        <>
          <ol>
            <li>
              <Trans>Tap Share, the square with the arrow, in the browser’s bar.</Trans>
            </li>
            <li>
              <Trans>Scroll down and tap “Add to Home Screen”.</Trans>
            </li>
            <li>
              <Trans>Tap “Add”.</Trans>
            </li>
          </ol>
          <p className={mutedTextClass}>
            <Trans>
              On an iPhone or iPad the installed shop has a memory of its own: sign in there, and open the parts of the job there once.
            </Trans>
          </p>
        </>
      )
    case 'mac':
      return (
        <p>
          <Trans>In Safari’s menu File choose “Add to Dock”.</Trans>
        </p>
      )
    case 'menu':
      return (
        <p>
          <Trans>Look in the browser’s menu for “Install app” or “Add to Home Screen”. Not every browser has it.</Trans>
        </p>
      )
  }
}

const mutedTextClass = css({ color: 'fg.muted' })
