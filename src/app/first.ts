import { holdPresses } from './early-presses.ts'
import { importUntilHere } from './hooks/import-until-here.ts'

globalThis.earlyPresses = holdPresses(document.documentElement)

/**
 * Fetches the app in a page of the server, which names its files by links (server/http/page-template.ts): once the page has been painted,
 * for they share the line and the processor with that. The app runs when all of the page is here; as long as the line does not carry it,
 * the page is the server's, and does what can be done without a script.
 */
function fetchApp(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=after-paint]')) {
    link.rel = 'modulepreload'
    // What the server has just named is no older version: there is nothing to load anew.
    if (link.dataset['entry'] !== undefined)
      void importUntilHere(
        () => import(/* @vite-ignore */ link.href),
        async () => false,
      )
  }
}

const whenParsed = () => (document.readyState === 'loading' ? addEventListener('DOMContentLoaded', fetchApp, { once: true }) : fetchApp())

// A page that nobody sees is never painted.
if (document.hidden) whenParsed()
else requestAnimationFrame(() => setTimeout(whenParsed))
