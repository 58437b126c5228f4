import { LOCALE_DEFAULT } from '#contract/limits.ts'
import { keepPastedLines } from './early-paste.ts'
import { holdPresses } from './early-presses.ts'
import { importUntilHere } from './hooks/lazy/import-until-here.ts'
import { turn } from './turn.ts'

globalThis.earlyPresses = holdPresses(document.documentElement)
keepPastedLines(document.documentElement)

/**
 * Fetches the app in a page of the server, which names its files by links (server/http/page-template.ts): once the page has been painted,
 * for they share the line and the processor with that. The app runs when all of the page is here, React first, each in a turn of its own;
 * as long as the line does not carry it, the page is the server's, and does what can be done without a script.
 */
async function fetchApp(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=after-paint]')]
  for (const link of links) link.rel = 'modulepreload'
  await turn()
  // The first number format of a page takes a slow phone 70 ms: it is made here, while the files are still coming.
  new Intl.NumberFormat(LOCALE_DEFAULT).format(0)
  for (const link of links) {
    if (link.dataset['runs'] === undefined) continue
    await turn()
    // What the server has just named is no older version: there is nothing to load anew.
    await importUntilHere(
      () => import(/* @vite-ignore */ link.href),
      async () => false,
    )
  }
}

const whenParsed = () =>
  document.readyState === 'loading' ? addEventListener('DOMContentLoaded', () => void fetchApp(), { once: true }) : void fetchApp()

// A page that nobody sees is never painted.
if (document.hidden) whenParsed()
else requestAnimationFrame(() => setTimeout(whenParsed))
