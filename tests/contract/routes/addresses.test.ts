import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { categoryHref, errorHref, href, matchRoute, routeNameAt, searchFormHref, searchHref } from '#contract/routes/addresses.ts'
import { routes } from '#contract/routes.ts'

const leadsTo = (path: string, query = '') => {
  const { name, params } = matchRoute(path, query)
  return { name, params }
}
const notFound = (message: string) => ({
  name: 'errorPage',
  params: { code: '404', message },
  status: 404,
  title: 'Page not found',
})

describe('sections 2, 5 and 8: which address leads where', () => {
  test('section 5: a slash in a search text survives, and the text comes back as it was typed', () => {
    const address = searchHref(' 12V / 110A & 50% ')
    expect(address).toBe('/prod/all/12V%20%2F%20110A%20%26%2050%25')
    expect(leadsTo(address)).toEqual({ name: 'searchResults', params: { searchstrs: '12V / 110A & 50%' } })
  })

  test.each([
    ['appid', '/prod/app/1'],
    ['mcode', '/prod/m/ST-1'],
    ['searchstrs', '/prod/all/starter'],
  ])('section 5: %s takes exactly one path segment', (_, path) => {
    expect(routeNameAt(path)).not.toBe('errorPage')
    for (const other of [`${path}/more`, path.replace(/[^/]+$/, ''), `${path}/`])
      expect(matchRoute(other, '').params).toEqual({ code: '404', message: `Page not found: ${other}` })
  })

  test.each([
    ['/', 'home'],
    ['/Error', 'errorPage'],
    ['/login', 'login'],
    ['/accountOrder', 'orders'],
    ['/accountProduct', 'boughtParts'],
    ['/address', 'address'],
    ['/completeOrder', 'completeOrder'],
    ['/order/orderInfo', 'orderInfo'],
    ['/orderPrint1', 'orderPrint'],
    ['/prod/all/starter', 'searchResults'],
    ['/prod/app/1', 'application'],
    ['/prod/appbrand/1-bmw/more', 'brand'],
    ['/prod/cat/c/1/101', 'category'],
    ['/prod/m/ST-1', 'part'],
    ['/prod/mail/forgotpassword', 'forgotPassword'],
    ['/prod/mail/verify-link', 'verifyLink'],
    ['/prod/mail/verify', 'verifyEmail'],
    ['/prod/model/m1/more', 'model'],
    ['/prod/s/sale/more', 'mode'],
    ['/profile', 'profile'],
    ['/shoppingCart', 'cart'],
    ['/shoppingCheckout', 'checkout'],
    ['/shoppingOrderDetail', 'orderDetail'],
  ])('section 2: the route %s is there', (path, name) => expect(routeNameAt(path)).toBe(name))

  test.each([
    '/member/accountDashboard',
    '/member/marcoRewards',
    '/member/yourGift',
    '/marketing/giftsMall/7',
    '/marketing/gift/7',
    '/marketing/lottery',
    '/marketing/promotion',
    '/marketing/poster',
    '/collect',
    '/viewHistory',
    '/apparel',
    '/download',
  ])('section 2: the route %s has its row and is no 404, built or not', (path) => {
    const [name] = Object.entries(routes).find(([, row]) => new RegExp(`^${row.path.replace(/:[a-z]+/, '[^/]+')}$`).test(path)) ?? []
    expect(matchRoute(path, '')).toMatchObject({ name, status: 200, title: routes[routeNameAt(path)].title })
  })

  test('section 5: searchstrs is one segment, and any text survives in it, slashes included', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (searchstrs) => {
        const address = href('searchResults', { searchstrs })
        expect(address.split('/')).toHaveLength(4)
        // A browser would take a segment of dots away, so such a text has a blank behind it.
        expect(decodeURIComponent(address.slice('/prod/all/'.length)).trimEnd()).toBe(searchstrs.trimEnd())
        expect(routeNameAt(address)).toBe('searchResults')
      }),
    )
  })

  test('what does not stand in the path stands in the query', () => {
    expect(href('orderDetail', { id: 'CW-1' })).toBe('/shoppingOrderDetail?id=CW-1')
    expect(href('errorPage', { code: '404' })).toBe('/Error?code=404')
    expect(href('errorPage')).toBe('/Error')
  })

  test('section 5: a search text takes exactly one segment', () => {
    expect(matchRoute('/prod/all/12V/110A', '').params).toEqual({ code: '404', message: 'Page not found: /prod/all/12V/110A' })
  })

  test('section 2: a category may span several segments', () => {
    expect(leadsTo(categoryHref({ id: '301', backParentId: '3' }))).toEqual({
      name: 'category',
      params: { catgrp: { id: '301', parentId: '3' } },
    })
  })

  test('a part is found by its code', () => {
    expect(matchRoute(href('part', { mcode: 'ST-666316' }), '')).toEqual({
      name: 'part',
      params: { mcode: 'ST-666316' },
      status: 200,
      title: 'Part',
    })
  })

  test.each([
    ['/prod/m/st%20666', 'Page Not Found: /prod/m/st 666'],
    ['/prod/cat/c/3/301', 'Page Not Found: /prod/cat/c/3/301'],
    ['/prod/s/unheard-of', 'Page Not Found: /prod/s/unheard-of'],
    ['/marketing/page/No_Body', 'Page Not Found: /marketing/page/No_Body'],
    [`/prod/all/${'x'.repeat(1001)}`, `Page Not Found: /prod/all/${'x'.repeat(1001)}`],
    ['/prod/all/%00', 'Page Not Found: /prod/all/\u0000'],
  ])('section 8: parameters of %s fail, so it is 404 Page Not Found', (path, message) => {
    expect(matchRoute(path, '')).toEqual(notFound(message))
  })

  test.each(['/nowhere', '/no/where', '/prod', '/prod/all', '/prod/m/A/B', '/prod/m/A/', '/home', '/index'])(
    'section 8: %s matches no route, so it is 404 Page not found',
    (path) => {
      expect(matchRoute(path, '')).toEqual(notFound(`Page not found: ${path}`))
    },
  )

  test('a badly encoded address is a 404 and no crash', () => {
    expect(matchRoute('/prod/all/%E0%A4%A', '').params).toEqual({ code: '404', message: 'Page not found: /prod/all/%E0%A4%A' })
  })

  test('the error page knows that it is an order which was not found', () => {
    const about = (call: string) => new URLSearchParams(errorHref(404, 'No.', call).split('?')[1])
    expect(about('/marco/order/detail').get('about')).toBe('order')
    expect(about('/marco/product/detail').has('about')).toBe(false)
    expect(matchRoute('/Error', `?${about('/marco/order/detail')}`).params).toEqual({ code: '404', message: 'No.', about: 'order' })
  })

  test('section 2: the error page takes code and message from the query', () => {
    const [path = '', query = ''] = errorHref(404, 'The shop does not have this.').split('?')
    expect(leadsTo(path, `?${query}`)).toEqual({ name: 'errorPage', params: { code: '404', message: 'The shop does not have this.' } })
  })

  test('section 2: an order is named in the query, by its id or its number', () => {
    expect(leadsTo('/shoppingOrderDetail', '?id=CW-100042')).toEqual({ name: 'orderDetail', params: { id: 'CW-100042' } })
    expect(leadsTo('/order/orderInfo', '?id=7f0c')).toEqual({ name: 'orderInfo', params: { id: '7f0c' } })
  })

  test.each(['', '?id=', '?id=a%20b', '?order=7f0c', `?id=${'x'.repeat(65)}`])(
    'section 8: /shoppingOrderDetail%s names no order, so it is 404 Page Not Found',
    (query) => {
      expect(matchRoute('/shoppingOrderDetail', query)).toEqual(notFound('Page Not Found: /shoppingOrderDetail'))
    },
  )

  test('which screen to fetch is known from the pathname alone', () => {
    expect(routeNameAt('/order/orderInfo')).toBe('orderInfo')
    expect(routeNameAt('/nowhere')).toBe('errorPage')
  })

  test('the error page without a query stands all the same', () => {
    expect(matchRoute('/Error', '').params).toEqual({ code: '', message: '' })
  })
})

test.each(['.', '..'])('section 5: a search for “%s” has an address that nothing shortens', (text) => {
  const address = searchHref(text)
  // As a browser, a router, a server and a service worker read it.
  const { pathname } = new URL(address, 'https://shop.example')
  expect(pathname).toBe(address)
  expect(matchRoute(pathname, '')).toMatchObject({ name: 'searchResults', params: { searchstrs: text }, status: 200 })
  expect(new URL(`/de${address}`, 'https://shop.example').pathname).toBe(`/de${address}`)
})

test.each(['\u200b', '\u202e\u2060 '])('a sent search box with nothing to be seen (%j) leads home', (text) => {
  expect(searchFormHref({ pathname: '/search', search: `?text=${encodeURIComponent(text)}` })).toBe('/')
})
