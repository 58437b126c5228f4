import type { PartType } from '#contract/part/part-types.ts'
import { circlePath, gearWheelPath, rectanglePath, spokesPath } from './strokes.ts'

/** Line icons of the part types, as SVG path data. */
export const partIconPaths: Record<PartType, string> = {
  starter: `${rectanglePath(18, 21, 24, 16)}M42 24h3v10h-3M18 19h-5v20h5M13 25H5v8h8M5 27h8M5 31h8M21 21v-4h-3V9h18v12M36 11h4v8h-4M40 13h4`,
  alternator: `M16 10h18q5 0 5 5v18q0 5-5 5H16zM16 14h-3v20h3M13 17H5v14h8M5 21.5h8M5 26.5h8M22 10v28M29 10v28M39 19h4M39 29h4M20 10V6h6v4M20 38v4h6v-4`,
  solenoid: `${rectanglePath(15, 13, 20, 22)}M15 15h-6v18h6M9 19H4M9 29H4M35 20h8v8h-8M43 22h2v4h-2`,
  drive: `M5 17h14M5 21.5h14M5 26.5h14M5 31h14M5 17v14M19 15v18M19 15h3V9h11v30H22V33h-3M33 14h4v20h-4M37 19h3v10h-3M40 15h3v18h-3z`,
  armature: `M4 24h6M10 21h4v6h-4zM14 17l4-5h14l3 5v14l-3 5H18l-4-5zM18 12v24M32 12v24M35 18h8v12h-8M35 22h8M35 26h8M43 24h3M18 18h14M18 24h14M18 30h14`,
  fieldCase: `${circlePath(24, 24, 19)}M15 10a16 16 0 0 1 18 0l-3 5a10 10 0 0 0-12 0zM15 38a16 16 0 0 0 18 0l-3-5a10 10 0 0 1-12 0zM10 15a16 16 0 0 0 0 18l5-3a10 10 0 0 1 0-12zM38 15a16 16 0 0 1 0 18l-5-3a10 10 0 0 0 0-12z`,
  brushHolder: `${circlePath(24, 24, 19)}${circlePath(24, 24, 6)}${rectanglePath(20.5, 8, 7, 8)}${rectanglePath(20.5, 32, 7, 8)}${rectanglePath(8, 20.5, 8, 7)}${rectanglePath(32, 20.5, 8, 7)}`,
  brushSet: `${rectanglePath(6, 22, 12, 18)}${rectanglePath(30, 22, 12, 18)}M12 22c0-8 8-4 8-14M36 22c0-8-8-4-8-14${circlePath(20, 6, 2)}${circlePath(28, 6, 2)}`,
  planetaryGear: `${circlePath(24, 24, 20)}${gearWheelPath(24, 24, 8, 6.5, 4.6)}${circlePath(24, 12.5, 5)}${circlePath(34, 30, 5)}${circlePath(14, 30, 5)}`,
  reductionGear: `${gearWheelPath(24, 24, 16, 20, 16)}${circlePath(24, 24, 6)}${circlePath(24, 24, 10)}`,
  driveEndHousing: `M44 10H30l-4 5V12h-6v24h6v-3l4 5h14zM20 17H8l-3 4v6l3 4h12M11 21h9v6h-9z`,
  commutatorEndCover: `${circlePath(24, 24, 19)}${circlePath(24, 24, 5)}${circlePath(11, 24, 2.5)}${circlePath(37, 24, 2.5)}${spokesPath(24, 24, 4, 8, 16, 45)}`,
  forkLever: `M20 8a4 4 0 0 1 8 0l1 12 8 20h-6l-7-15-7 15h-6l8-20z${circlePath(24, 21, 2.5)}${circlePath(24, 8, 1)}`,
  bushing: `M14 12a5 12 0 1 0 .1 0M14 12h20a5 12 0 0 1 0 24H14M14 18a2.5 6 0 1 0 .1 0`,
  starterRepairKit: `${rectanglePath(5, 16, 38, 26)}M17 16v-6h14v6M5 25h38${gearWheelPath(15, 33.5, 8, 5.5, 3.8)}${rectanglePath(25, 29, 5, 9)}${circlePath(37, 33.5, 3.5)}`,
  rotor: `M4 24h9M36 21h5v6h-5M41 24h4M13 12h10l-2 20h-8zM36 36H26l2-20h8zM23 14l3 0M22 34h4M13 12v24h9M36 12v24M27 12h9`,
  stator: `${circlePath(24, 24, 19)}${circlePath(24, 24, 11)}${spokesPath(24, 24, 18, 11, 15)}`,
  rectifier: `M13 41A20 20 0 1 1 35 41l-4-7a12 12 0 1 0-14 0z${circlePath(10.5, 21, 2.5)}${circlePath(17, 11, 2.5)}${circlePath(31, 11, 2.5)}${circlePath(37.5, 21, 2.5)}${circlePath(12, 32.5, 2)}${circlePath(36, 32.5, 2)}`,
  regulator: `M11 10h26l6 6v8l-6 3H11l-6-3v-8z${circlePath(9.5, 20, 2)}${circlePath(38.5, 20, 2)}M17 14v9M22 14v9M27 14v9M32 14v9M15 27v8h18v-8M19 35v8h3v-8M26 35v8h3v-8`,
  bearing: `${circlePath(24, 24, 20)}${circlePath(24, 24, 8)}${Array.from({ length: 8 }, (_, i) => circlePath(24 + 14 * Math.sin((i * Math.PI) / 4), 24 - 14 * Math.cos((i * Math.PI) / 4), 3.6)).join('')}`,
  slipRing: `${rectanglePath(9, 18, 4, 12)}${rectanglePath(13, 14, 8, 20)}${rectanglePath(21, 17, 3, 14)}${rectanglePath(24, 14, 8, 20)}${rectanglePath(32, 18, 3, 12)}M35 21c5 0 5-5 9-5M35 27h9`,
  pulley: `M10 8h28M10 40h28M10 8l3 3-3 3 3 3-3 3M10 40l3-3-3-3 3-3-3-3M38 8l-3 3 3 3-3 3 3 3M38 40l-3-3 3-3-3-3 3-3M10 20v8M38 20v8M18 20h12v8H18z`,
  clutchPulley: `${circlePath(24, 24, 20)}${circlePath(24, 24, 8)}${circlePath(24, 24, 14)}${spokesPath(24, 24, 8, 8.5, 13.5, 12)}M34 6l4 1-1 4`,
  driveEndFrame: `${circlePath(24, 25, 15)}${circlePath(24, 25, 5)}${spokesPath(24, 25, 8, 7, 13)}M33 13l4-6a4 4 0 0 1 5 5l-6 4M12 34l-4 5a4 4 0 0 0 5 5l5-5`,
  slipRingEndFrame: `${circlePath(24, 25, 15)}${circlePath(24, 25, 8)}${spokesPath(24, 25, 12, 9.5, 13)}${circlePath(24, 25, 3)}M33 13l4-6a4 4 0 0 1 5 5l-6 4`,
  fan: `${circlePath(24, 24, 5)}${Array.from({ length: 7 }, (_, i) => {
    const a = (i * 2 * Math.PI) / 7
    const p = (r: number, t: number): string => `${(24 + r * Math.sin(a + t)).toFixed(1)} ${(24 - r * Math.cos(a + t)).toFixed(1)}`
    return `M${p(6, 0)}Q${p(14, -0.1)} ${p(20, 0.25)}L${p(18, 0.6)}Q${p(13, 0.4)} ${p(6, 0.5)}`
  }).join('')}`,
  protectiveCap: `M6 38V22C6 12 14 8 24 8s18 4 18 14v16zM4 38h40M14 22v10M19 20v12M24 20v12M29 20v12M34 22v10`,
  alternatorRepairKit: `${rectanglePath(5, 16, 38, 26)}M17 16v-6h14v6M5 25h38${circlePath(15, 33.5, 5)}${circlePath(15, 33.5, 1.8)}${rectanglePath(25, 29, 5, 9)}${rectanglePath(33, 29, 5, 9)}`,
  dcMotor: `${rectanglePath(13, 13, 26, 22)}M13 16H9v16h4M9 22H4v4h5M39 16h4v16h-4M20 13V7M28 13V7M18 7h4M26 7h4`,
  starterGenerator: `${rectanglePath(14, 15, 26, 20)}M40 18h4v14h-4M14 12h-3v26h3M11 16H5v18h6M5 25h6M20 15v-5M28 15v-5M33 20v10M36 20v10`,
  beltStarterGenerator: `M12 12h18v26H12zM12 16H5v18h7M5 22h7M5 28h7M30 14h12v22H30M34 14v22M38 14v22M18 12V8h16v6M19 22l4-5v6h4l-5 7v-6h-4z`,
  dcConverter: `${rectanglePath(5, 20, 38, 20)}M9 20v-8M15 20v-8M21 20v-8M27 20v-8M33 20v-8M39 20v-8M11 30h8M29 28c2-3 4-3 5 0s3 3 5 0M29 33h10`,
  contactor: `M13 18h22v22H13zM9 44h30M13 40l-4 4M35 40l4 4M18 18v-8M30 18v-8M15.5 10h5M27.5 10h5M24 18V8M13 26h22`,
  relay: `${rectanglePath(9, 7, 30, 26)}M14 33v9M24 33v9M34 33v9M14 21h7l8-6M29 21h5`,
  switch: `${circlePath(24, 24, 18)}M24 10v12M18 14a12 12 0 1 0 12 0`,
  plugLead: `M5 16h16v16H5zM21 20h5M21 24h5M21 28h5M26 20c8 0 8-8 18-8M26 24h18M26 28c8 0 8 8 18 8M9 20v3M13 20v3M17 20v3`,
  batteryCable: `${circlePath(9, 12, 5)}${circlePath(39, 36, 5)}M13 15c10 4-2 14 8 16s12 0 14 2${circlePath(9, 12, 1.5)}${circlePath(39, 36, 1.5)}`,
  tester: `M12 4h24v30H12zM16 8h16v10H16zM19 15l4-4 3 3 3-4${circlePath(24, 26, 4)}M17 34c0 6-7 4-7 10M31 34c0 6 7 4 7 10`,
  workwear: `M18 6l-6 3-7 9 6 5 3-4v23h20V19l3 4 6-5-7-9-6-3c-1 4-11 4-12 0zM24 9v33M17 26h4M27 26h4`,
  pullerTool: `M24 4v34M20 4h8M21 38l3 5 3-5M10 14h28v5H10zM12 19v20l5 4M36 19v20l-5 4M22 24h4M22 28h4M22 32h4`,
  other: `M8 16L24 8l16 8v18l-16 8-16-8zM8 16l16 8 16-8M24 24v18M16 12l16 8v7`,
}
