import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { PageToMake } from '#server/http/rendering/page-maker.ts'
import { startPagePool } from '#server/http/rendering/page-pool.ts'
import { fakeBuild } from '../../../support/fake-build.ts'
import { shopConfig } from '../../../support/shop-config.ts'

/** The thread of a build. Its pages say how thoroughly they are compressed, and are held back until the build has the file `go`. */
const THREAD = `
const { existsSync } = require('node:fs')
const { setTimeout } = require('node:timers/promises')
const { workerData } = require('node:worker_threads')
exports.waitUntilLoaded = () => undefined
exports.makePage = async ({ origin, effort }) => {
  if (origin === 'ends') process.exit(1)
  while (!existsSync(workerData + '/go')) await setTimeout(5)
  return { body: { bytes: Buffer.from(effort), encoding: 'identity' }, isComplete: true }
}`

function buildWithThread(): string {
  const { folder } = fakeBuild('threads', {})
  writeFileSync(join(folder, 'server/app.js'), '')
  writeFileSync(join(folder, 'server/page-thread.js'), THREAD)
  return folder
}
const letGo = (folder: string) => writeFileSync(join(folder, 'go'), '')

const pageOf = (origin: string): PageToMake => ({
  content: { status: 200, description: '', canonicalPath: '/', jsonLd: [] },
  repliesJson: '[]',
  data: { address: '/', config: shopConfig, asOf: new Date(0).toISOString() },
  ...{ origin, locale: 'en-US', styles: '', shareVersion: '', scripts: [], wanted: 'identity' },
})

const reported: unknown[] = []
const report = (what: string) => void reported.push(what)

test('a build without a thread, or without the app, starts no pool', async () => {
  const { folder } = fakeBuild('bare', {})
  await expect(startPagePool(folder, report)).rejects.toThrow('lacks server/app.js')
  writeFileSync(join(folder, 'server/app.js'), '')
  await expect(startPagePool(folder, report)).rejects.toThrow('lacks server/page-thread.js')
})

test('pages beyond those that may wait are refused at once, and all others are made, in haste where others wait', async () => {
  const folder = buildWithThread()
  const makePage = await startPagePool(folder, report)
  const asked = Array.from({ length: 110 }, () => makePage(pageOf('https://parts.example')).catch((refused: unknown) => refused))
  // Three are given to the thread, which holds them back, and a hundred wait.
  for (const refused of await Promise.all(asked.slice(103))) expect(refused).toMatchObject({ code: 'unavailable' })
  letGo(folder)
  const made = await Promise.all(asked.slice(0, 103))
  const efforts = made.map((page) =>
    page instanceof Object && 'body' in page && page.body instanceof Object && 'bytes' in page.body
      ? String(page.body.bytes)
      : String(page),
  )
  // The fourth was asked for before anything waited.
  expect(efforts).toEqual([...Array.from({ length: 4 }, () => 'usual'), ...Array.from({ length: 99 }, () => 'least')])
  // There is room again.
  expect((await makePage(pageOf('https://parts.example'))).body.bytes).toEqual(Buffer.from('usual'))
})

test('a thread that ends refuses the page that it was making, and another takes its place', async () => {
  const folder = buildWithThread()
  letGo(folder)
  const makePage = await startPagePool(folder, report)
  await expect(makePage(pageOf('ends'))).rejects.toThrow('exited')
  expect((await makePage(pageOf('https://parts.example'))).isComplete).toBe(true)
  expect(reported).toEqual([])
})
