import { defineRecipe } from '@pandacss/dev'

const strokePattern = (every: string) => `repeating-linear-gradient(to right, token(colors.line.strong) 0 1px, transparent 1px ${every})`

/** A decoration like the scale of a ruler: a longer stroke at every fifth. */
export const scale = defineRecipe({
  className: 'scale',
  base: {
    height: '6px',
    borderBottom: 'edge',
    backgroundImage: `${strokePattern('40px')}, ${strokePattern('8px')}`,
    backgroundSize: '100% 100%, 100% 50%',
    backgroundPosition: '0 100%',
    backgroundRepeat: 'no-repeat',
  },
})
