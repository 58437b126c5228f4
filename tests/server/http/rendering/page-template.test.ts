import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cspHashOf, inlineHashesOf, pageTemplate, splitTemplate } from '#server/http/rendering/page-template.ts'
import { fakeBuild } from '../../../support/fake-build.ts'

const WHOLE_SHEET = '@media (width<480px){a{color:red}b{color:blue}}'
const SHEET = '@media (width<480px){a{color:red}}'
const build = fakeBuild('styled', { 'main-abc.js': 'run()', 'index-abc.css': SHEET, 'whole-abc.css': WHOLE_SHEET })

test('the style sheet of the build is written into the page, and the policy lets this very text count, whatever signs it holds', () => {
  const page =
    '<head><link rel="stylesheet" crossorigin href="/assets/index-abc.css"><script type="module" src="/assets/main-abc.js"></script></head>'
  writeFileSync(join(build.folder, 'index.html'), page)
  const { html, wholeSheetHtml, hashes } = pageTemplate(build.folder, {
    entry: ['/assets/react-abc.js', '/assets/main-abc.js'],
    wholeSheet: '/assets/whole-abc.css',
  })
  expect(html).toContain(`<style>${SHEET}</style>`)
  const link = (name: string) => `<link rel="after-paint" data-runs crossorigin href="/assets/${name}-abc.js">`
  expect(html).toContain(link('react') + link('main'))
  expect(html).not.toContain('type="module"')
  expect(hashes).toEqual({ scripts: [], styles: [cspHashOf(SHEET), cspHashOf(WHOLE_SHEET)] })
  // A page of a later screen has the sheet of all screens instead, and says so to the app.
  expect(wholeSheetHtml).toBe(html.replace(`<style>${SHEET}</style>`, `<style data-whole-sheet>${WHOLE_SHEET}</style>`))
})

test('a build that does not say what its entry is makes no page: none would run the app', () => {
  const { folder } = fakeBuild('half', { 'main-abc.js': 'run()' })
  writeFileSync(join(folder, 'index.html'), '<head><script type="module" src="/assets/main-abc.js"></script></head>')
  expect(() => pageTemplate(folder, { entry: [], wholeSheet: null })).toThrow('names no entry')
})

test('of the scripts that are written into a page those count that run: the import map, and what shows the chosen light', () => {
  const page =
    '<script type="importmap">{"a":"<b>"}</script><script>\nlight()\n</script><script type="application/json">{}</script><script src="/x.js"></script>'
  expect(inlineHashesOf(page).scripts).toEqual([cspHashOf('{"a":"<b>"}'), cspHashOf('\nlight()\n')])
})

test('a template without a place for what every page has is refused', () => {
  expect(() => splitTemplate('<html><!--head--><!--first-data--><main></main>')).toThrow('The page template has no place for app.')
})
