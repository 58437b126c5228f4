import { lingui } from '@lingui/vite-plugin'
import panda from '@pandacss/dev/postcss'
import react from '@vitejs/plugin-react'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { importMap } from './.ci/import-map.ts'
import { linguiMacro } from './.ci/lingui-macro.ts'
import { precacheList } from './.ci/precache-list.ts'
import { secondValibot } from './.ci/second-valibot.ts'
import { splitStyles } from './.ci/split-styles.ts'
import { staticStyles } from './.ci/static-styles.ts'

const api = process.env['API_URL'] ?? 'http://localhost:8080'

// Panda and Vite each bring a PostCSS; their types do not know each other, the plugin itself fits both.
const styles = panda({ configPath: new URL('./panda.config.ts', import.meta.url).pathname }) as never

const core =
  /node_modules[\\/](?:react|react-dom|scheduler|@lingui|wouter|valtio|proxy-compare|use-sync-external-store)[\\/]|valibot[\\/].*\.m?js$|src[\\/]contract[\\/](?:limits|catalogue-lines|paths|errors|envelope|query-of|categories|primitives|attributes)\.ts|src[\\/]data[\\/]mirror[\\/]transact\.ts|src[\\/]app[\\/](?:hooks[\\/](?:lazy-component|chunk-reload|use-resource|use-title|navigation|scroll|add-to-cart)|state[\\/](?:catalogue[\\/]catalogue|catalogue[\\/]resource|account[\\/]redirect-path|page[\\/]ask|page[\\/]notices|page[\\/]network)|ui[\\/](?:Picture|Pending|Go|Icon|icons|Money|age|StockMark|CategoryTile|Crumbs|attribute-text|AttributeValue|Skeleton|ConditionMark|read-quantity)|screens[\\/]listing[\\/]listing-query)\.tsx?/
const rows = /src[\\/]app[\\/]ui[\\/](?:PartList|PartRow|AddButton|MatchedNumber|row-keys|highlight)\./
const listing =
  /src[\\/]app[\\/]screens[\\/]listing[\\/](?:ListingView|ListingTools|ListingHead|ListingSkeleton|SortSelect|Paging|page-numbers|NothingFoundLater|use-)/

/** What comes behind the first screen, in few files: through a weak signal each file is a wait, and what a file imports is learnt only from it. */
const behind = [
  // Small, and no call can be made without it; the shapes come while the shop answers.
  { name: 'call-lines', test: /src[\\/]contract[\\/]call-lines\.ts/ },
  { name: 'shapes', test: /src[\\/]contract[\\/]calls\.ts/ },
  {
    name: 'after',
    includeDependenciesRecursively: false,
    test: /src[\\/](?:data[\\/](?:mirror[\\/]guest-list|outbox[\\/](?:channel|shows)|uuid)|app[\\/](?:state[\\/](?:cart[\\/]added|account[\\/]after-sign-in|cart[\\/]badge|cart[\\/]cart|cart[\\/]owner|page[\\/]durable|cart[\\/]guest-list|page[\\/]install|page[\\/]launches|account[\\/]session-sync|worker[\\/]script-address|page[\\/]unsaved-input|worker[\\/]worker|worker[\\/]worker-says)|hooks[\\/]use-(?:cart|guest-list|install|network|orders-here|worker)))\.tsx?/,
  },
  {
    name: 'cart',
    includeDependenciesRecursively: false,
    test: /src[\\/](?:data[\\/]outbox[\\/]|data[\\/](?:exclusively|locked|mirror[\\/]cart)|app[\\/]state[\\/](?:page[\\/]after-reload|outbox[\\/]background-sync|outbox[\\/]backoff|orders[\\/]orders-here|cart[\\/]changes|cart[\\/]direct|cart[\\/]held|outbox[\\/]make-change|cart[\\/]read|outbox[\\/]send|cart[\\/]start|cart[\\/]undo|cart[\\/]guest-to-cart|page[\\/]now-and-then))/,
  },
  {
    name: 'forms',
    includeDependenciesRecursively: false,
    test: /src[\\/]app[\\/](?:ui[\\/](?:held-error|form[\\/](?:fields|FieldFrame|FormPage|PasswordField|SelectField|Submit|TextField|Told))|hooks[\\/]use-(?:answer|form|way-back)|state[\\/](?:page[\\/]check-input|page[\\/]drafts))\.tsx?/,
  },
]

const ofServer = (kind: 'test' | 'long' | 'postgres') => `tests/server/**/*.${kind}.ts`
/** What takes long is run by `npm run test:long`, and what needs a database with several connections by `npm run test:postgres`, which runs all. */
const serverTests = process.env['LONG']
  ? [ofServer('long')]
  : [ofServer('test'), ...(process.env['DATABASE_URL'] ? [ofServer('long'), ofServer('postgres')] : [])]

export default defineConfig(
  ({ command, isSsrBuild = false }): ViteUserConfig => ({
    root: 'src',
    publicDir: '../public',
    // wouter asks for a stand-in that React 18 made needless.
    resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
    // The order matters: macros are expanded while the source is still JSX.
    plugins: [
      linguiMacro(),
      ...(isSsrBuild ? [] : [splitStyles(), staticStyles(), secondValibot()]),
      react(),
      lingui(),
      ...(isSsrBuild
        ? []
        : [
            importMap(),
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
    // A build takes its sheets from split-styles.ts.
    css: { postcss: { plugins: command === 'build' ? [] : [styles] } },
    build: isSsrBuild
      ? { ssr: 'server/main.ts', outDir: '../dist/server', target: 'node20', emptyOutDir: false, copyPublicDir: false }
      : {
          outDir: '../dist',
          emptyOutDir: false,
          manifest: true,
          target: 'es2022',
          cssTarget: ['chrome111', 'safari16.4', 'firefox114'],
          // What a lazily fetched chunk imports is mostly here already; naming it all would weigh 1 kB in the first load. Styles must come first.
          modulePreload: {
            polyfill: false,
            resolveDependencies: (_url, needed, { hostType }) =>
              hostType === 'html' ? needed : needed.filter((file) => file.endsWith('.css')),
          },
          // A recipe that one screen uses travels with that screen, although all stand in one list.
          rolldownOptions: {
            treeshake: { moduleSideEffects: [{ test: /styled-system/, sideEffects: false }] },
            // One file for what every page needs at once: small chunks compress worse, and each is a request of its own.
            output: {
              codeSplitting: {
                groups: [{ name: 'core', test: core }, { name: 'rows', test: rows }, { name: 'listing', test: listing }, ...behind],
              },
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
      projects: process.env['SOAK']
        ? // A soak takes minutes by its nature, so it has a command of its own.
          [{ extends: true, test: { name: 'soak', include: ['tests/**/*.soak.ts'] } }]
        : [
            // The server keeps everything in its database, and each file has one of its own: nothing is left to keep apart, and to load it anew for each file took a third of the time.
            {
              extends: true,
              test: {
                name: 'server',
                include: serverTests,
                isolate: false,
              },
            },
            {
              extends: true,
              test: { name: 'device', include: ['tests/**/*.test.ts'], exclude: ['tests/{server,e2e,bench}/**'], pool: 'threads' },
            },
            {
              extends: true,
              test: {
                name: 'components',
                include: ['tests/**/*.test.tsx'],
                pool: 'threads',
                isolate: false,
                environment: './tests/support/happy-page.ts',
                environmentOptions: { happyDOM: { url: 'http://shop.test/' } },
                setupFiles: ['tests/support/page.ts'],
              },
            },
          ],
    },
  }),
)
