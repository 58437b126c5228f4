import type { AttributeKey } from './attributes.ts'

const yesNoSpellings = {
  yes: ['y', 'ja', 'oui', 'si', 'sí', 'true', '1', 'with', 'mit', 'avec', 'con', 'x'],
  no: ['n', 'nein', 'non', 'false', '0', 'without', 'ohne', 'sans', 'sin'],
}

const locationSpellings = {
  internal: ['int', 'if', 'intern', 'innen', 'interne', 'interno'],
  external: ['ext', 'ef', 'extern', 'außen', 'externe', 'externo'],
}

/**
 * Other spellings of attribute values. Only values that the shop compares, counts or draws are listed; any other value is stored as given.
 */
export const valueSpellings: Partial<Record<AttributeKey, Readonly<Record<string, readonly string[]>>>> = {
  rotation: {
    CW: [
      'clockwise',
      'clock wise',
      'right',
      'right hand',
      'rh',
      'r',
      'rechts',
      'rechtsdrehend',
      'rechtslauf',
      'im uhrzeigersinn',
      'uhrzeigersinn',
      'horaire',
      'sens horaire',
      'droite',
      'à droite',
      'derecha',
      'horario',
      'destra',
      'dx',
    ],
    CCW: [
      'counterclockwise',
      'counter clockwise',
      'anticlockwise',
      'anti clockwise',
      'acw',
      'left',
      'left hand',
      'lh',
      'l',
      'links',
      'linksdrehend',
      'linkslauf',
      'gegen den uhrzeigersinn',
      'gegenuhrzeigersinn',
      'antihoraire',
      'anti horaire',
      'gauche',
      'à gauche',
      'izquierda',
      'antihorario',
      'sinistra',
      'sx',
    ],
    both: ['bi directional', 'bidirectional', 'cw/ccw', 'beidseitig', 'links/rechts', 'rechts/links', 'l/r', 'r/l'],
  },
  vacuumPump: yesNoSpellings,
  zener: yesNoSpellings,
  fan: locationSpellings,
  pulleyKind: {
    PV: [
      'pk',
      'multi groove',
      'multi rib',
      'multirib',
      'ribbed',
      'poly v',
      'serpentine',
      'keilrippen',
      'keilrippenscheibe',
      'solid ribbed',
    ],
    OAP: [
      'overrunning',
      'overrunning alternator pulley',
      'clutch',
      'clutch pulley',
      'freewheel',
      'freilauf',
      'mit freilauf',
      'freilaufriemenscheibe',
      'roue libre',
      'rueda libre',
    ],
    OAD: ['decoupler', 'overrunning alternator decoupler', 'entkoppler'],
    V: ['v groove', 'v belt', 'single groove', 'keilriemen', 'keilriemenscheibe', 'trapézoïdale'],
    none: ['without', 'without pulley', 'ohne', 'no pulley', 'no', 'sans', 'sin polea'],
  },
  material: {
    steel: ['stahl', 'acier', 'acero', 'acciaio'],
    'grey iron': ['grauguss', 'cast iron', 'gusseisen', 'fonte', 'hierro fundido', 'ghisa', 'gray iron'],
    aluminium: ['aluminum', 'alu', 'alluminio', 'aluminio'],
    plastic: ['kunststoff', 'plastique', 'plástico', 'plastica'],
    copper: ['kupfer', 'cuivre', 'cobre'],
  },
}
