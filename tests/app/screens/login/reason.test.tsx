import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { RouteSwitch } from '#app/routes/RouteSwitch.tsx'
import { session } from '#app/state/session/session.ts'
import { routeNames, routes } from '#contract/routes.ts'
import { draw, openShop, standsAt, words } from '../../../support/shell.tsx'

beforeEach(() => {
  session.current = { type: 'guest' }
})

async function wanting(path: string): Promise<string> {
  await openShop(path)
  draw(<RouteSwitch />)
  await screen.findByRole('heading', { level: 1 })
  return words(screen.getByRole('main'))
}

describe('the sign-in says in words what for, while the address stays as the guard makes it (section 6)', () => {
  const members = routeNames.filter((name) => routes[name].visibleTo === 'member')

  test.each(members)('%s: neither code nor path on the screen', async (name) => {
    const { path } = routes[name]
    const said = await wanting(`${path}?id=7`)
    expect(standsAt()).toBe(`/login?${new URLSearchParams({ code: '401', redirect: `${path}?id=7`, message: 'Please login first.' })}`)
    expect(said).toMatch(/Please login first\. ?Sign in to [a-z ]+\./)
    expect(said).not.toContain('401')
    expect(said).not.toContain(path)
  })

  test.each([
    ['/accountOrder?status=open', 'Sign in to see your orders.'],
    ['/orderPrint1?id=7', 'Sign in to print your order.'],
    ['/no/such/page', 'You come back right after.'],
  ])('%s: %s', async (path, sentence) => expect(await wanting(path)).toContain(sentence))
})
