import './react.ts'
import './styles/fonts.css'
import './styles/index.css'
import { App } from './App.tsx'
import { holdPresses } from './early-presses.ts'
import { renderApp, showAppLoadFailure } from './show-app.ts'
import { startApp } from './start.ts'
import { waitForNextTask } from './turn.ts'

const appContainer = document.getElementById('app')
if (appContainer === null) throw new Error('index.html has no #app')

const earlyHeldPresses = globalThis.earlyPresses ?? holdPresses(appContainer)
earlyHeldPresses.awaitApp()

// In a separate task, because running the app's modules takes a slow phone a tenth of a second.
waitForNextTask()
  .then(startApp)
  .then((started) => renderApp(appContainer, <App />, started, earlyHeldPresses))
  .catch((error: unknown) => {
    console.error(error)
    showAppLoadFailure(appContainer, earlyHeldPresses)
  })
  .finally(() => {
    globalThis.earlyPresses = undefined
  })
