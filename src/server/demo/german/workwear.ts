/** German names and texts of the demo shops' workwear, by English text. */
export const germanWorkwear: Readonly<Record<string, string>> = {
  'Clothes, shoes and gloves for the workshop, and what else makes its day easier.':
    'Kleidung, Schuhe und Handschuhe für die Werkstatt, und was ihren Tag sonst leichter macht.',
  'Workshop jacket': 'Arbeitsjacke',
  'Canvas jacket with covered zip, so that no metal touches the paint, and two pockets that close. Washes at 60 °C.':
    'Jacke aus Canvas mit verdecktem Reißverschluss, damit kein Metall an den Lack kommt, und zwei verschließbaren Taschen. Bei 60 °C waschbar.',
  'Warning jacket': 'Warnjacke',
  'For the road and the yard: EN ISO 20471 class 3, taped seams, lining that buttons out.':
    'Für Straße und Hof: EN ISO 20471 Klasse 3, verklebte Nähte, ausknöpfbares Futter.',
  'Quilted vest': 'Steppweste',
  'Warm at the back, free at the arms. Inside pocket for a phone, knitted sides that give.':
    'Warm am Rücken, frei an den Armen. Innentasche fürs Handy, dehnbare Strickseiten.',
  'Work trousers': 'Arbeitshose',
  'Knee pockets for pads that go in from below, rule pocket, stretch at the seat. Triple seams.':
    'Knietaschen für Polster, von unten einzuschieben, Zollstocktasche, Stretch am Gesäß. Dreifachnähte.',
  'Bib overalls': 'Latzhose',
  'Straps with a clip that opens with one hand, bib with a pocket for the gauge, knees in two layers.':
    'Träger mit Schnalle, die sich mit einer Hand öffnet, Latz mit Tasche für die Lehre, Knie doppelt.',
  'Workshop T-shirt': 'Werkstatt-T-Shirt',
  'Heavy knit, shoulder seams set forward where the strap lies. Printed inside, no label that scratches.':
    'Schwere Ware, Schulternähte nach vorn versetzt, wo der Träger liegt. Innen bedruckt, kein Etikett, das kratzt.',
  'Hooded sweater': 'Kapuzenpullover',
  'Brushed inside, hood without a cord that could catch in a belt, cuffs that stay up.':
    'Innen angeraut, Kapuze ohne Kordel, die in einen Riemen geraten könnte, Bündchen, die oben bleiben.',
  'Grip gloves': 'Montagehandschuhe',
  'Nitrile foam on the palm holds what is oily; the back breathes. EN 388: 4121X. They touch a screen. By the pair.':
    'Nitrilschaum auf der Handfläche hält, was ölig ist; der Rücken atmet. EN 388: 4121X. Bedienen einen Bildschirm. Paarweise.',
  'Safety shoes S3': 'Sicherheitsschuhe S3',
  'EN ISO 20345 S3: steel-free toe cap, sole that stands oil and nails. They pass a metal detector and conduct no cold.':
    'EN ISO 20345 S3: stahlfreie Zehenkappe, Sohle gegen Öl und Nägel. Sie gehen durch den Metalldetektor und leiten keine Kälte.',
  'Workshop cap': 'Werkstattkappe',
  'Short brim that does not touch the bonnet when you lean in. Closes with a clip, one size from 55 to 61 cm.':
    'Kurzer Schirm, der beim Vorbeugen nicht an die Haube stößt. Mit Schnalle, eine Größe von 55 bis 61 cm.',
  'Bench apron': 'Werkstattschürze',
  'For overhauling: oil runs off, brushes and springs lie in two pockets, straps cross at the back.':
    'Für Überholungen: Öl perlt ab, Kohlen und Federn liegen in zwei Taschen, Träger am Rücken gekreuzt.',
  'Workshop mug': 'Werkstattbecher',
  'Stoneware with a handle that a glove fits through. 0.35 litres, for the dishwasher.':
    'Steinzeug mit einem Henkel, durch den ein Handschuh passt. 0,35 Liter, für die Spülmaschine.',
  'Mechanic’s creeper': 'Montageliege',
  'Rolls under the car 48 mm above the floor on six castors that stand brake cleaner. Head rest folds up; carries 150 kg.':
    'Rollt 48 mm über dem Boden unter das Auto, auf sechs Rollen, die Bremsenreiniger vertragen. Kopfteil klappbar; trägt 150 kg.',
}
