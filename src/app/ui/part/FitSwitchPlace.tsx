import { addFitPlace } from '#app/hooks/fit-places.ts'
import { css } from '#styled/css'

/** The place of the switch "Only what fits" above a list (shell/lazy/vehicle/FitSwitch.tsx). Its space is reserved if a vehicle is chosen. */
export const FitSwitchPlace = () => <div ref={addFitPlace} data-fit-switch="" className={placeClass} />

const placeClass = css({ minHeight: 'touch', ':root:not([data-vehicle]) &': { display: 'none' } })
