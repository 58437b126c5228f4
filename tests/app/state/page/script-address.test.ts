import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())
const fresh = async () => (await import('#app/state/page/script-address.ts')).trustedScriptUrl

test('a page makes its one Trusted Types policy once, for the service worker and for every other', async () => {
  const createPolicy = vi.fn((_: string, rules: { createScriptURL: (url: string) => string }) => rules)
  vi.stubGlobal('window', { trustedTypes: { createPolicy } })
  const scriptAddress = await fresh()
  expect([scriptAddress('/sw.js'), scriptAddress('/assets/worker-1a2b.js')]).toEqual(['/sw.js', '/assets/worker-1a2b.js'])
  expect(createPolicy).toHaveBeenCalledOnce()
})

test.each(['//evil.test/x.js', 'https://evil.test/x.js', '/\\evil.test/x.js', 'data:text/javascript,1', ''])(
  '%j is no script of ours',
  async (url) => {
    vi.stubGlobal('window', {})
    const scriptAddress = await fresh()
    expect(() => scriptAddress(url)).toThrow('is no script of this shop')
  },
)
