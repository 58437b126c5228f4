import { transformAsync } from '@babel/core'
import type { Plugin } from 'vite'

/** Lingui's macros for Vite 8: plugin-react no longer carries Babel, so only files that name a macro pass through it. */
export const linguiMacro = (): Plugin => ({
  name: 'lingui-macro',
  enforce: 'pre',
  transform: {
    filter: { id: /\.[jt]sx?$/, code: /@lingui\/(core|react)\/macro/ },
    async handler(code, id) {
      const done = await transformAsync(code, {
        filename: id,
        babelrc: false,
        configFile: false,
        sourceMaps: true,
        parserOpts: { plugins: ['typescript', 'jsx'] },
        // English stands in the code and nowhere else (app/i18n/language.ts), so production keeps it too.
        plugins: [['@lingui/babel-plugin-lingui-macro', { stripMessageField: false }]],
      })
      return done?.code ? { code: done.code, map: done.map } : undefined
    },
  },
})
