import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const onPath = (name: string): string | null => {
  const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
  return found.status === 0 ? found.stdout.trim() : null
}

const systemChromium = () =>
  ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'].map(onPath).find((path) => path !== null) ?? null

const playwrightsOwn = () => {
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : null
}

/**
 * The path of a Chromium to test with: `CHROMIUM_PATH`, a system one, Playwright's own. Null when there is none.
 */
export const browserPath = (): string | null => process.env['CHROMIUM_PATH'] ?? systemChromium() ?? playwrightsOwn()

/**
 * Finds a Chromium or installs one: Playwright's download, else Debian's package when root. Throws with one sentence on what to install.
 */
export function findOrInstallBrowser(): string {
  const found = browserPath()
  if (found) return found
  process.stdout.write('No Chromium found: trying to install one.\n')
  const download = spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 180_000 })
  if (download.status === 0) {
    const path = playwrightsOwn()
    if (path) return path
  }
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    execFileSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { env, stdio: 'ignore' })
    const path = systemChromium()
    if (path) return path
  }
  throw new Error(
    'The tests need a browser: install Chromium (for example `apt-get install chromium`) or say where one is with CHROMIUM_PATH.',
  )
}
