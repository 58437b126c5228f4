import { useEffect } from 'react'
import { tenant } from '#app/config.ts'

/** Names the page in the window's title, before the shop's name. Null leaves the route's own title. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = `${title} · ${tenant().name}`
  }, [title])
}
