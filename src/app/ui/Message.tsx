import type { ReactNode } from 'react'
import { currentTenant } from '#app/config.ts'
import { message } from '#styled/recipes'
import { Link } from './Link.tsx'
import { telephoneHref } from './telephone.ts'

export interface MessageProps {
  /** Stands above the title, or in its place. */
  head?: ReactNode
  /** The state in one sentence. */
  title?: ReactNode
  /** `h1`: the title is the heading of the page. */
  as?: 'p' | 'h1'
  /** A muted explanation. */
  lead?: ReactNode
  role?: 'status' | 'alert'
  /** Further sentences, buttons and links. */
  children?: ReactNode
}

const messageClasses = message()

/** A state in words, once for the whole shop: empty, not found, failed, not on this device. */
export const Message = ({ head, title, as: Title = 'p', lead, role, children }: MessageProps) => (
  <div className={messageClasses.root} role={role}>
    {head}
    {title === undefined ? null : <Title className={messageClasses.title}>{title}</Title>}
    {lead === undefined ? null : <p className={messageClasses.lead}>{lead}</p>}
    {children}
  </div>
)

/** A list of links in a message, side by side. */
export const Ways = ({ children }: { children: ReactNode }) => <ul className={messageClasses.ways}>{children}</ul>

/** A link in that list. */
export const Way = ({ to, children }: { to: string; children: ReactNode }) => (
  <li>
    <Link to={to} className={messageClasses.way}>
      {children}
    </Link>
  </li>
)

/** The telephone number and e-mail address of the shop in that list; the shop may lack either. */
export function ContactWays() {
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
