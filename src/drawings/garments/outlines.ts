/** The outline of a garment lying flat, in a field of 400 by 300. All entries are SVG path data. */
export interface GarmentOutline {
  /** Closed paths in the garment's colour, from back to front. */
  bodyPaths: readonly string[]
  /** Closed paths in a darker shade: soles, palms, bands. */
  shadedPaths?: readonly string[]
  /** Lines of the seams, zips and pockets. */
  seamPaths: readonly string[]
  /** Closed paths of the reflective bands on garments in high-visibility colours. */
  reflectiveBandPaths?: readonly string[]
}

const torsoPath =
  'M160 42L112 58Q96 64 91 82L62 184L100 196L126 124L122 272H278L274 124L300 196L338 184L309 82Q304 64 288 58L240 42Q200 66 160 42Z'
const cuffSeamPath = 'M67 167L105 179M333 167L295 179'
/** Returns the outline of one glove. `x` maps its coordinates, and mirrors them for the other hand. */
const gloveOutlinePath = (x: (at: number) => number) =>
  `M${x(66)} 272V204Q${x(46)} 182 ${x(38)} 150Q${x(36)} 137 ${x(46)} 135Q${x(56)} 137 ${x(72)} 164V74Q${x(74)} 60 ${x(85)} 61Q${x(96)} 62 ${x(97)} 76V58Q${x(99)} 44 ${x(110)} 45Q${x(121)} 46 ${x(121)} 60V74Q${x(124)} 62 ${x(134)} 63Q${x(144)} 65 ${x(144)} 80V104Q${x(147)} 94 ${x(156)} 95Q${x(165)} 97 ${x(165)} 110V204L${x(156)} 272Z`
const glovePalmPath = (x: (at: number) => number) =>
  `M${x(66)} 236V204Q${x(52)} 190 ${x(45)} 170Q${x(62)} 168 ${x(72)} 164V124H${x(165)}V204L${x(160)} 236Z`
const gloveSeamPath = (x: (at: number) => number) =>
  `M${x(66)} 236H${x(160)}M${x(65)} 256H${x(158)}M${x(97)} 76V124M${x(121)} 74V124M${x(144)} 104V124`
const leftGloveX = (at: number) => at + 16
const rightGloveX = (at: number) => 384 - at

export const garmentOutlines: Record<string, GarmentOutline> = {
  jacket: {
    bodyPaths: [torsoPath, 'M160 42L170 22H230L240 42Q200 66 160 42Z'],
    seamPaths: [
      cuffSeamPath,
      'M200 55V272M122 260H278',
      'M138 206H178V246H138ZM222 206H262V246H222Z',
      'M222 104H258V142H222ZM222 114H258',
      'M170 22L200 55L230 22',
    ],
    reflectiveBandPaths: ['M125 172H275L275 188H124Z', 'M79 128L113 137L108 151L75 142Z', 'M321 128L287 137L292 151L325 142Z'],
  },
  vest: {
    bodyPaths: [
      'M162 42L132 54Q138 98 112 124L118 272H282L288 124Q262 98 268 54L238 42Q200 66 162 42Z',
      'M162 42L170 22H230L238 42Q200 66 162 42Z',
    ],
    seamPaths: [
      'M200 55V272M117 260H283',
      'M115 164H285M116 198H284M134 92H266M112 128H288',
      'M136 214L172 206V244H136ZM264 214L228 206V244H264Z',
    ],
    reflectiveBandPaths: ['M115 164H285L284 182H116Z'],
  },
  hoodie: {
    bodyPaths: [torsoPath, 'M156 46Q144 6 200 6Q256 6 244 46Q200 78 156 46Z'],
    shadedPaths: ['M168 42Q164 20 200 20Q236 20 232 42Q200 62 168 42Z'],
    seamPaths: [cuffSeamPath, 'M122 258H278', 'M158 200H242L260 248H140Z', 'M186 58V96M214 58V96'],
  },
  'T-shirt': {
    bodyPaths: [
      'M160 44L108 62Q98 66 93 76L62 134L106 156L128 124L126 272H274L272 124L294 156L338 134L307 76Q302 66 292 62L240 44Q200 84 160 44Z',
    ],
    seamPaths: ['M152 47Q200 100 248 47', 'M68 123L112 145M332 123L288 145', 'M126 262H274', 'M222 112H258V146L240 156L222 146Z'],
    reflectiveBandPaths: ['M127 186H273L273 202H127Z'],
  },
  trousers: {
    bodyPaths: ['M138 26H262L288 278H222L200 112L178 278H112Z'],
    seamPaths: [
      'M136 44H264M200 44V92Q200 108 190 110',
      'M146 44Q146 74 132 84M254 44Q254 74 268 84',
      'M122 168L166 172L162 214L118 210ZM278 168L234 172L238 214L282 210Z',
      'M126 118L162 121L159 150L123 147ZM274 118L238 121L241 150L277 147Z',
      'M158 26V44M242 26V44',
    ],
  },
  overalls: {
    bodyPaths: [
      'M156 18H172L178 66H162ZM244 18H228L222 66H238Z',
      'M156 62H244L252 126H148Z',
      'M146 126H254L284 286H222L200 186L178 286H116Z',
    ],
    seamPaths: [
      'M180 78H220V112H180ZM180 88H220',
      'M146 140H254M200 140V172',
      'M126 206L168 210L165 246L120 242ZM274 206L232 210L235 246L280 242Z',
      'M162 66H178M222 66H238',
    ],
  },
  gloves: {
    bodyPaths: [gloveOutlinePath(leftGloveX), gloveOutlinePath(rightGloveX)],
    shadedPaths: [glovePalmPath(leftGloveX), glovePalmPath(rightGloveX)],
    seamPaths: [gloveSeamPath(leftGloveX), gloveSeamPath(rightGloveX)],
  },
  cap: {
    bodyPaths: ['M98 196Q92 74 192 72Q292 74 286 196Z', 'M98 196Q192 164 286 196Q352 206 380 236Q306 222 250 222Q164 216 98 196Z'],
    seamPaths: [
      'M192 72V172M192 72Q136 96 132 180M192 72Q248 96 252 180',
      'M106 190Q192 158 280 190',
      'M184 72H200',
      'M174 112H210V146H174Z',
    ],
  },
  shoes: {
    bodyPaths: ['M68 116Q72 84 96 82L156 84Q176 136 216 156L302 180Q342 192 344 228H62Q58 166 68 116Z'],
    shadedPaths: [
      'M54 228H350V244Q346 262 324 262H222L214 252H150L142 262H78Q56 262 54 244Z',
      'M300 180Q342 192 344 228H276Q276 196 300 180Z',
    ],
    seamPaths: [
      'M96 82Q112 108 108 150L62 172',
      'M166 108L196 98M180 128L210 116M198 146L228 134',
      'M156 84Q142 160 172 228',
      'M216 156Q214 200 276 208',
    ],
  },
  apron: {
    bodyPaths: ['M160 40H240L250 104L290 122L280 284H120L110 122L150 104Z'],
    seamPaths: [
      'M160 40Q154 6 200 6Q246 6 240 40',
      'M110 126L64 150M290 126L336 150',
      'M148 178H252V236H148ZM200 178V236',
      'M176 70H224V102H176Z',
    ],
  },
  mug: {
    bodyPaths: [
      'M246 112H282Q324 114 324 164Q324 214 282 216H246V190H276Q298 188 298 164Q298 140 276 138H246Z',
      'M110 70H260V240Q260 268 232 268H138Q110 268 110 240Z',
    ],
    shadedPaths: ['M110 70Q110 54 185 54Q260 54 260 70Q260 86 185 86Q110 86 110 70Z'],
    seamPaths: ['M110 70Q110 86 185 86Q260 86 260 70', 'M185 128L212 143V175L185 190L158 175V143Z', 'M185 145A14 14 0 1 1 184.9 145Z'],
  },
  creeper: {
    bodyPaths: ['M44 176Q40 158 66 148L286 92Q352 82 362 108Q364 122 340 134L128 212Q64 226 44 176Z'],
    shadedPaths: [
      'M92 206A15 15 0 1 0 122 206A15 15 0 1 0 92 206ZM226 178A15 15 0 1 0 256 178A15 15 0 1 0 226 178ZM318 146A15 15 0 1 0 348 146A15 15 0 1 0 318 146Z',
      'M272 98Q336 84 348 106Q350 116 330 126L300 136Q290 110 272 98Z',
    ],
    seamPaths: ['M78 162L270 110M100 194L298 126', 'M66 148Q104 160 128 212'],
  },
}
