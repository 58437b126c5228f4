import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readBuildScripts } from '#server/http/build-scripts.ts'

test('a page names the scripts of the entry in the order in which they run, and those of its screen that the entry does not bring, each once', () => {
  const dist = mkdtempSync(join(tmpdir(), 'armature-dist-'))
  mkdirSync(join(dist, '.vite'))
  const manifest = {
    'app/main.tsx': { file: 'assets/index.js', isEntry: true, imports: ['_core.js', '_react.js'], css: ['assets/index.css'] },
    '/somewhere/src/app/styles/whole.css': { file: 'assets/whole.css' },
    '_core.js': { file: 'assets/core.js' },
    '_react.js': { file: 'assets/react.js', imports: ['_core.js'] },
    '_rows.js': { file: 'assets/rows.js', imports: ['_core.js'] },
    'app/screens/home/HomeScreen.tsx': { file: 'assets/HomeScreen.js', imports: ['app/main.tsx', '_core.js', '_rows.js'] },
  }
  writeFileSync(join(dist, '.vite', 'manifest.json'), JSON.stringify(manifest))
  const { entry, screenScripts, wholeSheet } = readBuildScripts(dist)
  expect(entry).toEqual(['/assets/core.js', '/assets/react.js', '/assets/index.js'])
  expect(screenScripts('home')).toEqual(['/assets/rows.js', '/assets/HomeScreen.js'])
  expect(screenScripts('login')).toEqual([])
  expect(wholeSheet).toBe('/assets/whole.css')
})

test('without a build there is nothing to name', () => {
  const { entry, screenScripts } = readBuildScripts(undefined)
  expect([entry, screenScripts('home')]).toEqual([[], []])
})
