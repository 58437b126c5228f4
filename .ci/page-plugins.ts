// What the build does to the page itself: where the server's head and the first script stand, and a lighter `import()`.
import { build, type Plugin } from 'vite'

/**
 * What the server writes into a page's head names modules, and these know each other only by the import map: so it comes behind the map,
 * which Vite puts before the entry. And before the styles: what shows a link to this page in a message reads no further than it must.
 */
export const headAfterMap: Plugin = {
  name: 'head-after-map',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replace('<!--head-->', '').replace(/<script type="module".*?<\/script>/, (entry) => `${entry}\n    <!--head-->`),
  },
}

/** What holds presses before the app is here, and fetches it, stands in the page itself. In development there is nothing to wait for. */
export const firstScript: Plugin = {
  name: 'first-script',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    async handler(html) {
      const lib = { entry: new URL('../src/app/first.ts', import.meta.url).pathname, formats: ['iife' as const], name: 'first' }
      const built = await build({ configFile: false, logLevel: 'silent', build: { write: false, minify: true, target: 'es2022', lib } })
      const [bundle] = [built].flat()
      // Without it no page of the server would ever run the app.
      if (bundle === undefined || !('output' in bundle)) throw new Error('first.ts was not built')
      return html.replace('<!--first-script-->', () => `<script>${bundle.output[0].code.trim()}</script>`)
    },
  },
}

/**
 * Vite wraps each `import()` in a helper that preloads what the piece needs. This shop preloads nothing that way (`build.modulePreload`), so
 * nothing of the helper is left to do, and it weighs 1.3 kB of every first load.
 */
export const importAlone: Plugin = {
  name: 'import-alone',
  enforce: 'pre',
  apply: 'build',
  load: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
}
