import { describe, expect, test } from 'vitest'
import { sendCall } from '#data/call.ts'
import { portTo } from '../support/port.ts'
import { envelopeReply } from '../support/reply.ts'

describe('what goes out', () => {
  const heard = async (token: string | null, headers?: Record<string, string>) => {
    let request = new Request('http://shop.test')
    const port = portTo(
      (asked) => {
        request = asked
        return envelopeReply({ result: [] })
      },
      { token: async () => token },
    )
    await sendCall(port, 'applicationList', {}, headers === undefined ? {} : { headers })
    return request
  }

  test('section 7: every call carries the tenant, and the token in Cookies and in X-Access-Token', async () => {
    const request = await heard('t-1')
    expect(request.headers.get('X-Tenant-Id')).toBe('volt')
    expect(request.headers.get('X-Access-Token')).toBe('t-1')
    expect(request.headers.get('Cookies')).toBe('token=t-1')
  })

  test('section 7: a guest has no token headers, but a tenant', async () => {
    const request = await heard(null)
    expect(request.headers.has('X-Access-Token')).toBe(false)
    expect(request.headers.has('Cookies')).toBe(false)
    expect(request.headers.get('X-Tenant-Id')).toBe('volt')
  })

  test('section 7: every request is JSON by default, or what the caller says', async () => {
    expect((await heard(null)).headers.get('Content-Type')).toBe('application/json')
    expect((await heard(null, { 'Content-Type': 'text/csv' })).headers.get('Content-Type')).toBe('text/csv')
  })

  test('section 7: every request goes to the configured public base URL', async () => {
    expect(new URL((await heard(null)).url).origin).toBe('http://shop.test')
  })

  test('section 7: caller headers override these', async () => {
    const request = await heard('t-1', { 'X-Access-Token': 'mine', 'X-Tenant-Id': 'harbor' })
    expect(request.headers.get('X-Access-Token')).toBe('mine')
    expect(request.headers.get('X-Tenant-Id')).toBe('harbor')
    expect(request.headers.get('Cookies')).toBe('token=t-1')
  })

  test('section 7: a GET carries only the parameters that are not empty, sorted', async () => {
    let url = ''
    const port = portTo((request) => {
      url = request.url
      return envelopeReply({
        result: { records: [], total: 0, size: 20, current: 1, pages: 0, facets: [], categories: [], meant: 'number' },
      })
    })
    await sendCall(port, 'aggregationSearch', { searchStr: '104210-4610', pageNo: 2, voltage: '12|24', groupName: '' })
    expect(url).toBe('http://shop.test/marco/api/v1/product/aggregation/search?pageNo=2&searchStr=104210-4610&voltage=12%7C24')
  })

  test('a call that changes something is a JSON body with a key against doing it twice', async () => {
    let request = new Request('http://shop.test')
    const port = portTo((asked) => {
      request = asked
      return envelopeReply({ result: { saved: true } })
    })
    await sendCall(port, 'searchRecord', { searchStr: 'd7e44' })
    expect(request.method).toBe('POST')
    expect(request.headers.get('content-type')).toBe('application/json')
    expect(request.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(await request.json()).toEqual({ searchStr: 'd7e44' })
  })
})
