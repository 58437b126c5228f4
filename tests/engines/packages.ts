import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Debian's packages, and the programs that show that they are there. */
const needed: Record<string, string> = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
  gjs: '/usr/bin/gjs',
  'gir1.2-webkit2-4.1': '',
}

const isThere = (name: string): boolean => {
  const program = needed[name]
  return program ? existsSync(program) : spawnSync('dpkg', ['--status', name], { stdio: 'ignore' }).status === 0
}

/** Installs what an engine needs on a Debian where we are root; elsewhere throws with one sentence on what to install. */
export function havePackages(names: readonly string[]): void {
  const missing = names.filter((name) => !isThere(name))
  if (missing.length === 0) return
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error(`Install these Debian packages first: apt-get install ${missing.join(' ')}`)
  }
  process.stdout.write(`Installing ${missing.join(', ')}.\n`)
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'ignore' } as const
  execFileSync('apt-get', ['update', '-qq'], options)
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], options)
}
