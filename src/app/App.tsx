import { I18nProvider } from '@lingui/react'
import { Suspense } from 'react'
import { i18n } from './i18n/language.ts'
import { RouteSwitch } from './routes/RouteSwitch.tsx'
import { Header } from './shell/Header.tsx'
import { SkipLink } from './shell/SkipLink.tsx'
import { TabBar } from './shell/TabBar.tsx'
import { lazyComponent } from './hooks/lazy/lazy-component.ts'

const AfterPaint = lazyComponent(
  () => import('./shell/lazy/AfterPaint.tsx'),
  (piece) => piece.default,
)

/** The house: header, one screen, footer, and what floats over them. */
export const App = () => (
  <I18nProvider i18n={i18n}>
    <SkipLink />
    <Header />
    <RouteSwitch />
    <TabBar />
    <Suspense>
      <AfterPaint />
    </Suspense>
  </I18nProvider>
)
