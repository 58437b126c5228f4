import { TRUSTED_TYPES_POLICY } from '#contract/config.ts'

declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy }
  }
}

interface Policy {
  createScriptURL: (url: string) => string
}

/** Rules that only accept a path on our own host. Two slashes at its beginning would name another host. */
const rules: Policy = {
  createScriptURL(url) {
    if (!/^\/[^/\\]/.test(url)) throw new TypeError(`${url} is no script of this shop.`)
    return url
  },
}

let policy: Policy | undefined

/**
 * Returns the URL of a script in the form that browsers with Trusted Types require: created by the policy that the server allows. A page
 * can create that policy only once.
 */
export function scriptAddress(address: string): string {
  policy ??= window.trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, rules) ?? rules
  return policy.createScriptURL(address)
}
