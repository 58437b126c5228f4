/** Conditions in addition to Panda's. */
export const conditions = {
  /** Touch input: no hover, coarse pointer. */
  touch: '@media (pointer: coarse)',
  /** A pointer that can hover. */
  hovers: '@media (hover: hover)',
  /** A phone at 200 % zoom. */
  tiny: '@media (max-width: 299px)',
  /** A phone too narrow for columns of text beside figures. */
  small: '@media (max-width: 351px)',
  /** A phone in landscape, or strong zoom: too low for sticky bars. */
  low: '@media (max-height: 480px)',
  /** High enough for sticky bars. */
  high: '@media (min-height: 481px)',
  chosen: '&:is([aria-selected=true], [aria-current]:not([aria-current=false]), [aria-pressed=true])',
}
