import type { Messages } from '@lingui/core'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { i18n, startLanguage } from '#app/i18n/language.ts'
import { type LocaleEnvironment, startLocale } from '#app/i18n/locale.ts'
import { type Locales, localesOf } from '#contract/locale/locales.ts'

const several: Locales = {
  all: [
    { code: 'en-US', iso: 'en-US' },
    { code: 'de', iso: 'de-DE' },
    { code: 'ar', iso: 'ar', dir: 'rtl' },
  ],
  default: 'en-US',
  fallback: null,
  strategy: 'prefix_except_default',
}
const words: Record<string, Messages> = { 'en-US': {}, de: { Search: 'Suchen' }, ar: { Search: 'بحث' } }

let at: { pathname: string; search: string }
let page: LocaleEnvironment['pageDocument']
let cookies: string[]
const readdress = vi.fn((to: string) => {
  const [pathname = '', search = ''] = to.split('?')
  at = { pathname, search: search && `?${search}` }
})

beforeEach(() => {
  startLanguage()
  at = { pathname: '/', search: '' }
  cookies = []
  page = {
    get cookie() {
      return cookies.map((one) => one.split('; ')[0]).join('; ')
    },
    set cookie(text: string) {
      cookies.push(text)
    },
    documentElement: { lang: '', dir: '' },
  }
  readdress.mockClear()
})

const start = (more: Partial<LocaleEnvironment> = {}) =>
  startLocale({
    getLocation: () => at,
    languages: ['en-US'],
    pageDocument: page,
    isApiCrossOrigin: false,
    replaceUrl: readdress,
    locales: several,
    fetchMessages: async (locale) => words[locale] ?? null,
    ...more,
  })
const search = () => i18n._('Search')

test('section 9: the cookie i18n_redirected keeps the language 365 days, path /, SameSite lax, and is believed at the next start', async () => {
  await start({ languages: ['de'] })
  expect(cookies).toEqual(['i18n_redirected=de; Max-Age=31536000; Path=/; SameSite=Lax'])
  at = { pathname: '/', search: '' }
  readdress.mockClear()
  await start({ languages: ['ar'] })
  expect([i18n.locale, readdress.mock.calls]).toEqual(['de', [['/de']]])
})

test('section 9: with calls to another origin the cookie is SameSite none and secure', async () => {
  await start({ isApiCrossOrigin: true })
  expect(cookies).toEqual(['i18n_redirected=en-US; Max-Age=31536000; Path=/; SameSite=None; Secure'])
})

describe('section 4: language', () => {
  test('at the root path what the browser wants is shown, with its direction, and the address follows', async () => {
    await start({ languages: ['ar-EG', 'de'] })
    expect([i18n.locale, search(), page.documentElement]).toEqual(['ar', 'بحث', { lang: 'ar', dir: 'rtl' }])
    expect(readdress).toHaveBeenCalledExactlyOnceWith('/ar')
  })

  test('at the root path to which a link of the shop has led nothing is detected: the page is in the default language', async () => {
    await start({ languages: ['ar'], cameFromShop: true })
    expect([i18n.locale, readdress.mock.calls, cookies.length]).toEqual(['en-US', [], 1])
  })

  test('on any other path the address decides and nobody is redirected', async () => {
    at = { pathname: '/prod/m/ST-1', search: '' }
    await start({ languages: ['de'] })
    expect([i18n.locale, page.documentElement, readdress.mock.calls]).toEqual(['en-US', { lang: 'en-US', dir: 'ltr' }, []])
  })

  test('it changes on navigation', async () => {
    const { afterNavigation } = await start()
    at = { pathname: '/de/login', search: '' }
    await afterNavigation()
    expect([i18n.locale, search(), page.documentElement.lang]).toEqual(['de', 'Suchen', 'de-DE'])
    at = { pathname: '/login', search: '' }
    await afterNavigation()
    expect([i18n.locale, search()]).toEqual(['en-US', 'Search'])
  })

  test('it changes by an explicit switch, which keeps page and query and is remembered', async () => {
    at = { pathname: '/prod/all/x', search: '?pageNo=2' }
    const { switchTo } = await start()
    expect(await switchTo('de')).toBe(true)
    expect(readdress).toHaveBeenLastCalledWith('/de/prod/all/x?pageNo=2')
    expect(cookies.at(-1)).toContain('i18n_redirected=de;')
    expect(await switchTo('en-US')).toBe(true)
    expect(readdress).toHaveBeenLastCalledWith('/prod/all/x?pageNo=2')
    expect(i18n.locale).toBe('en-US')
  })

  test('a language whose sentences cannot be had changes nothing, and one that there is not neither', async () => {
    const { switchTo } = await start({ fetchMessages: async () => null })
    expect([await switchTo('de'), await switchTo('tlh')]).toEqual([false, false])
    expect([i18n.locale, page.documentElement.lang, readdress.mock.calls, cookies.length]).toEqual(['en-US', 'en-US', [], 1])
  })

  test('of two changes the newer is shown, also when the older comes late', async () => {
    let late: (messages: Messages) => void = () => undefined
    const load = (locale: string) =>
      locale === 'ar' ? new Promise<Messages>((come) => (late = come)) : Promise.resolve(words[locale] ?? null)
    const { switchTo } = await start({ fetchMessages: load })
    const slow = switchTo('ar')
    await switchTo('de')
    late(words['ar'] ?? {})
    expect([await slow, i18n.locale, search()]).toEqual([false, 'de', 'Suchen'])
  })

  test('a tenant of one language shows it and remembers it, and no address changes', async () => {
    await startLocale({
      getLocation: () => at,
      languages: ['de', 'ar'],
      pageDocument: page,
      isApiCrossOrigin: false,
      replaceUrl: readdress,
      locales: localesOf({ codes: [] }),
    })
    expect([i18n.locale, page.documentElement, readdress.mock.calls]).toEqual(['en-US', { lang: 'en-US', dir: 'ltr' }, []])
    expect(cookies).toEqual(['i18n_redirected=en-US; Max-Age=31536000; Path=/; SameSite=Lax'])
  })
})
