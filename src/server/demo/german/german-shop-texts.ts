import type { PhraseTranslation } from './phrases.ts'

/** German translations of the demo shops' texts that do not belong to a part, by English text. */
export const germanShopTexts: Readonly<Record<string, string>> = {
  'Fresh on the shelf': 'Frisch im Regal',
  'Units and parts that came in over the last weeks.': 'Aggregate und Teile, die in den letzten Wochen hereinkamen.',
  'Your old unit is worth money': 'Ihr Altteil ist Geld wert',
  'Send the core back: we inspect it and give you the deposit again.':
    'Schicken Sie das Altteil zurück: Wir prüfen es und geben Ihnen das Pfand wieder.',
  'No signal in the pit? No matter': 'Kein Netz in der Grube? Kein Problem',
  'What you looked at stays on this device, with data, drawings and applications.':
    'Was Sie angesehen haben, bleibt auf diesem Gerät, mit Daten, Zeichnungen und Verwendungen.',
  'Overhaul in an hour': 'Überholung in einer Stunde',
  'Brushes, bearings and seals in one bag, matched to the unit.': 'Kohlen, Lager und Dichtungen in einem Beutel, passend zum Aggregat.',
  'Toyota starter': 'Anlasser Toyota',
  '24V starter': 'Anlasser 24V',
  '12V starter': 'Anlasser 12V',
  Solenoid: 'Magnetschalter',
  'Bearing 6203': 'Lager 6203',
  'Voltage regulator': 'Spannungsregler',
  '6PK pulley': 'Riemenscheibe 6PK',
  'Trim motor': 'Trimmmotor',
  'Drive assembly': 'Ritzel mit Freilauf',
  'Air parcel': 'Luftpaket',
  'Duties and taxes of your country are paid on arrival.': 'Zoll und Steuern Ihres Landes zahlen Sie bei der Ankunft.',
  '2210 Foundry Street, Milwaukee. Weekdays 7:30 to 18:00, Saturdays until 13:00.':
    '2210 Foundry Street, Milwaukee. Werktags 7:30 bis 18:00, samstags bis 13:00.',
  '14 Slipway Road, Rockland. Weekdays 7:00 to 17:00.': '14 Slipway Road, Rockland. Werktags 7:00 bis 17:00.',
  '10 % off parts': '10 % auf Teile',
  '$25 off from $250': '$25 Rabatt ab $250',
  '15 % spring offer': '15 % Frühlingsangebot',
  'Holds without slipping': 'Hält ohne durchzurutschen',
  'Mounting bolts, M10': 'Befestigungsschrauben, M10',
  'Mounting bolts, Toyota Land Cruiser': 'Befestigungsschrauben, Toyota Land Cruiser',
  'Mounting bolts, MerCruiser': 'Befestigungsschrauben, MerCruiser',
  'The nose can be turned: set it as it stands on the old unit, before fitting.':
    'Der Flansch lässt sich drehen: Stellen Sie ihn vor dem Einbau wie am Altteil.',
  'A bench tests this unit only with a tester that speaks its protocol.':
    'Auf dem Prüfstand lässt sich dieses Aggregat nur mit einem Gerät prüfen, das sein Protokoll spricht.',
  'Needs a pulley tool: 33-spline, Torx 50 or XZN.': 'Braucht ein Scheibenwerkzeug: Vielzahn 33, Torx 50 oder XZN.',
  'OAP and OAD pulleys do not replace each other.': 'OAP- und OAD-Scheiben ersetzen einander nicht.',
  'On the bench': 'An der Werkbank',
  'To wear': 'Zum Anziehen',
  Coupons: 'Gutscheine',
  'Enamel mug': 'Emailletasse',
  'White enamel on steel, 350 ml, with the wheel of the shop on it. Chips where it falls; goes on holding coffee.':
    'Weiße Emaille auf Stahl, 350 ml, mit dem Rad des Shops. Platzt ab, wo sie fällt; hält weiter Kaffee.',
  'Magnetic parts tray': 'Magnetschale für Teile',
  'Round steel bowl of 150 mm with a rubber foot. Holds through bolts and brush screws on a fender, also upside down.':
    'Runde Stahlschale, 150 mm, mit Gummifuß. Hält Durchgangsschrauben und Kohlenschrauben auf dem Kotflügel, auch kopfüber.',
  'Feeler gauge, 20 blades': 'Fühlerlehre, 20 Blatt',
  '0.05 to 1.00 mm and the same in thousandths of an inch. For pinion clearance and slip ring run-out.':
    '0,05 bis 1,00 mm und dasselbe in tausendstel Zoll. Für Ritzelspiel und Schleifringschlag.',
  'Fender cover': 'Kotflügelschoner',
  '1050 by 650 mm, non-slip, resists brake fluid and battery acid. Wipes clean.':
    '1050 mal 650 mm, rutschfest, beständig gegen Bremsflüssigkeit und Batteriesäure. Abwischbar.',
  'Inspection lamp': 'Inspektionslampe',
  '800 lumen on a hinged foot with a magnet and a hook, charged by USB-C, six hours on half light. IP54.':
    '800 Lumen auf einem Klappfuß mit Magnet und Haken, Laden über USB-C, sechs Stunden bei halbem Licht. IP54.',
  'Nitrile gloves, box of 50': 'Nitrilhandschuhe, 50 Stück',
  'Black, 0.15 mm, textured, size L. They work on a phone’s screen.':
    'Schwarz, 0,15 mm, griffig, Größe L. Der Touchscreen reagiert auf sie.',
  Cap: 'Kappe',
  'Dark cotton with a short peak that fits under a hood, one size with a strap of cloth: no metal near a battery.':
    'Dunkle Baumwolle mit kurzem Schirm, der unter die Haube passt, eine Größe mit Stoffriemen: kein Metall an der Batterie.',
  'Kneeling mat': 'Kniematte',
  '450 by 210 by 30 mm of closed foam with a grip. Oil and water stay outside.':
    '450 mal 210 mal 30 mm aus geschlossenem Schaum mit Griff. Öl und Wasser bleiben draußen.',
  '$5 off from $25': '$5 Rabatt ab $25',
  'For any goods of $25 and more, also reduced ones.': 'Für Waren ab $25, auch reduzierte.',
  '$10 off from $60': '$10 Rabatt ab $60',
  'For any goods of $60 and more, also reduced ones.': 'Für Waren ab $60, auch reduzierte.',
  '20 % off starter parts': '20 % auf Anlasserteile',
  'For brushes, drives, solenoids and all else that a starter is made of.':
    'Für Kohlen, Ritzel, Magnetschalter und alles andere, woraus ein Anlasser besteht.',
}

export const germanShopPhrases: readonly PhraseTranslation[] = [[/^(.+) sales tax$/, 'Umsatzsteuer $1']]
