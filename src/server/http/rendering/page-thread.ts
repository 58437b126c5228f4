import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { workerData } from 'node:worker_threads'
import * as v from 'valibot'
import type { PageRenderer } from '#contract/routes/rendered-page.ts'
import { readBuildScripts } from '#server/http/build-scripts.ts'
import { createPageMaker } from './page-maker.ts'
import { pageTemplate } from './page-template.ts'

/** The program of a thread that makes pages (page-pool.ts), with the renderer of the build in the folder that it is given. */
const dist = v.parse(v.string(), workerData)
const RendererModule = v.object({ render: v.custom<PageRenderer>((given) => typeof given === 'function') })
const { render } = v.parse(RendererModule, await import(pathToFileURL(join(dist, 'server/app.js')).href))

export const makePage = createPageMaker(pageTemplate(dist, readBuildScripts(dist)), render)

/** Returns when the renderer is loaded, as it is when this module has run. */
export const waitUntilLoaded = (): void => undefined
