import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { isShopSocket, socketPath } from '#server/cli/socket-path.ts'

const folders: string[] = []
afterEach(() => {
  vi.unstubAllEnvs()
  for (const path of folders.splice(0)) rmSync(path, { recursive: true, force: true })
})
function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'armature-path-'))
  folders.push(path)
  return path
}

test('a short folder holds its socket itself; a long one has it elsewhere, at a path that no system cuts off', () => {
  expect(socketPath('/srv/shop')).toBe('/srv/shop/shop.sock')
  // Bytes count, not letters.
  for (const long of [`/srv/${'d'.repeat(120)}`, `/srv/${'ü'.repeat(48)}`]) {
    const path = socketPath(long)
    expect(dirname(path)).toBe(tmpdir())
    expect(Buffer.byteLength(path)).toBeLessThanOrEqual(100)
    expect(path).not.toBe(socketPath(`${long}e`))
  }
})

test('it is the same however the folder is written', () => {
  const at = folder()
  const [long, link] = [join(at, 'd'.repeat(120)), join(at, 'link')]
  mkdirSync(long)
  symlinkSync(long, link)
  expect(socketPath(link)).toBe(socketPath(long))
  expect(socketPath(relative(process.cwd(), long))).toBe(socketPath(long))
})

test('a folder for temporary files that is too long itself is not used', () => {
  vi.stubEnv('TMPDIR', `/tmp/${'t'.repeat(120)}`)
  expect(dirname(socketPath(`/srv/${'d'.repeat(120)}`))).toBe('/tmp')
})

test('what another user has put there is not asked', () => {
  const at = folder()
  const file = join(at, 'x.sock')
  expect(isShopSocket(file, at)).toBe(true)
  writeFileSync(file, '')
  const { uid } = statSync(file)
  expect(isShopSocket(file, at, uid + 1)).toBe(true)
  expect(isShopSocket(file, '/nowhere', uid)).toBe(true)
  expect(isShopSocket(file, '/nowhere', uid + 1)).toBe(false)
})
