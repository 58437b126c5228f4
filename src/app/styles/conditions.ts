/** Our conditions for styles, in addition to Panda's. */
export const conditions = {
  /** The device is used by touch: no hover, coarse pointer. */
  touch: '@media (pointer: coarse)',
  /** The device has a pointer that can hover. */
  hovers: '@media (hover: hover)',
  /** A phone at 200 % zoom. */
  tiny: '@media (max-width: 299px)',
  /** A phone too narrow for columns of text beside figures. */
  small: '@media (max-width: 351px)',
  /** A phone in landscape, or a strongly zoomed window: too low for sticky bars. */
  low: '@media (max-height: 480px)',
  /** A window that is high enough for sticky bars. */
  high: '@media (min-height: 481px)',
  chosen: '&:is([aria-selected=true], [aria-current]:not([aria-current=false]), [aria-pressed=true])',
}
