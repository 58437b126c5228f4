// `npm start`: builds when the build is missing or older than its sources, then runs the server in this very process.
// Plain JavaScript, because nothing is compiled yet when it begins.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const built = 'dist/server/main.js'
const sources = [
  'src',
  'sw',
  'public',
  'locales',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'panda.config.ts',
  '.ci/build.mjs',
]

/** @param {string} path @returns {number} the newest change below a path, in ms */
const newest = (path) => {
  if (path.endsWith('styled-system')) return 0
  const here = statSync(path)
  if (!here.isDirectory()) return here.mtimeMs
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))))
}

const isStale = () => {
  if (!existsSync(built)) return true
  const builtAt = statSync(built).mtimeMs
  return sources.some((path) => existsSync(path) && newest(path) > builtAt)
}

if (isStale()) {
  process.stdout.write('The build is missing or older than its sources: building.\n')
  const done = spawnSync(process.execPath, ['.ci/build.mjs'], { stdio: 'inherit' })
  if (done.status !== 0) process.exit(done.status ?? 1)
}

process.env.NODE_ENV ??= 'production'
await import(pathToFileURL(built).href)
