import * as v from 'valibot'

const Hex = v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{2}){1,64}$/))
const Count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(0xffff_ffff))

/** What a captcha is good for. */
export const CaptchaPurpose = v.picklist(['register', 'sign-in'], /*i18n*/ 'Ask for a captcha to register or to sign in.')
export type CaptchaPurpose = v.InferOutput<typeof CaptchaPurpose>

/**
 * A sum that costs a device about a second and the shop nothing to check, as the ALTCHA libraries (version 2) write it: find the number that, with the nonce, derives a key
 * which begins with the prefix.
 */
export const WorkChallenge = v.object({
  parameters: v.object({
    algorithm: v.literal('PBKDF2/SHA-256'),
    cost: Count,
    keyLength: v.pipe(Count, v.maxValue(64)),
    keyPrefix: Hex,
    keySignature: Hex,
    nonce: Hex,
    salt: Hex,
  }),
  signature: Hex,
})
export type WorkChallenge = v.InferOutput<typeof WorkChallenge>

/** A challenge with its solution. */
export const ProofOfWork = v.object({
  challenge: WorkChallenge,
  solution: v.object({ counter: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffff_ffff)), derivedKey: Hex }),
})
export type ProofOfWork = v.InferOutput<typeof ProofOfWork>
