import { defineRecipe } from '@pandacss/dev'

/** The style of a button. `primary` is the main action, and at most one is visible. `quiet` has a border, `plain` has none. */
export const button = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: 'control',
    paddingInline: '4',
    borderWidth: 'hair',
    borderStyle: 'solid',
    borderColor: '[transparent]',
    borderRadius: 'md',
    fontWeight: 'bold',
    lineHeight: 'tight',
    textAlign: 'center',
    textDecoration: 'none',
    // Other elements never make a button narrower. Its text has several lines only if the button is wider than the page.
    flexShrink: '0',
    maxWidth: 'full',
    overflowWrap: 'anywhere',
    transitionProperty: 'background-color, border-color, transform',
    transitionDuration: 'quick',
    _active: { transform: 'translateY(1px)' },
    _disabled: { opacity: 0.55 },
  },
  variants: {
    tone: {
      primary: { backgroundColor: 'accent', color: 'onAccent', _hovers: { _hover: { filter: 'brightness(0.94)' } } },
      quiet: { borderColor: 'line.strong', backgroundColor: 'sheet', color: 'fg', _hovers: { _hover: { backgroundColor: 'well' } } },
      plain: { color: 'fg', _hovers: { _hover: { backgroundColor: 'well' } } },
      bad: { borderColor: 'bad', color: 'bad', _hovers: { _hover: { backgroundColor: 'bad.soft' } } },
    },
    size: {
      md: {},
      sm: { minHeight: { base: 'touch', lg: '8' }, paddingInline: '3' },
      icon: { minWidth: 'control', paddingInline: '0' },
    },
    wide: { true: { width: 'full' } },
  },
  defaultVariants: { tone: 'quiet', size: 'md' },
})
