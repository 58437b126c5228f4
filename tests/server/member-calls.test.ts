import { describe, expect, test } from 'vitest'
import { type CallName, callNames, calls } from '#contract/calls.ts'
import { SESSION_IDLE_MS } from '#server/kernel/sessions.ts'
import { cartShop } from './cart/support/shop.ts'

const shop = await cartShop()

const members = callNames.filter((name) => calls[name].may === 'member')
const open = callNames.filter((name) => calls[name].may === 'anyone')
const refused = { status: 401, code: 401, error: 'sign-in-required', msg: 'Please login first.' }
/** Empty: a member's good token gets past the door with it, and then most calls say what is missing. */
const nothing = {}

/** Who asks, with the door's own status: of a call that answers, and of one that finds the input wrong, never 401. */
const status = async (name: CallName, token: string | null, tenant: string) => (await shop.say(name, nothing, { token, tenant })).status

describe('section 6: of EVERY call of the table that only members may make', () => {
  test.each(members)('%s refuses a guest, and no token is as good as a wrong one', async (name) => {
    const { token } = await shop.customer()
    for (const wrong of [null, '', 'x'.repeat(43), `${token}x`, token.toUpperCase(), "' or true --"]) {
      expect(await shop.say(name, nothing, { token: wrong })).toMatchObject(refused)
    }
  })

  test.each(members)('%s refuses an expired token', async (name) => {
    const { token } = await shop.customer()
    shop.clock.time += SESSION_IDLE_MS
    expect(await shop.say(name, nothing, { token })).toMatchObject(refused)
  })

  test.each(members)('%s refuses a token of another tenant, both ways', async (name) => {
    const [here, there] = [await shop.customer(), await shop.customer(shop.special.id)]
    expect(await shop.say(name, nothing, { token: here.token, tenant: shop.special.id })).toMatchObject(refused)
    expect(await shop.say(name, nothing, { token: there.token })).toMatchObject(refused)
  })

  test.each(members)('%s refuses a token that was signed out', async (name) => {
    const ada = await shop.customer()
    await ada.say('logout', {})
    expect(await shop.say(name, nothing, { token: ada.token })).toMatchObject(refused)
  })

  test.each(members)('%s lets a good token past the door, at its own tenant', async (name) => {
    for (const tenant of [shop.general, shop.special.id]) {
      const { token } = await shop.customer(tenant)
      expect([200, 400]).toContain(await status(name, token, tenant))
    }
  })
})

test.each(open)('%s is open to a guest', async (name) => {
  expect(await status(name, null, shop.general)).not.toBe(401)
})
