import { describe, expect, test } from 'vitest'
import { closeCookieNotice, cookieNotice, restoreCookieNotice } from '#app/state/page/cookie-notice.ts'
import { applyTheme, chooseTheme, restoreTheme, theme } from '#app/state/page/theme.ts'
import { currentToken, restoreSession, session } from '#app/state/session/session.ts'

function memory(held: Record<string, string> = {}) {
  return {
    getItem: (key: string) => held[key] ?? null,
    setItem: (key: string, value: string) => void Object.assign(held, { [key]: value }),
  }
}

describe('section 4: the session is restored from local storage', () => {
  test('token and user info make a member', async () => {
    await restoreSession(memory({ token: 't1', userInfo: '{"id":"u7","realname":"Dana","email":"dana@shop.test","more":1}' }))
    expect(session.current).toEqual({ type: 'member', token: 't1', userInfo: { id: 'u7', realname: 'Dana', email: 'dana@shop.test' } })
    expect(currentToken()).toBe('t1')
  })

  test.each(['{', '"x"', '{"name":1}', 'null'])(
    'signed in is decided by the token: user info %j only leaves the name out',
    async (userInfo) => {
      await restoreSession(memory({ token: 't1', userInfo }))
      expect(session.current).toEqual({ type: 'member', token: 't1', userInfo: null })
    },
  )

  test('without a token, whatever the user info, one is a guest', async () => {
    await restoreSession(memory({ token: '', userInfo: '{"realname":"Dana"}' }))
    expect(session.current).toEqual({ type: 'guest' })
    expect(currentToken()).toBeNull()
  })
})

describe('section 2: the cookie notice', () => {
  test('it is shown until its close icon was used, and that is remembered', () => {
    const storage = memory()
    restoreCookieNotice(storage)
    expect(cookieNotice.shown).toBe(true)
    closeCookieNotice(storage)
    expect(cookieNotice.shown).toBe(false)
    restoreCookieNotice(storage)
    expect(cookieNotice.shown).toBe(false)
  })
})

describe('the theme', () => {
  const root = () => {
    const attributes: Record<string, string> = {}
    return {
      attributes,
      setAttribute: (name: string, value: string) => void Object.assign(attributes, { [name]: value }),
      removeAttribute: (name: string) => void delete attributes[name],
    }
  }

  test('it follows the device until one is chosen, and the choice is remembered', () => {
    const storage = memory()
    const page = root()
    restoreTheme(storage)
    expect(theme.current).toBe('system')
    chooseTheme('dark', storage)
    applyTheme(page)
    expect(page.attributes).toEqual({ 'data-theme': 'dark' })
    theme.current = 'light'
    restoreTheme(storage)
    expect(theme.current).toBe('dark')
    chooseTheme('system', storage)
    applyTheme(page)
    expect(page.attributes).toEqual({})
  })

  test('an unknown stored theme counts as none', () => {
    restoreTheme(memory({ theme: 'pink' }))
    expect(theme.current).toBe('system')
  })
})
