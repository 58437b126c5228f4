import './react.ts'
import './styles/fonts.css'
import './styles/index.css'
import { App } from './App.tsx'
import { holdPresses } from './early-presses.ts'
import { showApp, showNoApp } from './show-app.ts'
import { start } from './start.ts'
import { nextTask } from './turn.ts'

const place = document.getElementById('app')
if (place === null) throw new Error('index.html has no #app')

const presses = globalThis.earlyPresses ?? holdPresses(place)
presses.awaitApp()

// In a separate task, because running the app's modules takes a slow phone a tenth of a second.
nextTask()
  .then(start)
  .then((started) => showApp(place, <App />, started, presses))
  .catch((error: unknown) => {
    console.error(error)
    showNoApp(place, presses)
  })
  .finally(() => {
    globalThis.earlyPresses = undefined
  })
