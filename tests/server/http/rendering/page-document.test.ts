import { expect, test } from 'vitest'
import type { Id } from '#contract/kernel/primitives.ts'
import type { InitialPageData } from '#contract/routes/rendered-page.ts'
import type { PageContent } from '#server/http/rendering/page-content.ts'
import { pageDocument } from '#server/http/rendering/page-document.ts'
import { bareTemplate, splitTemplate } from '#server/http/rendering/page-template.ts'
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
const config = tenantConfig({ id: 't' as Id, hosts: [], is_default: true, name: 'Shop', branding, catalogue_version: 1, time_zone: 'UTC' })

const documentOf = (title: string, description: string, html: string, data: Partial<InitialPageData> = {}) => {
  const { replies = [], ...rest } = data
  const content: Omit<PageContent, 'replies'> = { status: 200, description, canonicalPath: '/x', jsonLd: [{ name: title }] }
  return pageDocument(content, {
    template: splitTemplate(bareTemplate.html),
    styles: ':root{}',
    rendered: { title, html, isComplete: true, needsWholeSheet: false },
    data: { address: '/x', config, asOf: new Date(0).toISOString(), ...rest },
    repliesJson: JSON.stringify(replies),
    origin: 'http://x.example',
    shareVersion: 'v1',
    locale: 'en-US',
  }).toString()
}

test('whatever a part is called, its page stays whole', () => {
  const evil = '</script><script>alert(1)</script><!-- " \' & </title>'
  const replies: InitialPageData['replies'] = [{ call: 'productDetail', input: {}, result: evil }]
  const html = documentOf(evil, evil, '', { config: { ...config, name: evil }, replies })
  expect(html).not.toContain('<script>alert')
  expect(html.match(/<\/script>/g)).toHaveLength(2)
  expect(html.match(/<\/title>/g)).toHaveLength(1)
  const data = /id="first-data">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  expect(JSON.parse(data).replies[0].result).toBe(evil)
})

test('a dollar sign in the data is no pattern for the template', () => {
  const html = documentOf('$& $1 $$', '', "<main>$'</main>")
  expect(html).toContain('<title>$&amp; $1 $$ · Shop</title>')
  expect(html).toContain('<div id="app" data-first-page><main>$\'</main></div>')
})
