import react from '@vitejs/plugin-react'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { chunkGroups } from './.ci/chunks.ts'
import { linguiMacro } from './.ci/lingui-macro.ts'
import { firstScript, headAfterMap, importAlone } from './.ci/page-plugins.ts'
import { precacheList } from './.ci/precache-list.ts'
import { sheets } from './.ci/sheets.ts'
import { staticStyles } from './.ci/static-styles.ts'
import { words } from './.ci/words.ts'
import { tests } from './tests/vitest.config.ts'

const api = process.env['API_URL'] ?? 'http://localhost:8080'

export default defineConfig(
  ({ isSsrBuild = false }): ViteUserConfig => ({
    root: 'src',
    publicDir: '../public',
    // wouter asks for a stand-in that React 18 made needless.
    resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
    // The order matters: macros are expanded while the source is still JSX.
    plugins: [
      linguiMacro(),
      sheets(),
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
    css: { postcss: {} },
    build: isSsrBuild
      ? {
          ssr: true,
          // The server; the app as it renders pages, loaded by the server, which knows nothing of it but its one function; the operator's
          // commands; the threads of the embedded database, of making indexes and of reading imports, and the process that makes pictures.
          rolldownOptions: {
            input: {
              main: 'src/server/main.ts',
              app: 'src/app/server.tsx',
              cli: 'src/server/cli.ts',
              'engine-thread': 'src/server/db/embedded/engine-thread.ts',
              'page-thread': 'src/server/http/rendering/page-thread.ts',
              'index-thread': 'src/server/catalogue/index/index-thread.ts',
              'reader-thread': 'src/server/cli/import/reader-thread.ts',
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
          // One first sheet, which the server writes into its pages. Only later screens load the whole one (app/routes/table.ts).
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
    test: tests,
  }),
)
