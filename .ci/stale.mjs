// Whether the build is missing or older than its sources. Plain JavaScript, because nothing is compiled yet when it is asked.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

export const built = 'dist/server/main.js'
const sources = ['src', 'sw', 'public', 'locales', 'package.json', 'package-lock.json', 'vite.config.ts', 'panda.config.ts', '.ci']

/** @param {string} path @returns {number} the newest change below a path, in ms */
const newest = (path) => {
  if (path.endsWith('styled-system')) return 0
  const here = statSync(path)
  if (!here.isDirectory()) return here.mtimeMs
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))))
}

export const isStale = () => {
  if (!existsSync(built)) return true
  const builtAt = statSync(built).mtimeMs
  return sources.some((path) => existsSync(path) && newest(path) > builtAt)
}
