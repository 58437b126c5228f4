import type { ReactNode } from 'react'
import { currentTenant } from '#app/config.ts'
import { message } from '#styled/recipes'
import { Link } from './Link.tsx'
import { telephoneHref } from './telephone.ts'

export interface MessageProps {
  /** The content above the title, or in its place. */
  head?: ReactNode
  /** The title: one sentence that says what state the content is in. */
  title?: ReactNode
  /** `h1`: the title is the heading of the page. */
  as?: 'p' | 'h1'
  /** The explanation below the title, in a muted colour. */
  lead?: ReactNode
  role?: 'status' | 'alert'
  /** Further sentences, buttons and links. */
  children?: ReactNode
}

const messageClasses = message()

/** Whether the server has drawn a message in place of the page's content. False on the server. Asked before hydration only. */
export const isMessageDrawn = (): boolean => typeof document === 'object' && document.querySelector('main [data-message]') !== null

/** A message in place of content, in the same form in the whole shop: empty, not found, failed, not on this device. */
export const Message = ({ head, title, as: Title = 'p', lead, role, children }: MessageProps) => (
  <div className={messageClasses.root} role={role} data-message>
    {head}
    {title === undefined ? null : <Title className={messageClasses.title}>{title}</Title>}
    {lead === undefined ? null : <p className={messageClasses.lead}>{lead}</p>}
    {children}
  </div>
)

/** A list of links in a message, side by side. */
export const MessageLinkList = ({ children }: { children: ReactNode }) => <ul className={messageClasses.ways}>{children}</ul>

/** A link in a message's list of links. */
export const MessageLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <li>
    <Link to={to} className={messageClasses.way}>
      {children}
    </Link>
  </li>
)

/** The shop's telephone number and e-mail address as links in a message's list of links; the shop may lack either. */
export function ContactLinks() {
  const { phone, email } = currentTenant()
  const ways = [
    { to: telephoneHref(phone), words: phone },
    { to: `mailto:${email}`, words: email },
  ]
  return ways.map(({ to, words }) =>
    words === '' ? null : (
      <li key={to}>
        <a href={to} className={messageClasses.way}>
          {words}
        </a>
      </li>
    ),
  )
}
