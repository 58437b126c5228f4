import { lingui } from '@lingui/vite-plugin'
import panda from '@pandacss/dev/postcss'
import react from '@vitejs/plugin-react'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import { linguiMacro } from './.ci/lingui-macro.ts'

const api = process.env['API_URL'] ?? 'http://localhost:8080'

export default defineConfig(({ isSsrBuild }) => ({
  root: 'src',
  publicDir: '../public',
  // The order matters: macros are expanded while the source is still JSX.
  plugins: [
    linguiMacro(),
    react(),
    lingui(),
    ...(isSsrBuild
      ? []
      : [
          VitePWA({
            strategies: 'injectManifest',
            srcDir: '../sw',
            filename: 'sw.ts',
            injectRegister: false,
            // The manifest differs from tenant to tenant, so the server answers it.
            manifest: false,
            injectManifest: { globPatterns: ['**/*.{js,css,html,svg,woff2}'], globIgnores: ['server/**'] },
          }),
        ]),
  ],
  css: { postcss: { plugins: [panda({ configPath: new URL('./panda.config.ts', import.meta.url).pathname })] } },
  build: isSsrBuild
    ? { ssr: 'server/main.ts', outDir: '../dist/server', target: 'node20', emptyOutDir: true, copyPublicDir: false }
    : { outDir: '../dist', emptyOutDir: true, manifest: true, target: 'es2022', modulePreload: { polyfill: false } },
  server: {
    proxy: Object.fromEntries(['/marco', '/account', '/order', '/images', '/config.json', '/healthz'].map((path) => [path, api])),
  },
  test: {
    root: '.',
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'tests/bench/**'],
    setupFiles: ['tests/support/strict-console.ts'],
    testTimeout: 30_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
}))
