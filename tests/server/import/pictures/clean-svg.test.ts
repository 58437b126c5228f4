import { describe, expect, test } from 'vitest'
import { cleanSvg } from '#server/import/pictures/clean-svg.ts'
import { RefusedPicture } from '#server/import/pictures/refused-picture.ts'

const svg = (inside: string, attributes = '') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 80 60" ${attributes}>${inside}</svg>`
const SHAPE = '<rect id="kept" width="80" height="60" fill="#123456"></rect>'

/** What must not be found in what is left, whatever it is written like. */
const attacks: Record<string, string> = {
  'a script': '<script>alert(1)</script>',
  'a script in another namespace': '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>',
  'a script by reference': '<script xlink:href="https://evil.example/a.js"/>',
  'HTML inside': '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="https://evil.example"/></body></foreignObject>',
  'an event handler': '<rect width="9" height="9" onload="alert(1)" OnClick="alert(1)"/>',
  'a link that runs': '<a xlink:href="javascript:alert(1)"><rect width="9" height="9"/></a>',
  'an external picture': '<image href="https://evil.example/t.png" width="9" height="9"/>',
  'an embedded picture': '<image href="data:image/png;base64,AAAA" width="9" height="9"/>',
  'an external use': '<use href="https://evil.example/a.svg#x"/>',
  'a use of data': '<use xlink:href="data:image/svg+xml;base64,AAAA"/>',
  'a fill from elsewhere': '<rect width="9" height="9" fill="url(https://evil.example/a.svg#x)"/>',
  'a style from elsewhere': '<rect width="9" height="9" style="fill:url(&quot;https://evil.example/a&quot;)"/>',
  'a style with an escape': '<rect width="9" height="9" style="fill:u\\72l(https://evil.example/a)"/>',
  'a style with a comment': '<rect width="9" height="9" style="fill:ur/**/l(https://evil.example/a)"/>',
  'a sheet that imports': '<style>@import "https://evil.example/a.css";</style>',
  'a sheet with a font': '<style>@font-face{font-family:x;src:url(https://evil.example/f)}</style>',
  'a sheet with a background': '<style>rect{background:url( https://evil.example/b )}</style>',
  'a sheet that ends itself': '<style><![CDATA[rect{fill:red}</style><script>alert(1)</script>]]></style>',
  'an animation that sets a link':
    '<set attributeName="href" to="javascript:alert(1)"/><animate attributeName="onload" values="alert(1)"/>',
  'a filter that loads': '<filter id="f"><feImage href="https://evil.example/a"/></filter>',
  metadata: '<metadata><rdf:RDF xmlns:rdf="http://x">evil.example made this</rdf:RDF></metadata>',
  'an editor’s notes':
    '<sodipodi:namedview xmlns:sodipodi="http://s" evil.example="1"/><g inkscape:label="evil.example" xmlns:inkscape="http://i"/>',
  'a comment and an instruction': '<!-- evil.example --><?xml-stylesheet href="https://evil.example/a.css"?>',
}

test.each(Object.entries(attacks))('%s is left out, and the rest stays', (_, attack) => {
  const clean = cleanSvg(svg(attack + SHAPE)).svg
  expect(clean).toContain('id="kept"')
  expect(clean).not.toMatch(
    /script|evil|alert|foreign|iframe|javascript|data:|import|font-face|onload|onclick|<image|<\?|<!|inkscape|sodipodi/i,
  )
})

/** Ten that repeat ten of the next. */
const bomb = (repeat: (id: string) => string) =>
  [...Array.from({ length: 10 }, (_, at) => `<g id="g${at}">${repeat(`g${at + 1}`).repeat(10)}</g>`), `<g id="g10">${SHAPE}</g>`].join('')

test.each<[string, string, RegExp]>([
  [
    'entities',
    '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>&b;</text></svg>',
    /entities/,
  ],
  [
    'an external entity',
    '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>&a;</text></svg>',
    /entities/,
  ],
  ['an entity that nobody declares', svg('<text>&what;</text>'), /broken/],
  ['pieces that repeat pieces', svg(bomb((id) => `<use href="#${id}"/>`)), /repeats/],
  ['fills that repeat fills', svg(bomb((id) => `<rect width="9" height="9" fill="url(#${id})"/>`)), /repeats/],
  ['a piece that repeats itself', svg('<g id="a"><use href="#a"/></g><use href="#a"/>'), /repeats/],
  ['too deep', svg('<g>'.repeat(200) + '</g>'.repeat(200)), /deep/],
  ['cut off', svg(SHAPE).slice(0, -20), /broken/],
  ['no size', '<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>', /size/],
  ['another root', '<html xmlns="http://www.w3.org/1999/xhtml"><svg xmlns="http://www.w3.org/2000/svg"/></html>', /no SVG/],
])('%s is refused with what to do', (_, text, why) => {
  expect(() => cleanSvg(text)).toThrow(RefusedPicture)
  expect(() => cleanSvg(text)).toThrow(why)
})

describe('what is seen', () => {
  test('stays: gradients, cuts, repeated pieces, classes, texts', () => {
    const drawing =
      '<defs><linearGradient id="l"><stop offset="0" stop-color="red"/></linearGradient><clipPath id="c"><circle r="9"/></clipPath></defs>' +
      '<style>.a{fill:url(#l);stroke:#000}</style><g id="p" class="a" clip-path="url(#c)"><path d="M0 0h9"/></g><use xlink:href="#p"/><text>5 &lt; 6 &amp; 7</text>'
    const clean = cleanSvg(svg(drawing)).svg
    for (const kept of [
      '<linearGradient id="l">',
      'clip-path="url(&#35;c)"',
      'href="#p"',
      '.a{fill:url(#l);stroke:#000}',
      'd="M0 0h9"',
      '5 &lt; 6 &amp; 7',
    ])
      expect(clean.replaceAll('&#35;', '#')).toContain(kept.replaceAll('&#35;', '#'))
  })

  test('is as large as the widest picture, in its own shape, whatever units it has', () => {
    expect(cleanSvg(svg(SHAPE, 'width="10mm" height="9mm"'))).toMatchObject({ width: 1600, height: 1200 })
    expect(cleanSvg(`<svg xmlns="http://www.w3.org/2000/svg" width="2in" height="96pt">${SHAPE}</svg>`)).toMatchObject({
      width: 1600,
      height: 1067,
    })
    expect(cleanSvg(`<svg xmlns="http://www.w3.org/2000/svg" width="2in" height="96pt">${SHAPE}</svg>`).svg).toContain(
      'viewBox="0 0 192 128"',
    )
  })

  test('is the same when it is cleaned again', () => {
    const once = cleanSvg(svg(`<style>.a{fill:red}</style><text>a &amp; b</text>${SHAPE}`)).svg
    expect(cleanSvg(once).svg).toBe(once)
  })
})
