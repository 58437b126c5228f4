import type { ReactNode } from 'react'
import { currentTenant } from '#app/config.ts'
import { pageUrl } from '#app/hooks/navigation.ts'
import { resolveDestination } from '#app/routes/leave.ts'
import { Disclosure } from '#app/ui/Disclosure.tsx'
import { Link } from '#app/ui/Link.tsx'
import { imageUrl } from '#contract/config.ts'
import type { ContentElement, ContentNode } from '#contract/pages/content.ts'
import { css } from '#styled/css'
import { DynamicBlock } from './DynamicBlock.tsx'

/** Shows the nodes of a content page's text. Only the types of elements in this file are shown. */
export const ContentNodes = ({ nodes }: { nodes: readonly ContentNode[] | undefined }): ReactNode =>
  nodes?.map((piece, at) => (typeof piece === 'string' ? piece : <ContentElementView key={String(at)} element={piece} />))

/** Types of elements that become HTML elements of the same name, with children. */
const plainElementTags = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'code', 'blockquote'] as const

function ContentElementView({ element }: { element: ContentElement }): ReactNode {
  const Tag = plainElementTags.find((tag) => tag === element.type)
  if (Tag !== undefined)
    return (
      <Tag>
        <ContentNodes nodes={element.in} />
      </Tag>
    )
  switch (element.type) {
    case 'a':
      return <ContentLink to={element.to ?? ''}>{<ContentNodes nodes={element.in} />}</ContentLink>
    case 'fold':
      return (
        <Disclosure title={element.of}>
          <ContentNodes nodes={element.in} />
        </Disclosure>
      )
    case 'live':
      return <DynamicBlock name={element.of ?? ''} />
    case 'img':
      return (
        <img
          src={imageUrl(currentTenant().imageBaseUrl, (element.to ?? '').replace(/^\/images(?=\/)/, ''))}
          alt={element.of ?? ''}
          loading="lazy"
          className={blockSpacingClass}
        />
      )
    case 'pre':
      return (
        <pre className={scrollableClass}>
          <ContentNodes nodes={element.in} />
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
  const where = resolveDestination(to, pageUrl(), { allowExternal: true })
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
