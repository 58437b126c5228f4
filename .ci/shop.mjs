// `npm run shop`: an operator's command. From the build, which begins in a third of the time, unless that is missing or older than its
// sources: then from those, so that a command never waits for a build.
import { isStale } from './stale.mjs'

if (isStale()) {
  const { register } = await import('tsx/esm/api')
  register()
  await import('../src/server/cli.ts')
} else await import('../dist/server/cli.js')
