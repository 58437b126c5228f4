import { preservePastedLineBreaks } from './early-paste.ts'
import { recordPresses } from './early-presses.ts'
import { importWithRetries } from './hooks/lazy/import-until-here.ts'
import { captureInstallOffer } from './state/page/early-install.ts'
import { waitForNextTask } from './state/page/turn.ts'

globalThis.earlyPresses = recordPresses(document.documentElement)
preservePastedLineBreaks(document.documentElement)
captureInstallOffer()

/**
 * Loads the app in a server-rendered page, which lists the app's files as links (server/http/page-template.ts). Waits for the first paint,
 * because loading would compete with it for network and processor. When all files are loaded they run in separate tasks, React first. Until
 * then the page works without script.
 */
async function fetchApp(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=after-paint]')]
  for (const link of links) link.rel = 'modulepreload'
  await waitForNextTask()
  for (const link of links) {
    if (link.dataset['runs'] === undefined) continue
    await waitForNextTask()
    // The server has just listed these files, so they are current. If one fails to load, loading the page again would not help.
    await importWithRetries(
      () => import(/* @vite-ignore */ link.href),
      async () => false,
    )
  }
}

const fetchAppWhenParsed = () =>
  document.readyState === 'loading' ? addEventListener('DOMContentLoaded', () => void fetchApp(), { once: true }) : void fetchApp()

// A hidden page is never painted, so there is no paint to wait for.
if (document.hidden) fetchAppWhenParsed()
else requestAnimationFrame(() => setTimeout(fetchAppWhenParsed))
