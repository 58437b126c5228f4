import { expect, test } from 'vitest'
import type { Id } from '#contract/primitives.ts'
import { type PageContent, pageDocument } from '#server/http/page-document.ts'
import { tenantConfig } from '#server/kernel/tenants.ts'

const accent = { light: '#a03000', onLight: '#ffffff', dark: '#ff8050', onDark: '#000000' }
const branding = {
  tagline: 'Parts',
  accent,
  phone: '1',
  email: 'a@b.example',
  chatUrl: 'mailto:a@b.example',
  address: 'x',
  hours: 'x',
  socials: [],
  payments: [],
  legal: [],
}
const config = tenantConfig({ id: 't' as Id, hosts: [], is_default: true, name: 'Shop', branding, catalogue_version: 1 })

test('whatever a part is called, its page stays whole', async () => {
  const evil = '</script><script>alert(1)</script><!-- " \' & </title>'
  const content: PageContent = {
    status: 200,
    title: evil,
    description: evil,
    canonical: '/x',
    jsonLd: [{ name: evil }],
    replies: [{ call: 'productDetail', input: {}, result: evil }],
    body: '',
  }
  const html = pageDocument(content, {
    template: '<head><!--head--></head><div id="app"></div><!--first-data-->',
    config: { ...config, name: evil },
    origin: 'http://x.example',
    asOf: new Date(0),
  })
  expect(html).not.toContain('<script>alert')
  expect(html.match(/<\/script>/g)).toHaveLength(2)
  expect(html.match(/<\/title>/g)).toHaveLength(1)
  const data = /id="first-data">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  expect(JSON.parse(data).replies[0].result).toBe(evil)
})

test('a dollar sign in the data is no pattern for the template', async () => {
  const content: PageContent = {
    status: 200,
    title: '$& $1 $$',
    description: '',
    canonical: null,
    jsonLd: [],
    replies: [],
    body: "<main>$'</main>",
  }
  const html = pageDocument(content, {
    template: '<head><!--head--></head><div id="app"></div><!--first-data-->',
    config,
    origin: 'http://x.example',
    asOf: new Date(0),
  })
  expect(html).toContain('<title>$&amp; $1 $$</title>')
  expect(html).toContain('<div id="app"><main>$\'</main></div>')
})
