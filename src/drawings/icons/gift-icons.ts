import { circlePath, rectanglePath } from './strokes.ts'

/** SVG path data of the line icons of gifts, by name. */
export const giftIconPaths = {
  'gift-mug': `M10 10h22v24q0 6-6 6H16q-6 0-6-6zM32 15h4q5 0 5 6v4q0 6-5 6h-4M10 15h22${circlePath(21, 26, 4)}`,
  'gift-tray': `M5 20a19 7 0 1 0 38 0a19 7 0 1 0-38 0zM5 20c0 10 4 16 10 18h18c6-2 10-8 10-18M14 38v4h20v-4M17 20h4M24 22h6M22 18h3`,
  'gift-gauge': `M8 14h22q5 0 5 5t-5 5H8zM8 24h22M12 24l26 8-2 5-25-9M12 30l22 13-3 4-21-15${circlePath(12, 19, 2)}`,
  'gift-cover': `M6 14q18-8 36 0v18q-18-8-36 0zM6 32v4q18-8 36 0v-4M12 17v15M36 17v15`,
  'gift-lamp': `${rectanglePath(16, 5, 16, 28)}M20 10h8v16h-8zM20 14h8M20 18h8M20 22h8M20 33v5M28 33v5M12 38h24v5H12zM24 5V2`,
  'gift-gloves': `M14 44V28L8 20q-2-4 2-5l6 6V8q0-3 2.500-3T21 8v10V5q0-3 2.500-3T26 5v13V7q0-3 2.500-3T31 7v13v-8q0-3 2.500-3T36 12v20q0 5-3 8v4zM14 38h19`,
  'gift-cap': `M8 30v-4Q8 10 24 10t16 16v4M8 30q16-6 32 0M8 30q-5 2-5 6 8-4 18-4M24 10V7M24 10v18M16 12q-4 8-3 16M32 12q4 8 3 16`,
  'gift-pad': `M10 12h28q5 0 5 5v14q0 5-5 5H10q-5 0-5-5V17q0-5 5-5zM18 17h12v4H18zM5 36v3q0 4 5 4h28q5 0 5-4v-3`,
  'gift-coupon': `M5 13h38v7a4 4 0 0 0 0 8v7H5v-7a4 4 0 0 0 0-8zM31 13v4M31 21v3M31 27v3M31 33v2M13 30l10-12${circlePath(14, 20, 2)}${circlePath(22, 28, 2)}`,
} as const
