/** The SVG elements that are allowed: shapes, texts, fills, clips and repetitions. Other elements are removed with their contents. */
export const allowedElements: ReadonlySet<string> = new Set(
  (
    'svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan linearGradient radialGradient stop ' +
    'clipPath mask pattern marker style'
  ).split(' '),
)

/** The SVG attributes that are allowed. None of them can run code. The references in their values are checked too (svg-values.ts). */
export const allowedAttributes: ReadonlySet<string> = new Set(
  (
    'id class style viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points pathLength transform ' +
    'dx dy rotate textLength lengthAdjust offset gradientUnits gradientTransform spreadMethod href clipPathUnits maskUnits maskContentUnits ' +
    'patternUnits patternContentUnits patternTransform markerUnits markerWidth markerHeight refX refY orient type ' +
    'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray ' +
    'stroke-dashoffset opacity color display visibility overflow clip-path clip-rule mask marker marker-start marker-mid marker-end ' +
    'paint-order vector-effect shape-rendering text-rendering color-interpolation stop-color stop-opacity font-family font-size ' +
    'font-style font-weight font-variant font-stretch text-anchor text-decoration letter-spacing word-spacing dominant-baseline ' +
    'alignment-baseline baseline-shift writing-mode direction unicode-bidi mix-blend-mode isolation'
  ).split(' '),
)
