import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The peer, and its own ways to its two databases. No dependency of the shop: it weighs 170 MB and is measured seldom. */
const dependencies = { '@vendure/core': '3.7.3', 'better-sqlite3': '12.11.1', pg: '8.23.1' }

/**
 * Installs Vendure beside the shop's own packages, unless it is there, and returns its folder. Throws with what npm said when it cannot be
 * had, without a network for instance.
 */
export function installVendure(): string {
  const folder = join(import.meta.dirname, '../../../node_modules/.cache/vendure', dependencies['@vendure/core'])
  const whole = join(folder, 'installed')
  if (existsSync(whole)) return folder
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }))
  process.stdout.write(`Vendure ${dependencies['@vendure/core']} is installed once, which takes some minutes.\n`)
  const npm = spawnSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder, encoding: 'utf8' })
  if (npm.status !== 0) throw new Error(`Vendure could not be installed:\n${npm.stderr}${npm.error?.message ?? ''}`)
  writeFileSync(whole, '')
  return folder
}
