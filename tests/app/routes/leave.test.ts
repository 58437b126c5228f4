import { describe, expect, test } from 'vitest'
import { allowedOutsideHref, resolveDestination } from '#app/routes/leave.ts'

const here = 'https://shop.example/prod/m/ST-1'

describe('section 5: external and blocked destinations; section 8: they are refused', () => {
  test('an address of this shop stays inside', () => {
    expect(resolveDestination('/login?code=401#x', here)).toEqual({ type: 'inside', href: '/login?code=401#x' })
  })

  test('a path that would come out as another host is refused', () => {
    for (const to of ['/.//elsewhere.example', '/x/..//elsewhere.example'])
      expect(resolveDestination(to, here)).toEqual({ type: 'refused', why: 'unreadable' })
  })

  test('an external address without the allow flag is refused', () => {
    expect(resolveDestination('https://elsewhere.example/', here)).toEqual({ type: 'refused', why: 'external' })
  })

  test('an external address with the allow flag is followed', () => {
    expect(resolveDestination('https://elsewhere.example/a', here, { allowExternal: true })).toEqual({
      type: 'outside',
      href: 'https://elsewhere.example/a',
    })
  })

  test.each([
    '//elsewhere.example/x',
    '\\\\elsewhere.example',
    'https:elsewhere.example',
    'https://shop.example@elsewhere.example/',
    'https://shop.example.elsewhere.example/',
  ])('%s is external however it is spelt', (to) => {
    const where = resolveDestination(to, 'http://shop.example/', {})
    expect(where).toEqual({ type: 'refused', why: 'external' })
  })

  test.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'blob:https://shop.example/1',
    'file:///etc/passwd',
    'vbscript:x',
  ])('the blocked protocol of %j is refused even with the allow flag', (to) => {
    expect(resolveDestination(to, here, { allowExternal: true })).toEqual({ type: 'refused', why: 'blocked-protocol' })
    expect(allowedOutsideHref(to, here)).toBeNull()
  })

  test("a tenant's chat link by mail is followed", () => {
    expect(allowedOutsideHref('mailto:counter@shop.example?subject=A%20part', here)).toBe('mailto:counter@shop.example?subject=A%20part')
  })

  test('what is no address is refused', () => {
    expect(resolveDestination('https://', here)).toEqual({ type: 'refused', why: 'unreadable' })
  })
})
