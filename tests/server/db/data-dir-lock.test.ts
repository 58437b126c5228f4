import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockDataDir } from '#server/db/data-dir-lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'armature-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a folder that another living process uses is refused with what to do', () => {
  writeFileSync(join(folder, 'in-use-by'), String(process.ppid))
  expect(() => lockDataDir(folder)).toThrow(`process ${process.ppid} is using it. Stop that first, or choose another folder with DATA_DIR.`)
})

test('what a killed process left behind is taken over', () => {
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  writeFileSync(join(folder, 'in-use-by'), String(pid))
  expect(() => lockDataDir(folder)).not.toThrow()
})

test.each(['', '  ', '0', '-1', '12a', '\u0000\u0000'])(
  'a lock that names nobody counts as none, as a start on a full disk leaves it: %j',
  (text) => {
    writeFileSync(join(folder, 'in-use-by'), text)
    const unlock = lockDataDir(folder)
    expect(readFileSync(join(folder, 'in-use-by'), 'utf8')).toBe(String(process.pid))
    unlock()
  },
)

test('of two that find the same stale lock one takes its place, the other hears of it, and nothing else is left in the folder', () => {
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  writeFileSync(join(folder, 'in-use-by'), String(pid))
  writeFileSync(join(folder, 'in-use-by.taking'), String(process.ppid))
  expect(() => lockDataDir(folder)).toThrow(`process ${process.ppid} is using it`)
  expect(readFileSync(join(folder, 'in-use-by'), 'utf8')).toBe(String(pid))
  rmSync(join(folder, 'in-use-by.taking'))
  lockDataDir(folder)
  expect(readdirSync(folder)).toEqual(['in-use-by'])
})

test('a folder that was given back is free', () => {
  lockDataDir(folder)()
  expect(existsSync(join(folder, 'in-use-by'))).toBe(false)
})
