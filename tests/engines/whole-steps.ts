import { eventually } from './eventually.ts'
import { element } from './hands.ts'
import { open, openPart, part, readyOffline, type Stage, type Step } from './stage.ts'

/** A file that only the worker fetches: no page of this journey shows it before. */
const ONLY_WORKER_ASKS = /^GET \/assets\/OrderPrintScreen/

/** Files of the shop in the worker's list that are not what the shop itself sends under their address. */
const wrongFiles = (stage: Stage): Promise<readonly string[]> =>
  stage.driver.evaluate(async () => {
    const name = (await caches.keys()).find((one) => one.includes('precache'))
    const cache = await caches.open(name ?? 'none')
    const wrong: string[] = name === undefined ? ['all'] : []
    for (const { url } of await cache.keys()) {
      // A query that the list does not know goes past the worker.
      const past = url.includes('?') ? url : `${url}?sent`
      const [kept, sent] = await Promise.all([cache.match(url), fetch(past, { cache: 'reload' })])
      if ((await kept?.text()) !== (await sent.text())) wrong.push(url)
    }
    return wrong
  })

/** What the worker says from now on of how ready it is, kept in the page for `said`. */
const listen = (stage: Stage): Promise<unknown> =>
  stage.driver.evaluate(() => {
    const heard: boolean[] = []
    navigator.serviceWorker.addEventListener('message', ({ data }) => data?.type === 'ready' && heard.push(data.ready))
    Object.assign(window, { heard })
  })
const said = (stage: Stage): Promise<string> =>
  stage.driver.evaluate(() => ('heard' in window && Array.isArray(window.heard) ? window.heard.join(' ') : ''))

/** The answer to the page's own question at its start may come first. */
const saidReadyAgain = (stage: Stage) => eventually('not ready, then ready', async () => /false.*true$/.test(await said(stage)))

/** Comes before anything else: of a browser that has been here, the files lie in its own cache, and no gateway is asked for them. */
export const firstSteps: readonly Step[] = [
  {
    name: 'a gateway answers in the middle of the installation: nothing of it is kept, and the shop is whole on the next good line',
    async run(stage) {
      stage.line.portal(ONLY_WORKER_ASKS)
      await open(stage, '/')
      // The worker comes a second after the page is quiet, and asks for some of its files before that one.
      await eventually('a gateway that was asked', async () =>
        stage.driver.evaluate(() =>
          fetch('/healthz', { cache: 'no-store' }).then((reply) => reply.headers.get('content-type')?.startsWith('text/html') === true),
        ),
      )
      await stage.line.mend()
      await readyOffline(stage)
      const wrong = await wrongFiles(stage)
      if (wrong.length > 0) throw new Error(`kept, and not the shop's: ${wrong.join(' ')}`)
    },
  },
]

/** What is damaged or gone comes again by itself. */
export const wholeSteps: readonly Step[] = [
  {
    name: 'files that an older worker kept wrongly: found, said, and fetched again',
    async run(stage) {
      await open(stage, '/shoppingCart')
      await listen(stage)
      await stage.driver.evaluate(async () => {
        const name = (await caches.keys()).find((one) => one.includes('precache')) ?? ''
        const cache = await caches.open(name)
        const scripts = (await cache.keys()).map(({ url }) => url).filter((url) => /assets\/(?:CartScreen|CheckoutScreen|core)-/.test(url))
        for (const url of scripts) {
          const page = new Response('<!doctype html><title>Free WiFi</title>', { headers: { 'content-type': 'text/html' } })
          await cache.put(url, page)
        }
        const gone = (await cache.keys()).find(({ url }) => url.includes('PartScreen-'))
        if (gone !== undefined) await cache.delete(gone)
        const { active } = await navigator.serviceWorker.ready
        active?.postMessage({ type: 'how-ready' })
      })
      await saidReadyAgain(stage)
      const wrong = await wrongFiles(stage)
      if (wrong.length > 0) throw new Error(`still wrong: ${wrong.join(' ')}`)
    },
  },
  {
    name: 'all caches deleted under the open shop: said, and whole again by itself',
    async run(stage) {
      await openPart(stage, part(stage, 0))
      await listen(stage)
      await stage.driver.evaluate(async () => {
        for (const name of await caches.keys()) await caches.delete(name)
      })
      await stage.hands.click(element('header a[href="/"]'))
      await saidReadyAgain(stage)
      const wrong = await wrongFiles(stage)
      if (wrong.length > 0) throw new Error(`still wrong: ${wrong.join(' ')}`)
    },
  },
  {
    name: 'cold start without a network after all that: the shop opens',
    async run(stage) {
      await stage.line.cut()
      await stage.driver.restart('closed')
      await open(stage, '/')
      await stage.hands.waitFor(element('header'))
      await open(stage, '/shoppingCart')
      await stage.hands.waitFor(element('main h1'))
      await stage.line.mend()
    },
  },
]
