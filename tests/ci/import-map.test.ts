import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { importMap } from '../../.ci/import-map.ts'

/** A small shop: an entry, what all share, and two screens that are fetched lazily, one of which fetches a piece of its own. */
const sources = (words: { shell: string; screen: string }) => ({
  'index.html':
    '<!doctype html><html><head><meta charset="utf-8" /><!--head--></head><body><script type="module" src="/main.js"></script></body></html>',
  'main.js':
    "import { say } from './shared.js'\nimport('./home.js').then((home) => home.draw(say))\nimport('./part.js').then((part) => part.draw(say))",
  'shared.js': `export const say = (text) => document.body.append('${words.shell}', text)\nexport const more = () => document.title`,
  'home.js': `import { more } from './shared.js'\nexport const draw = (say) => say('${words.screen}' + more())`,
  'part.js': "import { more } from './shared.js'\nexport const draw = (say) => import('./zoom.js').then((zoom) => say(zoom.text + more()))",
  'zoom.js': "import { more } from './shared.js'\nexport const text = 'larger' + more()",
})

/** Builds it as the shop is built. Gives the folder and the names of its scripts. */
async function built(words: { shell: string; screen: string }, withMap = true) {
  const root = mkdtempSync(join(tmpdir(), 'armature-import-map-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'src'))
  for (const [file, text] of Object.entries(sources(words))) writeFileSync(join(root, 'src', file), text)
  await build({
    ...{ root: join(root, 'src'), configFile: false, logLevel: 'silent', plugins: withMap ? [importMap()] : [] },
    build: {
      ...{ outDir: '../dist', emptyOutDir: true, manifest: true },
      modulePreload: { polyfill: false, resolveDependencies: (_url, needed, { hostType }) => (hostType === 'html' ? needed : []) },
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'core', test: /shared/ }] } } },
    },
  })
  const dist = join(root, 'dist')
  return { dist, scripts: readdirSync(join(dist, 'assets')).sort(), page: readFileSync(join(dist, 'index.html'), 'utf8') }
}
const nameOf = (file: string) => file.replace(/-[\w-]{8}\.js$/, '')
const renamed = (before: readonly string[], after: readonly string[]) => after.filter((file) => !before.includes(file)).map(nameOf)

test('two changed words, one in the shell and one in a screen, rename the two files that hold them and no other', async () => {
  const [one, other] = [await built({ shell: 'Cart', screen: 'Hello' }), await built({ shell: 'Your cart', screen: 'Welcome' })]
  expect(renamed(one.scripts, other.scripts)).toEqual(['core', 'home'])
  const bare = await Promise.all([
    built({ shell: 'Cart', screen: 'Hello' }, false),
    built({ shell: 'Your cart', screen: 'Welcome' }, false),
  ])
  // Without it every file would be another: that is what it is for.
  expect(renamed(bare[0].scripts, bare[1].scripts)).toHaveLength(bare[1].scripts.length)
})

test('the map stands before any module, and leads from every name that a script imports to a file that is there', async () => {
  const { dist, scripts, page } = await built({ shell: 'Cart', screen: 'Hello' })
  const map = /<script type="importmap">(.*?)<\/script>/.exec(page)
  expect(map?.index).toBeLessThan(page.search(/modulepreload|type="module"/))
  const { imports }: { imports: Record<string, string> } = JSON.parse(map?.[1] ?? '')
  expect(Object.keys(imports).sort()).toEqual(['core', 'home', 'index', 'part', 'zoom'])
  for (const address of Object.values(imports)) expect(existsSync(join(dist, address)), address).toBe(true)
  for (const file of scripts) {
    const text = readFileSync(join(dist, 'assets', file), 'utf8')
    for (const [, wanted = ''] of text.matchAll(/(?:from|import)\s*\(?\s*["'`]([^"'`]+)["'`]/g))
      expect(Object.keys(imports), file).toContain(wanted)
    for (const one of scripts) expect(text, file).not.toContain(one)
  }
  for (const [, address = ''] of page.matchAll(/(?:src|href)="([^"]+)"/g)) expect(existsSync(join(dist, address)), address).toBe(true)
})

test('Vite’s manifest names the files as they are called in the end', async () => {
  const { dist, scripts } = await built({ shell: 'Cart', screen: 'Hello' })
  const manifest: Record<string, { file: string }> = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  expect(
    Object.values(manifest)
      .map(({ file }) => file.replace('assets/', ''))
      .sort(),
  ).toEqual(scripts)
})
