import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'

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

/**
 * Builds it as the shop is built, in one folder, because a chunk's stable name holds the paths of its modules. Gives the names of its
 * scripts.
 */
async function built(root: string, words: { shell: string; screen: string }, withMap = true) {
  for (const [file, text] of Object.entries(sources(words))) writeFileSync(join(root, file), text)
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      chunkImportMap: withMap,
      modulePreload: false,
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'core', test: /shared/ }] } } },
    },
  })
  return readdirSync(join(root, 'dist', 'assets')).sort()
}
const nameOf = (file: string) => file.replace(/-[\w-]{8}\.js$/, '')
const renamed = (before: readonly string[], after: readonly string[]) => after.filter((file) => !before.includes(file)).map(nameOf)

test('two changed words, one in the shell and one in a screen, rename the two files that hold them and no other', async () => {
  const root = mkdtempSync(join(tmpdir(), 'armature-import-map-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const changed = async (withMap: boolean) =>
    renamed(
      await built(root, { shell: 'Cart', screen: 'Hello' }, withMap),
      await built(root, { shell: 'Your cart', screen: 'Welcome' }, withMap),
    )
  expect(await changed(true)).toEqual(['core', 'home'])
  // Without it every file would be another: that is what it is for.
  expect(await changed(false)).toEqual(['core', 'home', 'index', 'part', 'zoom'])
})
