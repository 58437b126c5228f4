/** Conditions beside Panda's own. */
export const conditions = {
  /** A finger: no hover, coarse pointer. */
  touch: '@media (pointer: coarse)',
  /** A pointer that can rest on things. */
  hovers: '@media (hover: hover)',
  /** A phone at a zoom of 200 %: no word may stand in the way of another line. */
  tiny: '@media (max-width: 299px)',
  /** A phone too narrow for columns of words beside figures. */
  small: '@media (max-width: 351px)',
  /** A lying phone, or a strong zoom: too low for bars that stay. */
  low: '@media (max-height: 480px)',
  /** High enough for bars that stay. */
  high: '@media (min-height: 481px)',
  chosen: '&:is([aria-selected=true], [aria-current]:not([aria-current=false]), [aria-pressed=true])',
}
