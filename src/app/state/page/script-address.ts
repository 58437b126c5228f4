import { TRUSTED_TYPES_POLICY } from '#contract/config.ts'

declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy }
  }
}

interface ScriptUrlPolicy {
  createScriptURL: (url: string) => string
}

/** Rules that only accept a path on our own host. Two slashes at its beginning would name another host. */
const scriptUrlRules: ScriptUrlPolicy = {
  createScriptURL(url) {
    if (!/^\/[^/\\]/.test(url)) throw new TypeError(`${url} is no script of this shop.`)
    return url
  },
}

let scriptUrlPolicy: ScriptUrlPolicy | undefined

/**
 * Returns the URL of a script in the form that browsers with Trusted Types require: created by the policy that the server allows. A page
 * can create that policy only once.
 */
export function trustedScriptUrl(address: string): string {
  scriptUrlPolicy ??= window.trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, scriptUrlRules) ?? scriptUrlRules
  return scriptUrlPolicy.createScriptURL(address)
}
