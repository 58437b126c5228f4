/** Conditions beside Panda's own. */
export const conditions = {
  /** A finger: no hover, coarse pointer. */
  touch: '@media (pointer: coarse)',
  /** A pointer that can rest on things. */
  hovers: '@media (hover: hover)',
  calm: '@media (prefers-reduced-motion: reduce)',
  chosen: '&:is([aria-selected=true], [aria-current]:not([aria-current=false]), [aria-pressed=true])',
}
