import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { launchArgs } from './shop.ts'
import type { Complaints } from './test.ts'

/** A browser with a profile on disk: it can be closed and started again, and then knows only what it stored. */
export interface OwnBrowser {
  start: () => Promise<Page>
  /** Ends every process of it: a cold start comes next. */
  stop: () => Promise<void>
  close: () => Promise<void>
}

export function ownBrowser(complaints: Pick<Complaints, 'watch'>, viewport: { width: number; height: number }): OwnBrowser {
  const folder = mkdtemp(join(tmpdir(), 'armature-profile-'))
  let context: BrowserContext | null = null
  const stop = async () => {
    await context?.close()
    context = null
  }
  return {
    async start() {
      await stop()
      const executablePath = process.env['CHROMIUM_PATH']
      context = await chromium.launchPersistentContext(await folder, {
        ...(executablePath === undefined ? {} : { executablePath }),
        args: [...launchArgs],
        viewport,
        locale: 'en-US',
        timezoneId: 'UTC',
        reducedMotion: 'reduce',
      })
      complaints.watch(context)
      return context.pages()[0] ?? (await context.newPage())
    },
    stop,
    async close() {
      await stop()
      await rm(await folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
