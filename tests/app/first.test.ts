import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'

/** Each has code of its own: what was imported once does not run again. */
let page = 0

const runs = (code: string) => ({ rel: 'after-paint', dataset: { runs: '' }, href: `data:text/javascript,${code}` })
const stubs = (hidden: boolean, readyState: DocumentReadyState) => {
  page += 1
  const heard = new Map<string, () => void>()
  const links = [
    { rel: 'after-paint', dataset: {}, href: `data:text/javascript,globalThis.imported="screen"//${page}` },
    runs(`await new Promise((over) => setTimeout(over, 5)); globalThis.react=1//${page}`),
    runs(`globalThis.imported=globalThis.react&&"entry"//${page}`),
  ]
  const frames: (() => void)[] = []
  vi.stubGlobal('document', { hidden, readyState, documentElement: { addEventListener: vi.fn() }, querySelectorAll: () => links })
  vi.stubGlobal('requestAnimationFrame', (painted: () => void) => frames.push(painted))
  vi.stubGlobal('addEventListener', (name: string, call: () => void) => name === 'DOMContentLoaded' && heard.set(name, call))
  for (const run of ['imported', 'react']) vi.stubGlobal(run, undefined)
  onTestFinished(() => void vi.unstubAllGlobals())
  const imported = () => Reflect.get(globalThis, 'imported')
  return { heard, links, frames, imported }
}
const turns = () => new Promise((resolve) => setTimeout(resolve, 20))

beforeEach(() => vi.resetModules())

test('the app is fetched once the page has been painted, and not before all of it is here; what it imports runs before it', async () => {
  const { heard, links, frames, imported } = stubs(false, 'loading')
  await import('#app/first.ts')
  await turns()
  expect([heard.size, links.map(({ rel }) => rel)]).toEqual([0, ['after-paint', 'after-paint', 'after-paint']])
  for (const painted of frames) painted()
  await turns()
  expect(imported()).toBeUndefined()
  heard.get('DOMContentLoaded')?.()
  await vi.waitFor(() => expect(imported()).toBe('entry'))
  expect(links.map(({ rel }) => rel)).toEqual(['modulepreload', 'modulepreload', 'modulepreload'])
})

test('a page that nobody sees is not painted, so it waits for all of it alone', async () => {
  const { heard, frames, imported } = stubs(true, 'loading')
  await import('#app/first.ts')
  expect([frames.length, imported()]).toEqual([0, undefined])
  heard.get('DOMContentLoaded')?.()
  await vi.waitFor(() => expect(imported()).toBe('entry'))
})
