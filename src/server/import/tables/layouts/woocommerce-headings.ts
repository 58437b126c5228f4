import type { HeadingTranslation } from './translated.ts'

/** The German headings of WooCommerce, which writes headings in the user's language. Units in brackets depend on the shop and are kept. */
const germanHeadings: HeadingTranslation = {
  headings: {
    ...{
      type: 'typ',
      sku: 'artikelnummer | art nr | sku',
      published: 'veroffentlicht',
      'is featured': 'ist hervorgehoben | ist vorgestellt',
    },
    ...{ 'gtin upc ean or isbn': 'gtin upc ean oder isbn', 'visibility in catalog': 'sichtbarkeit im katalog' },
    ...{ 'short description': 'kurzbeschreibung', description: 'beschreibung', 'tax status': 'steuerstatus', 'tax class': 'steuerklasse' },
    'date sale price starts': 'datum an dem angebotspreis beginnt | datum an dem der angebotspreis beginnt | angebotspreis beginnt am',
    'date sale price ends': 'datum an dem angebotspreis endet | datum an dem der angebotspreis endet | angebotspreis endet am',
    ...{ 'in stock': 'vorratig | auf lager', stock: 'lager | lagerbestand | bestand | vorrat' },
    ...{ 'low stock amount': 'geringe lagermenge | schwellwert fur geringen lagerbestand | niedriger lagerbestand' },
    ...{ 'backorders allowed': 'lieferruckstande erlaubt | lieferruckstand erlaubt | nachbestellungen erlaubt' },
    ...{ 'sold individually': 'nur einzeln verkaufen | einzeln verkauft | wird einzeln verkauft' },
    ...{
      'allow customer reviews': 'kundenrezensionen erlauben | kundenbewertungen erlauben | kundenrezensionen zulassen',
      'purchase note': 'hinweis zum kauf',
    },
    ...{
      'sale price': 'angebotspreis',
      'regular price': 'regularer preis | normaler preis',
      categories: 'kategorien',
      tags: 'schlagworter',
    },
    ...{
      'shipping class': 'versandklasse',
      images: 'bilder',
      'download limit': 'downloadlimit',
      'download expiry days': 'ablauftage des downloads',
    },
    ...{ parent: 'ubergeordnetes produkt | ubergeordnet | eltern | elternprodukt', 'grouped products': 'gruppierte produkte' },
    ...{
      upsells: 'zusatzverkaufe',
      'cross sells': 'cross sells querverkaufe | querverkaufe',
      'external url': 'externe url',
      brands: 'marken',
    },
  },
  numberedHeadings: [
    [/^gewicht(?= |$)/, 'weight'],
    [/^lange(?= |$)/, 'length'],
    [/^breite(?= |$)/, 'width'],
    [/^hohe(?= |$)/, 'height'],
    [/^attribut (\d+) name$/, 'attribute $1 name'],
    [/^attribut (\d+) wert(?: e)?$|^attribut (\d+) werte$/, 'attribute $1$2 value s'],
    [/^attribut (\d+) sichtbar$/, 'attribute $1 visible'],
    [/^attribut (\d+) global$/, 'attribute $1 global'],
    [/^attribut (\d+) standard$/, 'attribute $1 default'],
    [/^download (\d+) .*$/, 'download $1'],
  ],
}

const frenchHeadings: HeadingTranslation = {
  headings: {
    ...{
      sku: 'ugs',
      name: 'nom',
      published: 'publie',
      'is featured': 'mis en avant | est mis en avant',
      'gtin upc ean or isbn': 'gtin upc ean ou isbn',
    },
    ...{ 'visibility in catalog': 'visibilite dans le catalogue', 'short description': 'description courte' },
    ...{
      'date sale price starts': 'date de debut de promo | date de debut de promotion',
      'date sale price ends': 'date de fin de promo | date de fin de promotion',
    },
    ...{ 'tax status': 'etat de la tva | statut de la taxe', 'tax class': 'classe de tva | classe de taxe', 'in stock': 'en stock' },
    ...{
      'low stock amount': 'montant de stock faible | quantite de stock faible',
      'sold individually': 'vendre individuellement | vendu individuellement',
    },
    'backorders allowed': 'autoriser les commandes de produits en rupture | commandes en rupture autorisees',
    ...{
      'allow customer reviews': 'autoriser les avis clients',
      'purchase note': 'note de commande',
      'sale price': 'tarif promo | prix promo',
    },
    ...{
      'regular price': 'tarif regulier | prix regulier | prix normal',
      tags: 'etiquettes',
      'shipping class': 'classe d expedition | classe de livraison',
    },
    ...{
      'download limit': 'limite de telechargement',
      'download expiry days': 'jours d expiration du telechargement',
      'grouped products': 'groupes de produits | produits groupes',
    },
    ...{
      upsells: 'produits suggeres',
      'cross sells': 'ventes croisees',
      'external url': 'url externe',
      'button text': 'libelle du bouton',
      brands: 'marques',
    },
  },
  numberedHeadings: [
    [/^poids(?= |$)/, 'weight'],
    [/^longueur(?= |$)/, 'length'],
    [/^largeur(?= |$)/, 'width'],
    [/^hauteur(?= |$)/, 'height'],
    [/^nom de l attribut (\d+)$/, 'attribute $1 name'],
    [/^valeur(?: s|s)? de l attribut (\d+)$/, 'attribute $1 value s'],
    [/^attribut (\d+) visible$/, 'attribute $1 visible'],
    [/^attribut (\d+) global$/, 'attribute $1 global'],
    [/^attribut (\d+) par defaut$/, 'attribute $1 default'],
    [/^telechargement (\d+) .*$/, 'download $1'],
  ],
}

export const wooCommerceHeadings: readonly HeadingTranslation[] = [germanHeadings, frenchHeadings]
