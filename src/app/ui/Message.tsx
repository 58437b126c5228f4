import type { ReactNode } from 'react'
import { tenant } from '#app/config.ts'
import { message } from '#styled/recipes'
import { Link } from './Link.tsx'
import { telephone } from './telephone.ts'

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

const look = message()

/** A state in words, once for the whole shop: empty, not found, failed, not on this device. */
export const Message = ({ head, title, as: Title = 'p', lead, role, children }: MessageProps) => (
  <div className={look.root} role={role}>
    {head}
    {title === undefined ? null : <Title className={look.title}>{title}</Title>}
    {lead === undefined ? null : <p className={look.lead}>{lead}</p>}
    {children}
  </div>
)

/** A list of links in a message, side by side. */
export const Ways = ({ children }: { children: ReactNode }) => <ul className={look.ways}>{children}</ul>

/** A link in that list. */
export const Way = ({ to, children }: { to: string; children: ReactNode }) => (
  <li>
    <Link to={to} className={look.way}>
      {children}
    </Link>
  </li>
)

/** The telephone number and e-mail address of the shop in that list; the shop may lack either. */
export function ContactWays() {
  const { phone, email } = tenant()
  const ways = [
    { to: telephone(phone), words: phone },
    { to: `mailto:${email}`, words: email },
  ]
  return ways.map(({ to, words }) =>
    words === '' ? null : (
      <li key={to}>
        <a href={to} className={look.way}>
          {words}
        </a>
      </li>
    ),
  )
}
