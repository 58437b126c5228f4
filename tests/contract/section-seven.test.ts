import { expect, test } from 'vitest'
import { type CallName, calls } from '#contract/calls.ts'
import type { CallDefinition } from '#contract/kernel/call-definition.ts'

/**
 * Section 7 of the specification, line by line: method where it says one, path, and the names of what is sent. What it leaves open (`?`) is
 * decided in our table.
 */
const said = `
?      /marco/api/v1/category/list                              level,thin
?      /marco/api/v1/product/group
?      /marco/api/v1/product/groupAttributes
?      /marco/api/v1/product/detail                             mcode
?      /marco/api/v1/product/applicationItem                    mcode
?      /marco/api/v1/product/partsList                          mcode
?      /marco/api/v1/product/listByBackCategoryOrGroup
?      /marco/api/v1/product/backCategory/path                  id
?      /marco/api/v1/product/appInfo
?      /marco/api/v1/product/applicationList
?      /marco/api/v1/product/advertisement
?      /marco/api/v1/product/searchKeyword
?      /marco/api/v1/product/search                             searchStr
?      /marco/api/v1/product/modelGroupList
?      /marco/api/v1/product/getCategoryByApp
?      /marco/api/v1/product/modelList
?      /marco/api/v1/product/listCategoryByParts                backCategoryId,groupName
POST   /marco/api/v1/product/searchRecord                       searchStr
?      /marco/api/v1/product/aggregation/search
GET    /marco/api/v1/product/getPriceByQuantity                 mcode,quantity
?      /account/api/v1/queryPhoneAreaCode
?      /marco/auth/queryDiscoveryChannel
?      /marco/auth/randomImage/:key                             key
POST   /marco/auth/marcoAccountCreate
?      /marco/auth/marcoLogin
?      /marco/auth/sendEmailVerifyCode                          email                query
?      /marco/auth/verifyEmailCode                              email,verifyCode     query
?      /marco/auth/verifyEmailByLink                            generate             query
?      /marco/auth/sendForgetPasswordVerifyEmail                email                query
?      /marco/auth/verifyForgetPasswordEmailCode                                     body
?      /marco/auth/logout
GET    /order/api/v1/shoppingcart/list                          type
POST   /order/api/v1/shoppingcart/add
DELETE /order/api/v1/shoppingcart/deleteBatch                                        body
`
  .trim()
  .split('\n')
  .map((line) => {
    const [method = '', path = '', ...rest] = line.split(/\s+/)
    const way = rest.find((word) => word === 'query' || word === 'body')
    return { method, path, sends: rest.filter((word) => word !== way).flatMap((word) => word.split(',')), way }
  })

const named = (path: string): [CallName, CallDefinition] => {
  const found = Object.entries(calls).find(([, line]) => line.path === path)
  if (!found) throw new Error(`no call ${path}`)
  return found as [CallName, CallDefinition]
}

test.each(said)('section 7: $method $path', ({ method, path, sends, way }) => {
  const [name, line] = named(path)
  if (method !== '?') expect(line.method).toBe(method)
  const inQuery = line.method === 'GET' || line.sends === 'query'
  if (way !== undefined) expect(inQuery ? 'query' : 'body').toBe(way)
  const { input } = calls[name]
  const entries = 'entries' in input ? Object.keys(input.entries) : []
  expect(entries).toEqual(expect.arrayContaining(sends))
})

test('what changes an account by its query is asked by POST, so that no link, picture or preview can do it', () => {
  for (const { path, way } of said.filter(({ way }) => way === 'query')) expect([named(path)[1].method, way]).toEqual(['POST', 'query'])
})

test('every personal reply is made anew and kept by nobody', () => {
  for (const [name, line] of Object.entries<CallDefinition>(calls))
    if (line.may === 'member' || line.path.startsWith('/marco/auth/')) expect([name, line.fresh, line.cache]).toEqual([name, true, 'never'])
})
