import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { localesFolder } from '#server/kernel/locales-folder.ts'

const top = mkdtempSync(join(tmpdir(), 'armature-locales-'))
const at = (file: string) => pathToFileURL(join(top, 'project', file)).href

test('the words are found by the bundled server and by its sources alike', () => {
  mkdirSync(join(top, 'project/locales'), { recursive: true })
  expect(localesFolder(at('dist/server/main.js'))).toBe(join(top, 'project/locales'))
  expect(localesFolder(at('src/server/kernel/words.ts'))).toBe(join(top, 'project/locales'))
})

test('a project without them says so', () => {
  const elsewhere = pathToFileURL(join(top, 'elsewhere/dist/server/main.js')).href
  expect(() => localesFolder(elsewhere)).toThrow('There is no folder locales at the top of the project')
})
