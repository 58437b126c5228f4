import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { basename, join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { build } from 'vite'
import { benchArgs } from '../../.ci/browser-args.ts'
import { findOrInstallBrowser } from '../../.ci/find-browser.ts'

/** A page of headless Chromium that runs one bundled script and reads the files of a folder. */
export interface BundledPage {
  browser: Browser
  url: string
  close: () => Promise<void>
}

/** Bundles the script `entry` into the folder, and serves the folder with a page that runs it. */
export async function serveBundledPage(folder: string, entry: string): Promise<BundledPage> {
  await build({
    ...{ configFile: false, logLevel: 'error', root: process.cwd(), publicDir: false },
    build: { outDir: folder, emptyOutDir: false, lib: { entry, formats: ['es'], fileName: () => 'page.js' } },
  })
  const server = createServer(({ url = '' }, reply) => {
    // Clocks are exact only in a page that nothing foreign can look into.
    reply.setHeader('Cross-Origin-Opener-Policy', 'same-origin').setHeader('Cross-Origin-Embedder-Policy', 'require-corp')
    const name = basename(url)
    if (name === '')
      reply.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Bench</title><script type="module" src="/page.js"></script>')
    else if (!existsSync(join(folder, name))) reply.writeHead(404).end()
    else
      reply
        .setHeader('Content-Type', name.endsWith('.js') ? 'text/javascript' : 'application/octet-stream')
        .end(readFileSync(join(folder, name)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: benchArgs })
  return {
    browser,
    url: `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}/`,
    close: async () => {
      await browser.close()
      server.close()
    },
  }
}
