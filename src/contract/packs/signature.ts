import { PackError } from './pack-reasons.ts'

/** How lists of packs are signed. */
export const SIGNING = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}

/**
 * Whether the owner of a public key signed this text. Key and signature that are none at all signed nothing. Rejects with PackError
 * `insecure` where the browser cannot tell.
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
