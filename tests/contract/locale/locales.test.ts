import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { detectLocale, localeAfterNavigation, localeAtStart, textDirectionOf } from '#contract/locale/detect.ts'
import { type Locales, localePath, locales, localesOf, readLocalePath } from '#contract/locale/locales.ts'
import { localeRouteName } from '#contract/locale/route-name.ts'

/** A shop of several languages, of all kinds. */
const several: Locales = {
  all: [
    { code: 'en-US', iso: 'en-US' },
    { code: 'de', iso: 'de-DE' },
    { code: 'ar', iso: 'ar', dir: 'rtl' },
    { code: 'fr', iso: 'fr-FR', domain: 'fr.shop.test' },
  ],
  default: 'en-US',
  fallback: 'fr',
  strategy: 'prefix_except_default',
}
const unprefixed: Locales = { ...several, strategy: 'no_prefix' }
/** A shop of one language. */
const alone = localesOf({ codes: [] })
const nothing = { cookie: null, languages: [] }

describe('section 9: the locale table', () => {
  test('the default is en-US, and the strategy prefix_except_default', () => {
    expect([locales.default, locales.strategy]).toEqual(['en-US', 'prefix_except_default'])
  })

  test('every language of the table has its sentences, and the other way round', () => {
    const { lingui } = JSON.parse(readFileSync('package.json', 'utf8'))
    expect(locales.all.map(({ code }) => code)).toEqual(lingui.locales)
    expect(lingui.sourceLocale).toBe(locales.default)
  })

  test('a language is a folder of words and a row', () => {
    const folders = readdirSync('locales', { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect(folders.map(({ name }) => name).sort()).toEqual(locales.all.map(({ code }) => code).sort())
    for (const { name } of folders) expect(readdirSync(`locales/${name}`).sort()).toEqual(['app.po', 'server.po'])
  })

  test('section 3: the direction of a locale is ltr by default', () => {
    expect(several.all.map(textDirectionOf)).toEqual(['ltr', 'ltr', 'rtl', 'ltr'])
  })
})

describe('a tenant chooses among the languages', () => {
  const codes = (choice: Parameters<typeof localesOf>[0]) => localesOf(choice, several).all.map(({ code }) => code)

  test('it has all that there are unless it says otherwise', () => {
    expect(localesOf(undefined, several)).toEqual(several)
    expect(codes({})).toEqual(['en-US', 'de', 'ar', 'fr'])
  })

  test('of its own only those that there are, and its default always', () => {
    expect(codes({ codes: ['de', 'tlh'] })).toEqual(['en-US', 'de'])
    expect(codes({ codes: ['ar'], default: 'de' })).toEqual(['de', 'ar'])
    expect(localesOf({ codes: ['ar'], default: 'de' }, several).default).toBe('de')
    expect(localesOf({ default: 'tlh' }, several).default).toBe('en-US')
  })

  test('and whether their addresses bear them', () => {
    expect([localesOf({ strategy: 'no_prefix' }, several).strategy, localesOf({}, several).strategy]).toEqual([
      'no_prefix',
      'prefix_except_default',
    ])
  })
})

describe('section 4: the language is detected from the cookie, then the browser, then the fallback, then the default', () => {
  test.each([
    ['the cookie comes first', { cookie: 'ar', languages: ['de', 'fr'] }, 'ar'],
    ['a cookie of a language that there is not counts as none', { cookie: 'tlh', languages: ['de'] }, 'de'],
    ['the browser’s languages in their order', { cookie: null, languages: ['ja', 'de', 'fr'] }, 'de'],
    ['the very language before another of the same tongue', { cookie: null, languages: ['de-DE'] }, 'de'],
    ['another country’s form of it', { cookie: null, languages: ['de-AT', 'en-US'] }, 'de'],
    ['in any case of letters', { cookie: null, languages: ['EN-us'] }, 'en-US'],
    ['then the fallback', { cookie: null, languages: ['ja'] }, 'fr'],
  ])('%s', (_, wishes, locale) => expect(detectLocale(wishes, several)).toBe(locale))

  test('without a fallback, or with one that there is not, the default', () => {
    expect(detectLocale(nothing, { ...several, fallback: null })).toBe('en-US')
    expect(detectLocale(nothing, { ...several, fallback: 'tlh' })).toBe('en-US')
  })

  test('with one language it is that one, whatever the device wants', () => {
    expect(detectLocale({ cookie: 'de', languages: ['ar', 'fr'] }, alone)).toBe('en-US')
  })
})

describe('section 4: detection redirects only from the root path', () => {
  const german = { cookie: null, languages: ['de'] }

  test('from the root, with its query, to the start page of the language', () => {
    expect(localeAtStart({ pathname: '/', search: '?utm=1' }, german, several)).toEqual({ locale: 'de', redirectTo: '/de?utm=1' })
  })

  test.each(['/prod/m/ST-1', '/login', '/index', '//', '/ar', '/ar/login'])('not from %s: there the address decides', (pathname) => {
    const { locale, redirectTo } = localeAtStart({ pathname, search: '' }, german, several)
    expect(redirectTo).toBeNull()
    expect(locale).toBe(pathname.startsWith('/ar') ? 'ar' : 'en-US')
  })

  test('nobody is sent from the root to where they are', () => {
    expect(localeAtStart({ pathname: '/', search: '' }, { cookie: 'en-US', languages: ['de'] }, several)).toEqual({
      locale: 'en-US',
      redirectTo: null,
    })
    expect(localeAtStart({ pathname: '/', search: '' }, german, alone)).toEqual({ locale: 'en-US', redirectTo: null })
  })

  test('nor who comes from a page of the shop: a link has said the language', () => {
    expect(localeAtStart({ pathname: '/', search: '' }, { ...german, cameFromShop: true }, several)).toEqual({
      locale: 'en-US',
      redirectTo: null,
    })
  })

  test('without prefixes the device decides everywhere, and nobody is sent anywhere', () => {
    for (const pathname of ['/', '/login'])
      expect(localeAtStart({ pathname, search: '' }, german, unprefixed)).toEqual({ locale: 'de', redirectTo: null })
  })
})

test('section 4: without prefixes the language stays on navigation', () => {
  expect(localeAfterNavigation('/login', 'de', unprefixed)).toBe('de')
})

describe('section 9: strategy prefix_except_default', () => {
  test.each([
    ['/prod/m/ST-1', 'en-US', '/prod/m/ST-1'],
    ['/prod/m/ST-1', 'de', '/de/prod/m/ST-1'],
    ['/', 'de', '/de'],
    ['/', 'en-US', '/'],
    ['/prod/all/12%2F24?pageNo=2#top', 'ar', '/ar/prod/all/12%2F24?pageNo=2#top'],
  ])('%s in %s is %s, and reads back', (path, locale, address) => {
    expect(localePath(path, locale, several)).toBe(address)
    const [pathname = ''] = address.split(/[?#]/)
    expect(readLocalePath(pathname, several)).toEqual({ locale, path: path.split(/[?#]/)[0] })
  })

  test.each(['/en-US/login', '/dee/login', '/DE/login', '/login/de'])('%s has no prefix of a language', (pathname) => {
    expect(readLocalePath(pathname, several)).toEqual({ locale: 'en-US', path: pathname })
  })

  test.each([
    ['/login/', 'de', '/de/login'],
    ['/login/?a=/', 'en-US', '/login?a=/'],
    ['//', 'en-US', '/'],
    ['/de/', 'en-US', '/de'],
  ])('no trailing slash: %s in %s is %s', (path, locale, address) => expect(localePath(path, locale, several)).toBe(address))

  test('a route is named by its language, that of the default by that too; without prefixes by itself alone', () => {
    expect(['de', 'en-US'].map((locale) => localeRouteName('home', locale, several))).toEqual(['home___de', 'home___en-US___default'])
    expect(localeRouteName('home', 'de', localesOf({ default: 'de' }, several))).toBe('home___de___default')
    expect(localeRouteName('home', 'de', unprefixed)).toBe('home')
  })

  test('strategy no_prefix leaves every address as it is', () => {
    expect(localePath('/login', 'de', unprefixed)).toBe('/login')
    expect(readLocalePath('/de/login', unprefixed)).toEqual({ locale: 'en-US', path: '/de/login' })
  })

  test('with one language every address is its own', () => {
    for (const path of ['/', '/de/login', '/prod/m/ST-1']) {
      expect(readLocalePath(path, alone)).toEqual({ locale: 'en-US', path })
      expect(localePath(path, 'en-US', alone)).toBe(path)
    }
  })
})
