import { expect, test } from 'vitest'
import { htmlToSingleLine, htmlToText } from '#server/import/files/html-text.ts'

test.each([
  ['<h2>Built to last</h2><p>One &amp; two.<br>Three</p><ul><li>a</li><li>b</li></ul>', 'Built to last\n\nOne & two.\nThree\n\n- a\n- b'],
  ['<ol><li>first</li><li>then</li></ol>', '1. first\n2. then'],
  ['<table><tr><th>Teeth</th><td>9</td></tr><tr><th>Turns</th><td>left</td></tr></table>', 'Teeth 9\nTurns left'],
  ['12&nbsp;V', '12 V'],
  ['<p>a</p>\n\n\n<p></p><p>b</p>', 'a\n\nb'],
])('%s becomes text', (html, text) => expect(htmlToText(html)).toBe(text))

test.each([
  '<script>alert(1)</script>Starter',
  '<img src=x onerror="alert(1)">Starter',
  '<style>p{color:red}</style><iframe srcdoc="<script>1</script>"></iframe>Starter',
  '<a href="javascript:alert(1)">Starter</a>',
  '<svg onload=alert(1)><text>x</text></svg><p onclick="x()">Starter</p><!-- <script>1</script> -->',
  '<form action="https://evil.test"><input value="x"></form>Starter',
])('of %s only the words stay', (html) => expect(htmlToText(html)).toBe('Starter'))

test.each(['5 < 6 and 7 > 3', 'Bosch & Söhne', '**bold**', 'AT&T 12 V', 'two\nlines', 'a <b and c> d', '<p is below q>'])(
  'what is no HTML stays as it is: %s',
  (text) => expect(htmlToText(text)).toBe(text),
)

test('tags that nest without end do not break it', () => {
  expect(() => htmlToText(`${'<div>'.repeat(20_000)}deep`)).not.toThrow()
})

test('a name is one line without marks', () => {
  expect(htmlToSingleLine('Starter <b>12 V</b>\n 9 teeth')).toBe('Starter 12 V 9 teeth')
  expect(htmlToSingleLine('Starter * 2_a')).toBe('Starter * 2_a')
})

test('signs that are no tag stay beside those that are', () => {
  expect(htmlToText('<p>a <b and c> d</p>')).toBe('a <b and c> d')
  expect(htmlToText('a <b and c> &lt;5 mm')).toBe('a <b and c> <5 mm')
  expect(htmlToText('<p>a <b>c</b> d</p><hr noshade><input disabled>e')).not.toMatch(/[<>]/)
  expect(htmlToText('<script async>alert(1)</script><script async defer>alert(2)</script>Starter')).toBe('Starter')
})

test('a tag that is written in entities is words that somebody wants to be seen', () => {
  expect(htmlToText('<p>Write &lt;b&gt; for bold</p>')).toBe('Write <b> for bold')
})

test('a text that is longer than any that is kept is not cut: whoever checks its length refuses it', () => {
  const long = `<p>${'word '.repeat(250_000)}</p>`
  expect(htmlToText(long)).toBe(long)
})
