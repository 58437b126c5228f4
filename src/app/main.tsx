import './styles/fonts.css'
import './styles/index.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { holdPresses } from './early-presses.ts'
import { start } from './start.ts'

const place = document.getElementById('app')
if (place === null) throw new Error('index.html has no #app')

const presses = holdPresses(place)

// Where cookies are blocked, the browser throws at the very name of its storage.
const standIn = async (error: unknown) => {
  if (!(await import('./storage-fallback.ts')).installStorageFallback()) throw error
  return start()
}

start()
  .catch(standIn)
  .then(
    ({ isRendered }) => {
      if (isRendered) hydrateRoot(place, <App />)
      else createRoot(place).render(<App />)
      // React answers at once what is pressed in a page that it has only begun to hydrate.
      presses.carryOut()
    },
    (error: unknown) => {
      console.error(error)
      // Nothing of the shop is known, not even its language: plain words, and a way to try again.
      place.textContent = 'The shop cannot be reached. '
      const again = document.createElement('button')
      again.textContent = 'Try again'
      again.addEventListener('click', () => location.reload())
      place.append(again)
    },
  )
