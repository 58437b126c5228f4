import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import type { PageRenderer } from '#contract/routes/rendered-page.ts'

const RendererModule = v.object({ render: v.custom<PageRenderer>((given) => typeof given === 'function') })

/** Loads the server-side renderer of the build. Rejects if the renderer is missing, because every page would be empty. */
export async function loadRenderer(dist: string): Promise<PageRenderer> {
  const path = join(dist, 'server/app.js')
  if (!existsSync(path)) throw new Error(`The build in ${dist} lacks server/app.js, which renders the pages. Build it again: npm run build`)
  const loaded: unknown = await import(/* @vite-ignore */ pathToFileURL(path).href)
  return v.parse(RendererModule, loaded).render
}
