import { I18nProvider } from '@lingui/react'
import { wrap } from '#styled/recipes'
import { MAIN_ID } from './hooks/use-arrival.ts'
import { i18n } from './i18n/language.ts'
import { RouteSwitch } from './routes/RouteSwitch.tsx'
import { Footer } from './shell/Footer.tsx'
import { Header } from './shell/Header.tsx'
import { Overlays } from './shell/Overlays.tsx'
import { SkipLink } from './shell/SkipLink.tsx'
import { StatusLine } from './shell/StatusLine.tsx'
import { TabBar } from './shell/TabBar.tsx'

/** The house: header, one screen, footer, and what floats over them. */
export const App = () => (
  <I18nProvider i18n={i18n}>
    <SkipLink />
    <Header />
    <main id={MAIN_ID} tabIndex={-1} className={wrap()}>
      <RouteSwitch />
    </main>
    <Footer />
    <TabBar />
    <StatusLine />
    <Overlays />
  </I18nProvider>
)
