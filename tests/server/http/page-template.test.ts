import { afterAll, expect, test } from 'vitest'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf, inlineHashes, pageTemplate } from '#server/http/page-template.ts'
import { fakeBuild } from '../../support/fake-build.ts'

const SHEET = '@media (width<480px){a{color:red}}'
const build = fakeBuild('styled', { 'main-abc.js': 'run()', 'index-abc.css': SHEET })
afterAll(build.remove)

test('the style sheet of the build is written into the page, and the policy lets this very text count, whatever signs it holds', () => {
  const page = '<head><link rel="stylesheet" crossorigin href="/assets/index-abc.css"><script type="module" src="/assets/main-abc.js"></script></head>'
  writeFileSync(join(build.folder, 'index.html'), page)
  const { html, hashes } = pageTemplate(build.folder)
  expect(html).toContain(`<style>${SHEET}</style>`)
  expect(hashes.styles).toEqual([hashOf(SHEET)])
})

test('the app is fetched once the page has been painted, or at once where nobody sees it, with what the page names for then', () => {
  const page = '<head><script type="module" crossorigin src="/assets/main-abc.js"></script><link rel="after-paint" href="/assets/x.js"></head>'
  writeFileSync(join(build.folder, 'index.html'), page)
  const { html, hashes } = pageTemplate(build.folder)
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? []
  expect(html).not.toContain('<script type="module"')
  expect(hashes.scripts).toEqual([hashOf(script)])
  const run = (hidden: boolean) => {
    const [painted, later, link, imported]: [(() => void)[], (() => void)[], { rel: string }, string[]] = [[], [], { rel: 'after-paint' }, []]
    const names = ['document', 'requestAnimationFrame', 'setTimeout', 'load']
    new Function(...names, script.replace('import(', 'load('))(
      { hidden, querySelectorAll: () => [link] },
      (call: () => void) => painted.push(call),
      (call: () => void) => later.push(call),
      (address: string) => imported.push(address),
    )
    const before = [...imported]
    for (const call of painted) call()
    for (const call of later) call()
    return { before, after: imported, rel: link.rel }
  }
  expect(run(false)).toEqual({ before: [], after: ['/assets/main-abc.js'], rel: 'modulepreload' })
  expect(run(true).before).toEqual(['/assets/main-abc.js'])
})

test('of the scripts that are written into a page those count that run: the import map, and what shows the chosen light', () => {
  const page = '<script type="importmap">{"a":"<b>"}</script><script>\nlight()\n</script><script type="application/json">{}</script><script src="/x.js"></script>'
  expect(inlineHashes(page).scripts).toEqual([hashOf('{"a":"<b>"}'), hashOf('\nlight()\n')])
})
