import { I18nProvider } from '@lingui/react'
import { Suspense, useSyncExternalStore } from 'react'
import { lazyComponent } from './hooks/lazy/lazy-component.ts'
import { i18n } from './i18n/language.ts'
import { RouteSwitch } from './routes/RouteSwitch.tsx'
import { Header } from './shell/Header.tsx'
import { SkipLink } from './shell/SkipLink.tsx'
import { TabBar } from './shell/TabBar.tsx'

const DeferredShell = lazyComponent(
  () => import('./shell/lazy/AfterPaint.tsx'),
  (piece) => piece.default,
)

const subscribeToLocale = (changed: () => void) => i18n.on('change', changed)
const currentLocaleCode = () => i18n.locale

/** The app: header, one screen, footer, and overlays. A change of language re-renders everything and keeps all state. */
export function App() {
  useSyncExternalStore(subscribeToLocale, currentLocaleCode, currentLocaleCode)
  return (
    <I18nProvider i18n={i18n}>
      <SkipLink />
      <Header />
      <RouteSwitch />
      <TabBar />
      <Suspense>
        <DeferredShell />
      </Suspense>
    </I18nProvider>
  )
}
