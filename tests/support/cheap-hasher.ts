import { createHasher } from '#server/account/password-hash.ts'

/**
 * The least that argon2 takes, a hundredth of the shop's own. What a hash costs in the shop is proved in
 * tests/server/account/password-hash.test.ts.
 */
export const cheapHasher = createHasher({ memoryCost: 8, timeCost: 1, parallelism: 1 })
