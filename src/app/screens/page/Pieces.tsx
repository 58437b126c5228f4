import type { ReactNode } from 'react'
import { currentTenant } from '#app/config.ts'
import { pageAddress } from '#app/hooks/navigation.ts'
import { resolveDestination } from '#app/routes/leave.ts'
import { Disclosure } from '#app/ui/Disclosure.tsx'
import { Link } from '#app/ui/Link.tsx'
import { imageUrl } from '#contract/config.ts'
import type { ContentElement, ContentPiece } from '#contract/pages/content.ts'
import { css } from '#styled/css'
import { LivePart } from './LivePart.tsx'

/** Shows the nodes of a content page's text. Only the types of elements in this file are shown. */
export const Pieces = ({ of }: { of: readonly ContentPiece[] | undefined }): ReactNode =>
  of?.map((piece, at) => (typeof piece === 'string' ? piece : <Element key={String(at)} of={piece} />))

/** Types of elements that become HTML elements of the same name, with children. */
const plainElementTags = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'code', 'blockquote'] as const

function Element({ of }: { of: ContentElement }): ReactNode {
  const Tag = plainElementTags.find((tag) => tag === of.type)
  if (Tag !== undefined)
    return (
      <Tag>
        <Pieces of={of.in} />
      </Tag>
    )
  switch (of.type) {
    case 'a':
      return <ContentLink to={of.to ?? ''}>{<Pieces of={of.in} />}</ContentLink>
    case 'fold':
      return (
        <Disclosure title={of.of}>
          <Pieces of={of.in} />
        </Disclosure>
      )
    case 'live':
      return <LivePart name={of.of ?? ''} />
    case 'img':
      return (
        <img
          src={imageUrl(currentTenant().imageBaseUrl, (of.to ?? '').replace(/^\/images(?=\/)/, ''))}
          alt={of.of ?? ''}
          loading="lazy"
          className={blockSpacingClass}
        />
      )
    case 'pre':
      return (
        <pre className={scrollableClass}>
          <Pieces of={of.in} />
        </pre>
      )
    case 'br':
      return <br />
    case 'hr':
      return <hr className={blockSpacingClass} />
    default:
      return null
  }
}

/** A link in a content page's text. If its target is not allowed, only the text is shown (section 5 of the specification). */
function ContentLink({ to, children }: { to: string; children: ReactNode }) {
  const where = resolveDestination(to, pageAddress(), { allowExternal: true })
  if (where.type === 'refused') return children
  if (where.type === 'inside') return <Link to={where.href}>{children}</Link>
  const isSite = where.href.startsWith('https:')
  return (
    <a href={where.href} {...(isSite ? { target: '_blank', rel: 'noopener' } : {})}>
      {children}
    </a>
  )
}

const blockSpacingClass = css({ marginTop: '4' })
const scrollableClass = css({ overflowX: 'auto', marginTop: '2' })
