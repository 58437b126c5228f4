import { PackError } from './pack-reasons.ts'

/** The algorithm that signs pack lists. */
export const SIGNING = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
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
    const publicKey = await crypto.subtle.importKey('raw', bytesOf(key), SIGNING, false, ['verify'])
    return await crypto.subtle.verify(SIGNING, publicKey, bytesOf(signature), new TextEncoder().encode(text))
  } catch {
    return false
  }
}
