import panda from '@pandacss/dev/postcss'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { chunkGroups } from './.ci/chunks.ts'
import { linguiMacro } from './.ci/lingui-macro.ts'
import { precacheList } from './.ci/precache-list.ts'
import { staticStyles } from './.ci/static-styles.ts'
import { words } from './.ci/words.ts'

const api = process.env['API_URL'] ?? 'http://localhost:8080'

// Panda and Vite each bring a PostCSS; their types do not know each other, the plugin itself fits both.
const styles = panda({ configPath: new URL('./panda.config.ts', import.meta.url).pathname }) as never

/** What remembers nothing from one file to the next: it need not be loaded anew for each, and that is most of what these take. */
const PURE = ['tests/{ci,contract,drawings,search}/**/*.test.ts', 'tests/app/{i18n,routes,screens,styles,ui}/**/*.test.ts']
const ofServer = (kind: 'test' | 'long' | 'postgres') => `tests/server/**/*.${kind}.ts`
/**
 * What takes long is run by `npm run test:long`, and what needs a database with several connections by `npm run test:postgres`, which runs
 * all.
 */
const serverTests = process.env['LONG']
  ? [ofServer('long')]
  : [ofServer('test'), ...(process.env['DATABASE_URL'] ? [ofServer('long'), ofServer('postgres')] : [])]

/**
 * What the server writes into a page's head names modules, and these know each other only by the import map: so it comes behind the map,
 * which Vite puts before the entry. And before the styles: what shows a link to this page in a message reads no further than it must.
 */
const headAfterMap: Plugin = {
  name: 'head-after-map',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replace('<!--head-->', '').replace(/<script type="module".*?<\/script>/, (entry) => `${entry}\n    <!--head-->`),
  },
}

/** What holds presses before the app is here, and fetches it, stands in the page itself. In development there is nothing to wait for. */
const firstScript: Plugin = {
  name: 'first-script',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    async handler(html) {
      const lib = { entry: new URL('src/app/first.ts', import.meta.url).pathname, formats: ['iife' as const], name: 'first' }
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
const importAlone: Plugin = {
  name: 'import-alone',
  enforce: 'pre',
  apply: 'build',
  load: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
}

export default defineConfig(
  ({ isSsrBuild = false }): ViteUserConfig => ({
    root: 'src',
    publicDir: '../public',
    // wouter asks for a stand-in that React 18 made needless.
    resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
    // The order matters: macros are expanded while the source is still JSX.
    plugins: [
      linguiMacro(),
      staticStyles(),
      react(),
      words(),
      ...(isSsrBuild
        ? []
        : [
            headAfterMap,
            importAlone,
            firstScript,
            VitePWA({
              strategies: 'injectManifest',
              srcDir: '../sw',
              filename: 'sw.ts',
              injectRegister: false,
              // The manifest differs from tenant to tenant, so the server answers it.
              manifest: false,
              // A classic script, whole: as a module, Vite would put its preloading of chunks into a worker that has none.
              injectManifest: {
                rollupFormat: 'iife',
                globPatterns: ['**/*.{js,css,html,svg,woff2}'],
                globIgnores: ['server/**'],
                manifestTransforms: [precacheList(new URL('dist', import.meta.url).pathname)],
              },
            }),
          ]),
    ],
    ...(isSsrBuild && {
      // React in its production form, whatever the environment of the process says.
      define: { 'process.env.NODE_ENV': '"production"' },
      ssr: { noExternal: [/^(?:react|react-dom|scheduler|wouter|valtio|proxy-compare|use-sync-external-store|@lingui\/.*)(?:\/|$)/] },
    }),
    css: { postcss: { plugins: [styles] } },
    build: isSsrBuild
      ? {
          ssr: true,
          // The server; the app as it renders pages, loaded by the server, which knows nothing of it but its one function; the operator's
          // commands; the thread that makes indexes, and the process that makes pictures.
          rolldownOptions: {
            input: {
              main: 'src/server/main.ts',
              app: 'src/app/server.tsx',
              cli: 'src/server/cli.ts',
              'index-thread': 'src/server/catalogue/index/index-thread.ts',
              'picture-process': 'src/server/import/pictures/picture-process.ts',
            },
          },
          outDir: '../dist/server',
          target: 'node20',
          emptyOutDir: false,
          copyPublicDir: false,
        }
      : {
          outDir: '../dist',
          emptyOutDir: false,
          manifest: true,
          target: 'es2022',
          // One sheet, which the server writes into its pages: a second one that came later would have the browser style the whole page anew.
          cssCodeSplit: false,
          cssTarget: ['chrome111', 'safari16.4', 'firefox114'],
          // Chunks import each other by names that no change of their contents changes, and an import map says which file each is: a
          // changed word renames one file.
          chunkImportMap: true,
          // The server names a page's scripts in its head, and a resting page fetches what comes next (app/hooks/lazy): to look for a screen's
          // chunks in the page, and to write each into it, took a slow phone longer than their files.
          modulePreload: false,
          // A recipe that one screen uses travels with that screen, although all stand in one list.
          rolldownOptions: {
            // Among what is not served.
            experimental: { chunkImportMap: { fileName: '.vite/importmap.json' } },
            treeshake: { moduleSideEffects: [{ test: /styled-system/, sideEffects: false }] },
            output: {
              codeSplitting: { groups: chunkGroups(new URL('src', import.meta.url).pathname) },
              // The bundler names a chunk of several by all of them, and each page carries the names.
              chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
            },
          },
        },
    server: {
      proxy: Object.fromEntries(
        ['/marco/', '/account/', '/order/', '/images/', '/config.json', '/healthz', '/readyz', '/dev/mail'].map((path) => [path, api]),
      ),
    },
    test: {
      root: '.',
      setupFiles: ['tests/support/strict-console.ts'],
      // Two slow cores may be shared with others: a test that hangs shows all the same, and none is lost to a busy hour.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      maxWorkers: 2,
      // Node now and then crashes where threads begin and end by the hundred (Segmentation fault; vitest-dev/vitest#11291).
      pool: 'forks',
      projects: process.env['SOAK']
        ? // A soak takes minutes by its nature, so it has a command of its own.
          [{ extends: true, test: { name: 'soak', include: ['tests/**/*.soak.ts'] } }]
        : [
            // The server keeps everything in its database, and each file has one of its own: nothing is left to keep apart, and to load it
            // anew for each file took a third of the time.
            {
              extends: true,
              test: {
                name: 'server',
                include: serverTests,
                isolate: false,
              },
            },
            { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
            {
              extends: true,
              test: { name: 'device', include: ['tests/**/*.test.ts'], exclude: ['tests/{server,e2e,bench}/**', ...PURE] },
            },
            {
              extends: true,
              test: {
                name: 'components',
                include: ['tests/**/*.test.tsx'],
                // A window and the app's state of its own for each file: with one for all, the list of guests failed when it came last.
                isolate: true,
                environment: './tests/support/happy-page.ts',
                // A link or a form that nobody held back must not take the window along, which the next file of tests uses too.
                environmentOptions: {
                  happyDOM: {
                    url: 'http://shop.test/',
                    settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
                  },
                },
                setupFiles: ['tests/support/page.ts'],
              },
            },
          ],
    },
  }),
)
