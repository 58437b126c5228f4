import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { navigateTo } from '#app/hooks/navigation.ts'
import { errorRedirects } from '#app/routes/ways.ts'
import { memoryStorage } from '../../support/memory-storage.ts'

vi.mock('#app/hooks/navigation.ts', () => ({
  navigateTo: vi.fn((to: string) => void Object.assign(location, { pathname: to.split('?')[0], search: `?${to.split('?')[1]}` })),
}))

beforeEach(() => {
  vi.mocked(navigateTo).mockClear()
  vi.stubGlobal('localStorage', memoryStorage({ token: 'dead' }))
})
afterEach(() => vi.unstubAllGlobals())

test('two calls that are told at once to sign in lead to one sign-in, and the way back is to the page and not to the sign-in', () => {
  vi.stubGlobal('location', { pathname: '/shoppingCheckout', search: '?step=review', hash: '' })
  errorRedirects.redirectToSignIn()
  errorRedirects.redirectToSignIn()
  expect(navigateTo).toHaveBeenCalledExactlyOnceWith(
    '/login?code=401&redirect=%2FshoppingCheckout%3Fstep%3Dreview&message=Please+login+first.',
    {
      replace: true,
    },
  )
  expect(localStorage.getItem('token')).toBeNull()
})

test('section 8: body code 404 goes to /Error showing code and msg', () => {
  vi.stubGlobal('location', { pathname: '/prod/m/A-1', search: '' })
  errorRedirects.toErrorPage(404, 'No part A-1.')
  expect(navigateTo).toHaveBeenCalledExactlyOnceWith('/Error?code=404&message=No+part+A-1.', { replace: true })
})
