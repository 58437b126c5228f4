import './styles/fonts.css'
import './styles/index.css'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { start } from './start.ts'

const place = document.getElementById('app')
if (place === null) throw new Error('index.html has no #app')
const root = createRoot(place)

// Looking must not be the end of it: where cookies are blocked, only naming these throws.
const storageIsOpen = () => {
  try {
    return Boolean(localStorage && sessionStorage)
  } catch {
    return false
  }
}

const standIn = () => import('./stand-in-storage.ts').then(({ standInForStorage }) => standInForStorage())
const begin = storageIsOpen() ? start() : standIn().then(start)
begin.then(
  () => root.render(<App />),
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
