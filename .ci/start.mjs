// `npm start`: builds when the build is missing or older than its sources, then runs the server in this very process.
// Plain JavaScript, because nothing is compiled yet when it begins.
import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { built, isStale } from './stale.mjs'

if (isStale()) {
  process.stdout.write('The build is missing or older than its sources: building.\n')
  const done = spawnSync(process.execPath, ['.ci/build.mjs'], { stdio: 'inherit' })
  if (done.status !== 0) process.exit(done.status ?? 1)
}

process.env.NODE_ENV ??= 'production'
await import(pathToFileURL(built).href)
