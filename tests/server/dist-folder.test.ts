import { mkdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { findBuiltApp } from '#server/dist-folder.ts'
import { fakeBuild } from '../support/fake-build.ts'

function built(name: string, server = 'server') {
  const { folder } = fakeBuild(name, { 'main-1.js': 'a' })
  writeFileSync(join(folder, 'server/main.js'), server)
  const moduleUrl = pathToFileURL(join(folder, 'server/main.js')).href
  return { folder, buildOf: () => findBuiltApp(moduleUrl)?.buildId }
}

test('a build is the same on every machine that has it, whenever it was copied there: ETags of one server are good at the other', () => {
  const [one, other] = [built('shop'), built('shop')]
  utimesSync(join(other.folder, 'index.html'), 1_700_000_000, 1_700_000_000)
  expect(one.buildOf()).toMatch(/^[\w-]{10}$/)
  expect(other.buildOf()).toBe(one.buildOf())
})

test('another page or another server is another build', () => {
  const builds = [built('shop'), built('new shop'), built('shop', 'new server')].map(({ buildOf }) => buildOf())
  expect(new Set(builds).size).toBe(3)
})

test('without a page or its scripts there is no build', () => {
  const { folder, buildOf } = built('shop')
  renameSync(join(folder, 'assets'), join(folder, 'gone'))
  expect(buildOf()).toBeUndefined()
  mkdirSync(join(folder, 'assets'))
  expect(buildOf()).toBeDefined()
})
