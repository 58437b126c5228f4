import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import type { BrowserPushSubscription } from '#contract/push/push-calls.ts'

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/'

/** A browser with a push subscription: it alone can read what is sent there (RFC 8291, RFC 8188). */
export function pushBrowser() {
  const own = createECDH('prime256v1')
  own.generateKeys()
  const auth = randomBytes(16)
  const subscription: BrowserPushSubscription = {
    endpoint: ENDPOINT + randomBytes(16).toString('hex'),
    keys: { p256dh: own.getPublicKey().toString('base64url'), auth: auth.toString('base64url') },
  }
  function read(body: Buffer): unknown {
    const [salt, keyLength] = [body.subarray(0, 16), body[20] ?? 0]
    const theirs = body.subarray(21, 21 + keyLength)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), theirs])
    const secret = Buffer.from(hkdfSync('sha256', own.computeSecret(theirs), auth, info, 32))
    const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16))
    const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12))
    const sealed = body.subarray(21 + keyLength)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(sealed.subarray(-16))
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString())
  }
  return { subscription, read }
}

/** What a push service reads in `Authorization` (RFC 8292): the claims, once the signature is that of the key beside it. */
export function vapidClaims(authorization: string): { key: string; claims: { aud: string; sub: string; exp: number } } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  if (
    !verify('sha256', Buffer.from(`${head}.${claims}`), { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))
  )
    throw new Error('The VAPID signature is wrong.')
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) }
}
