import type { Plugin } from 'vite'

/** Shapes that no first paint needs: those of calls and messages, and what checks forms by them. */
const late = /src[\\/](?:contract[\\/](?!(?:config|envelope|facets|primitives)\.ts)|data[\\/]outbox[\\/]|app[\\/]state[\\/]check-input\.ts)/

/**
 * Gives the shapes of calls a Valibot of their own. A module lands in one chunk with all that anyone uses of it, so a single Valibot would bring
 * everything that the lazily fetched shapes need into the first load. Schemas are plain objects, so the two copies understand each other.
 */
export const secondValibot = (): Plugin => ({
  name: 'second-valibot',
  enforce: 'pre',
  apply: 'build',
  resolveId: {
    filter: { id: /^valibot$/ },
    async handler(source, importer) {
      if (importer === undefined || !late.test(importer)) return null
      const found = await this.resolve(source, importer, { skipSelf: true })
      return found === null ? null : `${found.id}?late`
    },
  },
})
