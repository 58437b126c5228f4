import { circlePath, gearWheelPath, rectanglePath } from './strokes.ts'

/** Line icons of the nine applications, by id, and of lists of parts such as clearance. All are SVG path data. */
export const applicationIconPaths: Record<string, string> = {
  'app-1': `M4 33v-8l6-2 6-9h14l8 9 6 3v7h-4M12 33h-8M32 33H20M15 23h19M24 14v9${circlePath(16, 34, 4)}${circlePath(36, 34, 4)}`,
  'app-2': `M3 34V12h25v22M28 18h9l8 9v7h-3M8 34H3M34 34H16M33 18v9h12${circlePath(12, 35, 4)}${circlePath(38, 35, 4)}`,
  'app-3': `${circlePath(15, 32, 10)}${circlePath(15, 32, 3.5)}${circlePath(39, 36, 6)}M12 22V9h14l3 13h12l2 8M26 37h7M16 22h13M34 22v-9`,
  'app-4': `M4 32h24a4 4 0 0 1 0 10H8a4 4 0 0 1-4-10zM8 32v-6h16v6M10 26V15h10l4 11M24 20l9-12 9 6-3 12M39 26l-6 2 2 6 8-1 1-7zM13 37h.1M24 37h.1`,
  'app-5': `M12 34V12h12l6 14v8M33 6v32h11M30 34h3M6 34v-9h6M12 26h18M33 30h4${circlePath(11, 37, 5)}${circlePath(26, 37, 5)}`,
  'app-6': `M4 30h40l-5 10H10zM8 30l4-9h16l5 9M24 21v-8h8M4 44q5-3 10 0t10 0 10 0 10 0M18 21v9M40 30v-6h5v14`,
  'app-7': `M4 36h26M10 36v-7l4-5h12l5 6v6M30 30l8-20h7M16 24v-4h8v4${circlePath(11, 37, 5)}${circlePath(29, 38, 4)}`,
  'app-8': `M8 4v40M8 8h32v20H8M18.7 8v20M29.3 8v20M8 18h32M8 8h10.7v10H8zM29.3 8H40v10H29.3zM18.7 18h10.600v10H18.7z`,
  'app-9': `M18 6v9M30 6v9M12 15h24v7a12 12 0 0 1-24 0zM24 34v4q0 5 6 5h6M26 18l-5 7h6l-4 6`,
  new: `${gearWheelPath(24, 24, 12, 20, 16)}M17 24l5 5 9-10`,
  clearance: `M6 6h17l19 19-17 17L6 23z${circlePath(14.5, 14.5, 3)}M31 20 20 31`,
  kit: `${rectanglePath(5, 16, 38, 26)}M17 16v-6h14v6M5 26h16M27 26h16M21 23h6v6h-6z`,
  default: `${gearWheelPath(24, 24, 10, 20, 15.5)}${circlePath(24, 24, 6)}`,
}
