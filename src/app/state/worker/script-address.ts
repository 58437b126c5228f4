import { TRUSTED_TYPES_POLICY } from '#contract/config.ts'

declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy }
  }
}

interface Policy {
  createScriptURL: (url: string) => string
}

/** Paths on our own host, and nobody else's: two slashes would begin with another host. */
const rules: Policy = {
  createScriptURL(url) {
    if (!/^\/[^/\\]/.test(url)) throw new TypeError(`${url} is no script of this shop.`)
    return url
  },
}

let policy: Policy | undefined

/**
 * Where Trusted Types are enforced, an address of a script must come from the one policy that the server allows, and a page makes that
 * once.
 */
export function scriptAddress(address: string): string {
  policy ??= window.trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, rules) ?? rules
  return policy.createScriptURL(address)
}
