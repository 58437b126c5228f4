import type { AttributeKey } from '#contract/attributes.ts'

/**
 * What files of the trade call an attribute beside its label and its key: English, German, French, Spanish, and what lists of attributes in
 * PIES say. Folded when they are compared, so accents, capitals and dashes are as one likes.
 */
export const attributeWords: Partial<Record<AttributeKey, readonly string[]>> = {
  voltage: [
    'volt', 'volts', 'nominal voltage', 'rated voltage', 'system voltage', 'Spannung', 'Nennspannung', 'tension', 'tension nominale',
    'voltaje', 'tensión', 'voltaggio', 'spanning', 'napięcie',
  ],
  powerKw: [
    'power output', 'rated power', 'output power', 'kilowatt', 'kw rating', 'Leistung', 'Nennleistung', 'Starterleistung', 'puissance',
    'potencia', 'potenza', 'vermogen', 'moc', 'horsepower', 'starter power',
  ],
  amps: [
    'amperage', 'amperage rating', 'amperes', 'amp', 'ampere', 'current', 'rated current', 'output current', 'alternator output',
    'maximum output', 'Ladestrom', 'Nennstrom', 'Stromstärke', 'Generator-Ladestrom', 'intensité', 'courant', 'courant de charge',
    'amperaje', 'corriente', 'intensidad', 'corrente', 'prąd ładowania',
  ],
  setPointV: [
    'set point', 'setpoint', 'set voltage', 'regulating voltage', 'voltage set point', 'Regelspannung', 'Reglerspannung',
    'tension de régulation', 'tensión de regulación',
  ],
  regulatorKind: ['regulator type', 'voltage regulator', 'voltage regulator type', 'Reglertyp', 'Regler', 'régulateur', 'regulador'],
  diodes: [
    'number of diodes', 'no of diodes', 'diode count', 'diode quantity', 'Anzahl Dioden', 'Diodenanzahl', 'nombre de diodes',
    'número de diodos',
  ],
  diodeAmps: ['diode amperage', 'amps per diode', 'diode current', 'Diodenstrom'],
  zener: ['avalanche', 'zener diodes', 'avalanche diode', 'Zenerdioden'],
  poles: ['number of poles', 'no of poles', 'pole quantity', 'Polzahl', 'Anzahl Pole', 'Pole', 'nombre de pôles', 'número de polos'],
  winding: ['winding type', 'Wicklung', 'bobinage', 'bobinado'],
  rotorOhm: ['rotor resistance ohm', 'Rotorwiderstand', 'Läuferwiderstand', 'résistance rotor'],
  pullInOhm: ['pull in resistance', 'pull in coil resistance', 'Einzugswicklung'],
  holdInOhm: ['hold in resistance', 'hold in coil resistance', 'Haltewicklung'],
  noLoadAmps: ['no load current', 'no load amps', 'free speed current', 'Leerlaufstrom'],
  noLoadRpm: ['no load speed', 'no load rpm', 'free speed', 'Leerlaufdrehzahl'],
  brushNewMm: ['brush length', 'new brush length', 'Kohlelänge', 'Bürstenlänge'],
  brushLeastMm: ['minimum brush length', 'brush length minimum', 'Mindestlänge Kohle'],
  starterKind: ['starter type', 'starter style', 'Startertyp', 'Anlassertyp', 'type de démarreur', 'tipo de arranque', 'gear reduction'],
  teeth: [
    'number of teeth', 'no of teeth', 'nr of teeth', 'tooth count', 'teeth quantity', 'tooth quantity', 'starter teeth', 'pinion teeth',
    'number of pinion teeth', 'Zähnezahl', 'Zähne', 'Anzahl Zähne', 'Anzahl der Zähne', 'Ritzelzähne', 'nombre de dents', 'nb dents',
    'dents', 'número de dientes', 'nº de dientes', 'dientes', 'numero denti', 'denti', 'aantal tanden', 'liczba zębów',
  ],
  pinionOdMm: [
    'pinion od', 'pinion diameter', 'pinion gear diameter', 'gear diameter', 'Ritzeldurchmesser', 'Ø Ritzel', 'diamètre pignon',
    'diámetro piñón',
  ],
  rotation: [
    'direction of rotation', 'rotation direction', 'rotational direction', 'turning direction', 'Drehrichtung', 'Drehsinn',
    'sens de rotation', 'sentido de giro', 'sentido de rotación', 'senso di rotazione', 'draairichting', 'kierunek obrotów',
  ],
  grooves: [
    'number of grooves', 'no of grooves', 'groove count', 'pulley grooves', 'pulley groove quantity', 'groove quantity', 'ribs',
    'number of ribs', 'rib quantity', 'Rillen', 'Rillenzahl', 'Anzahl Rillen', 'Anzahl der Rillen', 'Rippenanzahl', 'Anzahl der Rippen',
    'nombre de gorges', 'nombre de nervures', 'nombre de rainures', 'número de canales', 'número de ranuras', 'número de gargantas',
    'liczba rowków',
  ],
  pulleyKind: [
    'pulley type', 'pulley style', 'pulley class', 'Riemenscheibe', 'Riemenscheibentyp', 'type de poulie', 'poulie', 'tipo de polea',
    'polea',
  ],
  pulleyOdMm: [
    'pulley diameter', 'pulley od', 'pulley outside diameter', 'Riemenscheiben Ø', 'Ø Riemenscheibe', 'Durchmesser Riemenscheibe',
    'Riemenscheibendurchmesser', 'diamètre poulie', 'diámetro polea',
  ],
  fan: ['fan type', 'cooling fan', 'Lüfter', 'ventilateur', 'ventilador'],
  vacuumPump: ['with vacuum pump', 'vacuum pump included', 'Vakuumpumpe', 'Unterdruckpumpe', 'pompe à vide', 'bomba de vacío'],
  splines: [
    'number of splines', 'no of splines', 'spline count', 'spline quantity', 'Verzahnung', 'Anzahl Keile', 'cannelures',
    'nombre de cannelures', 'estrías', 'número de estrías',
  ],
  bars: ['number of bars', 'commutator bar quantity', 'commutator segments', 'Kollektorlamellen', 'Lamellen'],
  commutatorOdMm: ['commutator od', 'commutator outside diameter', 'Kollektordurchmesser', 'Ø Kollektor'],
  lengthMm: [
    'length', 'total length', 'overall length oal', 'oal', 'Länge', 'Gesamtlänge', 'Baulänge', 'longueur', 'longueur totale', 'longitud',
    'longitud total', 'largo', 'lunghezza', 'lengte', 'długość',
  ],
  bodyOdMm: [
    'body od', 'housing diameter', 'case diameter', 'frame diameter', 'Gehäusedurchmesser', 'Ø Gehäuse', 'diamètre du corps',
    'diámetro del cuerpo',
  ],
  boreMm: [
    'bore diameter', 'inner diameter', 'inside diameter', 'internal diameter', 'id', 'i.d.', 'inner ø', 'Innendurchmesser', 'Ø innen',
    'Innen Ø', 'Bohrung', 'Bohrungsdurchmesser', 'diamètre intérieur', 'alésage', 'diámetro interior', 'diametro interno',
    'średnica wewnętrzna',
  ],
  odMm: [
    'outer diameter', 'external diameter', 'od', 'o.d.', 'outer ø', 'diameter', 'Ø', 'dia', 'Außendurchmesser', 'Aussendurchmesser',
    'Ø außen', 'Außen Ø', 'Durchmesser', 'diamètre', 'diamètre extérieur', 'diámetro', 'diámetro exterior', 'diametro esterno',
    'średnica zewnętrzna',
  ],
  widthMm: ['Breite', 'largeur', 'ancho', 'anchura', 'larghezza', 'breedte', 'szerokość'],
  heightMm: ['Höhe', 'hauteur', 'alto', 'altura', 'altezza', 'hoogte', 'wysokość'],
  seal: ['seal type', 'sealing', 'Dichtung', 'Abdichtung'],
  bearingCode: ['bearing number', 'bearing type', 'Lagernummer', 'Lagerbezeichnung'],
  material: ['material type', 'Werkstoff', 'matière', 'matériau', 'materiale', 'materiał'],
  pilotMm: [
    'pilot', 'pilot diameter od', 'register diameter', 'mounting diameter', 'spigot diameter', 'centring diameter',
    'Zentrierdurchmesser', 'Flanschdurchmesser', 'Flansch Ø', 'Ø Flansch', 'diamètre de centrage', 'diámetro de centraje',
  ],
  holes: [
    'number of mounting holes', 'number of holes', 'no of holes', 'mounting hole quantity', 'hole quantity', 'bolt holes',
    'Anzahl Bohrungen', 'Anzahl der Bohrungen', 'Bohrungsanzahl', 'Befestigungsbohrungen', 'Anzahl der Befestigungsbohrungen',
    'nombre de trous', 'nombre de trous de fixation', 'número de agujeros', 'número de orificios', 'liczba otworów',
  ],
  holeMm: [
    'mounting hole diameter', 'bolt hole diameter', 'hole size', 'Bohrung Ø', 'Ø Bohrung', 'Lochdurchmesser', 'diamètre des trous',
    'diámetro de orificio',
  ],
  holeSpacingMm: [
    'hole distance', 'bolt spacing', 'mounting hole distance', 'centre to centre', 'center to center', 'Lochabstand', 'Bohrungsabstand',
    'entraxe', 'distancia entre agujeros',
  ],
  thread: ['thread size', 'thread type', 'Gewinde', 'Gewindegröße', 'Gewindemaß', 'filetage', 'filet', 'rosca', 'filettatura', 'gwint'],
  mountKind: [
    'mounting type', 'mount type', 'mounting style', 'Befestigung', 'Befestigungsart', 'type de fixation', 'fijación',
    'tipo de fijación',
  ],
  ears: ['mounting ears', 'number of ears', 'mounting lug quantity', 'Anzahl Ohren', 'Befestigungsohren'],
  footMm: ['foot width', 'mounting foot width', 'hinge width', 'Fußbreite'],
  solenoidClock: ['solenoid clock', 'solenoid clocking', 'Magnetschalterstellung'],
  clockingDeg: ['clock', 'clock angle', 'mounting angle'],
  plugPins: [
    'number of pins', 'pin count', 'pins', 'number of terminals in plug', 'plug pin quantity', 'connector pins', 'Polanzahl Stecker',
    'Anzahl Pins', 'Anzahl der Steckkontakte', 'nombre de broches', 'número de pines',
  ],
  plugCode: ['connector code', 'plug clip', 'Steckercode'],
  plugShape: [
    'connector shape', 'plug type', 'connector type', 'Steckerform', 'Steckergehäuseform', 'forme du connecteur', 'forma del conector',
  ],
  terminals: ['terminal type', 'terminal', 'Klemmen', 'Anschlüsse', 'bornes', 'terminales'],
  studThread: [
    'b+ thread', 'b+ terminal', 'b plus stud', 'battery stud', 'stud size', 'terminal thread', 'B+ Gewinde', 'B+ Bolzen', 'Klemme B+',
    'filetage B+', 'borne B+',
  ],
  leads: ['number of leads', 'lead count', 'number of wires', 'Anzahl Leitungen', 'nombre de fils'],
  count: [
    'pieces in set', 'pieces per set', 'package contains', 'set quantity', 'pack quantity', 'Stück im Satz', 'Satzinhalt',
    'pièces par jeu', 'piezas por juego',
  ],
  contents: ['kit contents', 'scope of delivery', 'Inhalt', 'Lieferumfang', 'contenu', 'contenido'],
  size: ['Größe', 'taille', 'talla'],
  colour: ['color', 'Farbe', 'couleur'],
  supplied: ['supplied with', 'includes', 'mitgeliefert'],
  fuelApplication: ['application duty', 'duty class', 'Einsatz'],
}
