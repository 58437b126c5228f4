import './react.ts'
import './styles/first.css'
import { App } from './App.tsx'
import { recordPresses } from './early-presses.ts'
import { renderApp, showAppLoadFailure } from './show-app.ts'
import { startApp } from './start.ts'
import { captureInstallOffer } from './state/page/early-install.ts'
import { waitForNextTask } from './state/page/turn.ts'
import { warmIntl } from './warm-intl/warm-intl.ts'

const appContainer = document.getElementById('app')
if (appContainer === null) throw new Error('index.html has no #app')

// The build writes first.ts into the page. In development nothing records presses and the offer to install before the app is here.
if (import.meta.env.DEV) captureInstallOffer()
const earlyPressRecorder = globalThis.earlyPresses ?? (import.meta.env.DEV ? recordPresses(appContainer) : null)
if (earlyPressRecorder === null) throw new Error('index.html has no first script')
earlyPressRecorder.awaitApp()

warmIntl()

// Runs the app in a separate task, because running its modules takes a slow phone a tenth of a second.
waitForNextTask()
  .then(startApp)
  .then((started) => renderApp(appContainer, <App />, started, earlyPressRecorder))
  .catch((error: unknown) => {
    console.error(error)
    showAppLoadFailure(appContainer, earlyPressRecorder)
  })
  .finally(() => {
    globalThis.earlyPresses = undefined
  })
