import { holdPresses } from './early-presses.ts'
import { importUntilHere } from './hooks/import-until-here.ts'
import { turn } from './turn.ts'

globalThis.earlyPresses = holdPresses(document.documentElement)

/**
 * Fetches the app in a page of the server, which names its files by links (server/http/page-template.ts): once the page has been painted,
 * for they share the line and the processor with that. The app runs when all of the page is here, React first, each in a turn of its own;
 * as long as the line does not carry it, the page is the server's, and does what can be done without a script.
 */
async function fetchApp(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=after-paint]')]
  for (const link of links) link.rel = 'modulepreload'
  // The first number that a page writes takes a slow phone as long as all else that is drawn in a turn: now it only waits for the line. In a
  // turn of its own, whatever an extension has made of the page's language.
  setTimeout(() => new Intl.NumberFormat(document.documentElement.lang))
  for (const link of links) {
    if (link.dataset['runs'] === undefined) continue
    // What the server has just named is no older version: there is nothing to load anew.
    await importUntilHere(
      () => import(/* @vite-ignore */ link.href),
      async () => false,
    )
    await turn()
  }
}

const whenParsed = () =>
  document.readyState === 'loading' ? addEventListener('DOMContentLoaded', () => void fetchApp(), { once: true }) : void fetchApp()

// A page that nobody sees is never painted.
if (document.hidden) whenParsed()
else requestAnimationFrame(() => setTimeout(whenParsed))
