import { PackError } from './pack-error-reasons.ts'

/** The algorithm that signs pack lists. */
export const SIGNING_ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const

function decodeBase64Url(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}

/**
 * Whether the owner of a public key signed a text; false for a malformed key or signature. Rejects with PackError `insecure` if the browser
 * cannot verify signatures.
 */
export async function isSignedBy(key: string, signature: string, text: string): Promise<boolean> {
  if (globalThis.crypto?.subtle === undefined) throw new PackError('insecure')
  try {
    const publicKey = await crypto.subtle.importKey('raw', decodeBase64Url(key), SIGNING_ALGORITHM, false, ['verify'])
    return await crypto.subtle.verify(SIGNING_ALGORITHM, publicKey, decodeBase64Url(signature), new TextEncoder().encode(text))
  } catch {
    return false
  }
}
