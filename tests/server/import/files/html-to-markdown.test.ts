import { expect, test } from 'vitest'
import { htmlToLine, htmlToMarkdown } from '#server/import/files/html-to-markdown.ts'

test.each([
  ['12 V * 9 teeth, M8_1', '12 V * 9 teeth, M8_1'],
  ['a < b & c', 'a < b & c'],
  ['one<br>two', 'one\ntwo'],
  ['<h2>Data</h2><p>12&nbsp;V &amp; <em>more</em></p>', '## Data\n\n12 V & *more*'],
  ['<ul><li>a</li><li>b</li></ul>', '- a\n- b'],
  ['<p>See <a href="https://x.example">here</a> <img src="x.png" alt="x"></p><script>alert(1)</script>', 'See here'],
  ['<table><tr><th>Teeth</th><td>9</td></tr><tr><th>Volt</th><td>12</td></tr></table>', 'Teeth 9\nVolt 12'],
])('%j is %j', (html, markdown) => {
  expect(htmlToMarkdown(html).replaceAll('\u00a0', ' ')).toBe(markdown)
})

test('a name is one line without marks', () => {
  expect(htmlToLine('Starter <b>12 V</b>\n 9 teeth')).toBe('Starter 12 V 9 teeth')
  expect(htmlToLine('Starter * 2_a')).toBe('Starter * 2_a')
})
