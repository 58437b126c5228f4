import { builtinEnvironments, type Environment } from 'vitest/runtime'

/** What carries calls, and what they are made of: happy-dom's own would go to a real network, by its own rules of origin. */
const carries = ['fetch', 'Request', 'Response', 'Headers', 'AbortController', 'AbortSignal', 'URL', 'URLSearchParams'] as const

const happyDom = builtinEnvironments['happy-dom']

/** The page that components are drawn into: happy-dom, but calls are made of the platform's own pieces, as in every other test. */
// biome-ignore lint/style/noDefaultExport: Vitest takes an environment from there
export default {
  name: 'happy-page',
  viteEnvironment: 'client',
  async setup(global, options) {
    const own = Object.fromEntries(carries.map((name) => [name, global[name]]))
    const page = await happyDom.setup(global, options)
    Object.assign(global, own)
    return page
  },
} satisfies Environment
