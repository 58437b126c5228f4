import { I18nProvider } from '@lingui/react'
import { Suspense } from 'react'
import { css, cx } from '#styled/css'
import { pageWidth } from '#styled/recipes'
import { MAIN_ID } from './hooks/use-arrival.ts'
import { i18n } from './i18n/language.ts'
import { RouteSwitch } from './routes/RouteSwitch.tsx'
import { Header } from './shell/Header.tsx'
import { SkipLink } from './shell/SkipLink.tsx'
import { TabBar } from './shell/TabBar.tsx'
import { lazyComponent } from './hooks/lazy-component.ts'

const AfterPaint = lazyComponent(
  () => import('./shell/lazy/AfterPaint.tsx'),
  (piece) => piece.default,
)

/** The house: header, one screen, footer, and what floats over them. */
export const App = () => (
  <I18nProvider i18n={i18n}>
    <SkipLink />
    <Header />
    <main id={MAIN_ID} tabIndex={-1} className={cx(pageWidth(), tall)}>
      <RouteSwitch />
    </main>
    <TabBar />
    <Suspense>
      <AfterPaint />
    </Suspense>
  </I18nProvider>
)

/** The footer begins below the window, so that nothing in sight moves when a screen fills itself. */
const tall = css({ minHeight: 'window' })
