import { allowedOutsideHref } from '#app/routes/leave.ts'
import { Link } from '#app/ui/Link.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import type { Advertisement } from '#contract/catalogue/catalogue.ts'
import { slider } from '#styled/recipes'

interface BannerProps {
  banner: Advertisement
  /** Whether the banner is visible at first, so that its picture loads at once. */
  isLoadedEagerly: boolean
}

/** One banner: picture, title, text, one link. A banner whose target is not allowed has no link. */
export function Banner({ banner, isLoadedEagerly }: BannerProps) {
  const look = slider()
  const inside = (
    <>
      <span className={look.words}>
        <span className={look.title}>{banner.title}</span>
        <span className={look.text}>{banner.text}</span>
      </span>
      <span className={look.picture}>
        <Picture path={banner.imageUrl} alt="" width={320} height={160} eager={isLoadedEagerly} />
      </span>
    </>
  )
  if (banner.href.startsWith('/') && !banner.href.startsWith('//')) {
    return (
      <Link to={banner.href} className={look.banner} data-tone={banner.tone}>
        {inside}
      </Link>
    )
  }
  const outside = allowedOutsideHref(banner.href)
  return outside ? (
    <a href={outside} rel="noopener" className={look.banner} data-tone={banner.tone}>
      {inside}
    </a>
  ) : (
    <div className={look.banner} data-tone={banner.tone}>
      {inside}
    </div>
  )
}
