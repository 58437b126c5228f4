import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Submit } from '#app/ui/form/Submit.tsx'

const drawn = (told?: string | null) =>
  renderToStaticMarkup(
    <Submit busy={false} failure={null} {...(told === undefined ? {} : { told })}>
      Save
    </Submit>,
  )

test('what has been done is said right after the button, in a place that screen readers watch from the start', () => {
  expect(drawn(null)).toMatch(/Save<\/button><div role="status"[^>]*><\/div>/)
  expect(drawn('Saved.')).toMatch(/Save<\/button><div role="status"[^>]*>.*Saved\./)
})

test('a form that says it elsewhere has no such place', () => {
  expect(drawn()).not.toContain('role="status"')
})
