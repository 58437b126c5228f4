import { Trans, useLingui } from '@lingui/react/macro'
import { useHydrated } from '#app/hooks/use-hydrated.ts'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { needsScriptClass } from '#app/ui/needs-script.ts'
import { homeLoads } from '#contract/loads/home-loads.ts'
import { css, cx } from '#styled/css'
import { button, slider } from '#styled/recipes'
import { Banner } from './Banner.tsx'
import { useBannerSlider } from './use-slider.ts'

/**
 * The shop's banners, one at a time. They can be swiped, have arrows and dots, and advance automatically. The user can stop this; it also
 * pauses while a pointer, a finger or the focus is on the banners.
 */
export function BannerSlider() {
  const { t } = useLingui()
  const shown = useLoadedQuery(homeLoads.banners)
  const banners = shown.status === 'ready' ? shown.value : []
  const { at, track, goTo, hold, release, stopped, stop, start } = useBannerSlider(banners.length)
  // Before any script runs, all banners can be swiped to and clicked.
  const hydrated = useHydrated()
  const look = slider()
  if (shown.status === 'failed' || (shown.status === 'ready' && banners.length === 0)) return null
  return (
    <section
      className={look.root}
      aria-roledescription={t`carousel`}
      aria-label={t`From the shop`}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      {/* The buttons come before the banners in the document, so that keyboard users reach them before the moving content. */}
      {banners.length > 1 ? (
        <button
          type="button"
          className={cx(button({ tone: 'plain', size: 'icon' }), stopButtonClass, needsScriptClass)}
          onClick={stopped ? start : stop}
        >
          <Icon name={stopped ? 'play' : 'pause'} />
          <span className={besideIconClass}>{stopped ? <Trans>Start the banners</Trans> : <Trans>Stop the banners</Trans>}</span>
        </button>
      ) : null}
      <ul className={look.track} ref={track}>
        {banners.map((banner, index) => (
          <li
            key={banner.id}
            className={look.slide}
            aria-roledescription={t`slide`}
            aria-label={t`${index + 1} of ${banners.length}`}
            inert={hydrated && index !== at}
          >
            <Banner banner={banner} isLoadedEagerly={index === 0} />
          </li>
        ))}
      </ul>
      {banners.length > 1 ? (
        <div className={cx(look.tools, needsScriptClass)}>
          <button
            type="button"
            className={button({ tone: 'plain', size: 'icon' })}
            aria-label={t`Previous banner`}
            onClick={() => goTo(at - 1)}
          >
            <Icon name="chevron-left" />
          </button>
          {banners.map((banner, index) => (
            <button
              key={banner.id}
              type="button"
              data-dot
              className={look.dot}
              aria-label={banner.title}
              aria-current={index === at ? 'true' : undefined}
              onClick={() => goTo(index)}
            />
          ))}
          <button
            type="button"
            className={button({ tone: 'plain', size: 'icon' })}
            aria-label={t`Next banner`}
            onClick={() => goTo(at + 1)}
          >
            <Icon name="chevron-right" />
          </button>
        </div>
      ) : null}
    </section>
  )
}

/** The button that stops the banners. It is hidden with reduced motion, because then they do not advance automatically. */
const stopButtonClass = css({
  position: 'absolute',
  bottom: '0',
  right: '0',
  zIndex: 'raised',
  minHeight: 'touch',
  minWidth: 'touch',
  paddingInline: { lg: '3' },
  _motionReduce: { display: 'none' },
})
/** The button's text, beside its icon if there is space. */
const besideIconClass = css({ lgDown: { srOnly: true } })
