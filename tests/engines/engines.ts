import { findOrInstallBrowser } from '../../.ci/find-browser.ts'
import { chromium } from './chromium.ts'
import type { Start } from './driver.ts'
import { firefox } from './firefox.ts'
import { havePackages } from './packages.ts'
import { webkit } from './webkit.ts'

/** Each engine by its name on the command line. What it needs is found or installed when it is asked for. */
export const engines: Readonly<Record<string, () => Start>> = {
  chromium: () => chromium(findOrInstallBrowser()),
  firefox() {
    havePackages(['firefox-esr'])
    return firefox('/usr/bin/firefox-esr')
  },
  webkit() {
    havePackages(['webkit2gtk-driver', 'xvfb', 'gjs', 'gir1.2-webkit2-4.1'])
    return webkit
  },
}
