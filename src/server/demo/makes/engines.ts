/**
 * Engines with a name of their own, and their size in litres. `g` marks petrol or gas engines; the others are diesels. An engine with the
 * same name is the same engine in every machine, so the same starters fit.
 */
const engineList = `
DD13 12.8, DD15 14.8, DD16 15.6, ISX 15, ISX15 15, X15 15, Series 60 12.7, MBE4000 12.8, MBE900 6.4, ISB6.7 6.7, ISB5.9 5.9, ISC8.3 8.3, ISL9 8.9,
L9N 8.9 g, N14 14, C12 12, C15 15.2, 3406E 14.6, 3126 7.2, MX-13 12.9, PX-6 6.7, PX-7 6.7, PX-8 8.3, PX-9 8.9, E7 12, MP7 10.8, MP8 12.8, D12 12.1,
D13 12.8, D16 16.1, D11 10.8, D9 9.4, TD61 5.5, D6A 5.5, DT466 7.6, T444E 7.3, MaxxForce DT 7.6, MaxxForce 9 9.3, MaxxForce 13 12.4, DT570 9.3, A26 12.4,
J08E 7.7, J05E 5.1, J07C 6.6, J08C 8, J05C 5.3, N04C 4, E13C 12.9, 4BD1 3.9, 4BD2-TC 3.9, 4HE1 4.8, 4HK1 5.2, 6HH1 8.2, 6HK1 7.8, 6WG1 15.7,
4D31 3.3, 4D32 3.6, 4D33 4.2, 4D34 3.9, 4M50 4.9, 4P10 3, 6D16 7.5, 6M60 7.5, 6D24 12, 6M70 12.9, FE6TA 6.9, FD46TA 4.6, GE13 13.1,
OM501LA 11.9, OM502LA 15.9, OM470 10.7, OM471 12.8, OM457LA 12, OM926LA 7.2, OM904LA 4.2, OM906LA 6.4, D2866 12, D2876 12.8, D2066 10.5, D2676 12.4,
D3876 15.3, D0834 4.6, D0836 6.9, DSC12 11.7, DC12 11.7, DC13 12.7, DC9 9, DC16 15.6, XE 12.6 12.6, MX 12.9 12.9, PR 9.2 9.2, Cummins FR 3.9,
Cummins GR 5.9, Cursor 8 7.8, Cursor 10 10.3, Cursor 13 12.9, 8040 3.9, 8060 5.9, Tector F4A 5.9, 8140 2.8, F1A 2.3 2.3, F1C 3.0 3, 8210 13.8, 8460 9.5,
404 diesel 6.6, 466 diesel 7.6, 4045 4.5, 6068 6.8, 6081 8.1, 6090 9, 3029 2.9, 8.3 l 6TA 8.3, 5.9 l 6T-590 5.9, NEF 6.7 6.7, NEF 4.5 4.5, F5C 3.2,
D282 4.6, D361 5.9, DT414 6.8, D239 3.9, C248 4.1 g, C152 2.5 g, 7.5 l Genesis 7.5, 8035 2.9, BSD 256 4.2, BSD 268 4.4, BSD 175 2.9, 119.7 ci 2 g,
AD3.152 2.5, AD4.203 3.3, A4.212 3.5, A4.248 4.1, A4.236 3.9, 1006 6, 1104 4.4, 1106 6.6, 1103 3.3, 1004 4, 404D 2.2, 103 0.9,
D1503 1.5, V2203 2.2, V2403 2.4, V3307 3.3, V3300 3.3, V3800 3.8, D902 0.9, D782 0.8, D1105 1.1, D1703 1.6, V1305 1.3,
BF4M2013 4, BF6M2013 6.1, TCD 7.8 7.8, BF4M1012 3.2, BF6M1013 7.1, BF6L913 6.1, F4L912 3.8, F4L1011 2.7, TD2.9 2.9, SDF 1000.4 4,
Z5201 2.7, Z7701 3.9, Z1204 4.2, D-240 4.8, D-243 4.8, D-245 4.8, D-260 7.1, 420DS 4.4, 66ETA 6.6, 44CTA 4.4, 2T84 1.1, E3CD 1.5, MDI 2500 2.5, MCRD 3 1.5,
3066 6.4, 3064 4.3, C6.4 6.4, C9 8.8, C7 7.2, 3054 4, 3054C 4.4, 3306 10.5, 3024C 2.2, 3508 34.5, 3208 10.4,
S6D95L 4.9, S6D102E 5.9, SAA6D102E 5.9, SAA6D107E 6.7, 6D125 11, 4D94 2.8, 4D94LE 3.1, 4D95LE 3.3, S6D114E 8.3, SAA6D170E 23.2,
6BG1 6.5, 4JG1 3.1, 4JG2 3.1, 4JB1 2.8, 4LE 2.2, C240 2.4, 4TNV88 2.2, 4TNE88 2.2, 4TNV94 3, 4TNV98 3.3, 4TNE92 2.7, 4TNE98 3.3, 3TNE74 1, 3TNV82 1.3,
3TNV88 1.6, 3TNA72 0.9, 3TN75 1, JCB 444 4.4, 4-390 3.9, 4T-390 3.9, 445 4.5, D6D 5.7, S4L 1.5, S4S 3.3, S6S 5, L3E 1, L2C 0.6, K3D 1,
DB58 5.8, DL06 5.9, DL08 7.6, B5.9-C 5.9, QSB6.7 6.7, C8.3 8.3, 6D34 5.9, D924 6.6, D934 7, 4BT 3.9, 6BT 5.9, NT855 14, KTA19 18.9, QSM11 10.8,
LPW4 1.9, TR3 2.6, 4M41 3.4, 1B40 0.5,
4Y 2.2 g, 1DZ 2.5, H15 1.5 g, H20 2 g, K21 2.1 g, K25 2.5 g, TD27 2.7, QD32 3.2, GM 3.0 3 g, GM 2.4 2.4 g, GM 4.3 4.3 g, Mazda F2 2.2 g, 4G64 2.4 g,
VW 1.9 diesel 1.9, VW 2.0 diesel 2, VW 2.0 LPG 2 g, HMC 2.4 2.4 g, A490 2.7,
Perkins 100 1, Penta D3 2.4, Penta D4 3.7, Penta D6 5.5, TAMD31 2.4, TAMD41 3.6, TAMD61 5.5, 3GM30 0.9, 3YM30 1.1, 4JH2 1.8, 4JH4 2, 4LHA 3.5, 6LPA 4.2, 6LYA 5.8,
4-108 1.8, 4-154 2.5, 6-354 5.8, Prima M50 2, 6-71 7, 8V-71 9.3, 6V-92 9, S12A2 33.9,
SBC 350 5.7 g, BBC 454 7.4 g, LS 6.0 6 g, LT 6.2 6.2 g, SBF 302 5 g, FE 390 6.4 g, 385 460 7.5 g, Modular 4.6 4.6 g, Coyote 5.0 5 g, LA 360 5.9 g, RB 440 7.2 g,
Hemi 426 7 g, Hemi 5.7 5.7 g, Pontiac 400 6.6 g, Olds 455 7.5 g, Buick 455 7.5 g, AMC 360 5.9 g, Type 1 1600 1.6 g, 911 3.2 3.2 g, Honda B18 1.8 g, Honda K24 2.4 g,
2JZ 3 g, SR20 2 g, RB26 2.6 g, EJ25 2.5 g, 4G63 2 g
`

export interface EngineSpecification {
  litres: number
  isDiesel: boolean
}

export const specificationByEngineName: ReadonlyMap<string, EngineSpecification> = new Map(
  engineList
    .split(',')
    .map((piece) => /^(.+) (\d+(?:\.\d+)?)( g)?$/.exec(piece.trim()))
    .flatMap((found): [string, EngineSpecification][] => {
      const [, name, litres, gas] = found ?? []
      return name && litres ? [[name, { litres: Number(litres), isDiesel: gas === undefined }]] : []
    }),
)
