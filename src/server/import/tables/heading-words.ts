import { partFieldHeadings, type TargetKey } from './targets.ts'

/**
 * The known headings of columns by their meaning, in English, German, French, Spanish, Polish, Italian and Dutch, separated by bars. They
 * are compared in the form of `normalizeWords`, without units and currencies. When two meanings have the same heading, the meaning that
 * stands first in `targets` is used.
 */
export const headingWords: Readonly<Record<TargetKey, string>> = {
  ...partFieldHeadings,
  code: `
    part number | part no | part nr | part num | part | partnumber | partno | part code | pn | p n | sku | mcode | item | item no
    item number | item code | item id | stock code | product code | product no | product number | article | article no
    article number | artikelnummer | artikelnr | artikel nr | artikel no | art nr | artnr | art no | artikel | teilenummer | teilenr
    teile nr | bestellnummer | bestellnr | best nr | sachnummer | materialnummer | produktnummer | unsere nummer | reference | ref
    reference article | ref article | reference produit | code article | code produit | no article | numero article
    numero de piece | referencia | codigo | cod | codigo articulo | numero de parte | n de parte | numero de pieza
    codigo de producto | indeks | numer katalogowy | nr katalogowy | numer czesci | nr czesci | numer artykulu | kod | kod towaru
    kod produktu | symbol | codice | codice articolo | cod articolo | codice prodotto | articolo | riferimento | artikelcode
    artikelnummer leverancier | onderdeelnummer | productcode | 货号 | 品番 | 商品コード | 部品番号 | manufacturer part number | mpn | mfr part number
    hersteller artikelnummer | supplier part number | lieferanten artikelnummer`,
  brand: 'brand | brand name | brandaaiaid | brand code | marke | marke artikel | marque | marca | marka | merk | label | 品牌',
  name: `
    name | part name | product name | item name | title | short description | description short | product | designation
    bezeichnung | artikelbezeichnung | bezeichnung 1 | benennung | artikelname | produktname | kurzbezeichnung | kurztext | titel
    nom | nom du produit | libelle | intitule | nombre | nombre del producto | denominacion | nazwa | nazwa towaru | nazwa produktu
    nazwa czesci | nome | nome prodotto | denominazione | naam | productnaam | omschrijving kort | artikelomschrijving | kurztext 1 | 品名 | 商品名`,
  newName: '',
  description: `
    description | long description | details | product description | item description | text | beschreibung | langtext
    artikelbeschreibung | produktbeschreibung | bezeichnung 2 | description longue | descriptif | descripcion | descripcion larga
    opis | opis towaru | opis produktu | descrizione | descrizione articolo | omschrijving | beschrijving | kurztext 2 | 描述 | 説明`,
  condition: `
    condition | quality | new reman | new used | zustand | artikelzustand | qualitat | neu at | etat | estado | stan | condizione
    stato | staat | conditie`,
  category: `
    category | categories | product category | category path | product group | subcategory | sub category | kategorie | warengruppe
    artikelgruppe | produktgruppe | unterkategorie | rubrik | categorie | famille | sous categorie | sous famille | categoria
    familia | subcategoria | kategoria | podkategoria | grupa towarowa | grupa | sottocategoria | famiglia | gruppo | productgroep
    artikelgroep | subcategorie`,
  family: `
    family | group | group name | product family | product line | produktfamilie | produktlinie | baureihe | gamme
    linea de producto | linia produktow | linea prodotto | productlijn`,
  kind: `
    part type | product type | type of part | kind | kind of part | generic article | part terminology | parttypeid | teileart
    artikelart | produktart | produkttyp | generischer artikel | type de piece | type de produit | tipo de pieza | tipo de producto
    rodzaj czesci | typ czesci | rodzaj | tipo prodotto | tipo ricambio | producttype | soort`,
  producer: `
    producer | manufacturer | mfr | mfg | hersteller | fabrikat | produzent | fabricant | fabricante | producent | producator
    produttore | fabbricante | fabrikant | producent czesci | メーカー | メーカー名 | 製造元`,
  price: `
    price | sell price | selling price | sales price | unit price | price each | price per piece | net price | your price
    dealer price | retail | retail price | price net | preis | vk | vk preis | vk netto | verkaufspreis | nettopreis | netto preis
    preis netto | stuckpreis | einzelpreis | netto vk | vkp | preis stuck | prix | prix de vente | prix net | prix unitaire
    prix vente | prix ht | pv ht | pu ht | tarif | precio | precio venta | precio neto | precio unitario | pvp neto | cena
    cena netto | cena sprzedazy | prezzo | prezzo netto | prezzo di vendita | prezzo unitario | prijs | netto prijs | nettoprijs
    verkoopprijs | stukprijs | 价格 | 価格 | 単価 | 販売価格`,
  list: `
    list | list price | msrp | rrp | retail list | suggested retail price | map | uvp | uvp netto | uvp brutto | listenpreis
    bruttopreis | brutto | katalogpreis | uvpe | prix public | prix catalogue | prix conseille | ppc | pvp | precio de lista
    precio tarifa | precio recomendado | cena katalogowa | cena detaliczna | cena brutto | prezzo di listino | listino
    prezzo consigliato | adviesprijs | brutoprijs | catalogusprijs | 定価`,
  cost: `
    cost | cost price | unit cost | purchase price | buying price | jobber cost | ek | ek preis | ek netto | einkaufspreis | einkauf
    netto ek | ekp | prix d achat | prix achat | pa ht | precio de compra | precio costo | coste | cena zakupu | prezzo di acquisto
    costo | inkoopprijs | inkoop | 仕入価格 | 原価`,
  wasPrice: `
    was | was price | old price | price before | regular price | statt | statt preis | alter preis | streichpreis | ancien prix
    prix barre | precio anterior | stara cena | cena przed | prezzo precedente | oude prijs | van prijs`,
  priceUnit: `
    price unit | price per | price quantity | per quantity | preiseinheit | preis einheit | preis je | preis pro | pe | unite de prix
    prix par | cena za | jednostka ceny | prezzo per | prijs per | 価格単位`,
  offer: `
    sale price | special price | offer price | promo price | promotional price | angebotspreis | aktionspreis | sonderpreis | prix promo
    prix promotionnel | precio de oferta | precio oferta | cena promocyjna | prezzo offerta | prezzo promozionale | actieprijs`,
  offerFrom: 'sale price from | special price from date | angebot ab | aktion ab',
  offerTo: 'sale price to | special price to date | angebot bis | aktion bis',
  core: `
    core | core charge | core price | core deposit | core value | deposit | surcharge | exchange surcharge | pfand | pfandwert
    altteilwert | altteilpfand | at pfand | altteil | consigne | casco | deposito | valor casco | kaucja | zwrot | kaucja za rdzen
    carcassa | cauzione | reso | statiegeld | inruil | borg`,
  currency: `
    currency | currency code | cur | curr | wahrung | wahrungscode | wkz | devise | monnaie | moneda | divisa | waluta | valuta
    munt | 币种`,
  fromQty: `
    from quantity | from qty | break | price break | break quantity | quantity break | min break | ab menge | staffel | staffelmenge
    ab stuck | menge ab | a partir de quantite | palier | cantidad desde | desde cantidad | od ilosci | prog | da quantita
    scaglione | vanaf aantal | staffelaantal`,
  priceGroup: `
    price group | customer group | price type | price level | pricelevel | kundengruppe | preisgruppe | preisart | groupe client
    grupo de clientes | grupa klientow | gruppo clienti | klantgroep | prijsgroep`,
  priceFrom: `
    valid from | effective date | effective | price valid from | gultig ab | gueltig ab | preis gultig ab | gultig von | valable du
    valable a partir du | valido desde | wazne od | valido dal | geldig vanaf`,
  priceTo: `
    valid to | valid until | expires | expiration date | price valid to | gultig bis | gueltig bis | valable jusqu au | valido hasta
    wazne do | valido fino al | geldig tot`,
  stock: `
    stock | in stock | on hand | qty on hand | quantity on hand | qoh | quantity | qty | available | available qty
    available quantity | availability | inventory | stock qty | stock level | bestand | lagerbestand | lager | lagermenge
    verfugbar | verfugbare menge | menge | anzahl | stuck | stuckzahl | qte | quantite | stock disponible | disponible | dispo
    en stock | existencias | cantidad | stan magazynowy | stan | ilosc | dostepnosc | dostepne | giacenza | quantita | disponibilita
    disponibile | voorraad | aantal | beschikbaar | 库存 | 在庫 | 在庫数 | 在庫数量 | 数量`,
  restockOn: `
    restock | restock date | back in stock | back in stock on | next delivery | eta | expected | expected on | liefertermin
    wieder lieferbar | wieder da | nachster zugang | zulauf am | date de reappro | prochain arrivage | fecha de reposicion
    proxima entrega | data dostawy | prossimo arrivo | leverdatum | weer leverbaar | 入荷予定日 | 入荷予定`,
  boxLength: `
    box length | package length | packaging length | shipping length | carton length | packing length | verpackungslange
    verpackung lange | karton lange | packmass lange | longueur colis | longueur emballage | largo caja | largo embalaje
    dlugosc opakowania | lunghezza imballo | verpakking lengte`,
  boxWidth: `
    box width | package width | packaging width | shipping width | carton width | packing width | verpackungsbreite
    verpackung breite | karton breite | packmass breite | largeur colis | largeur emballage | ancho caja | ancho embalaje
    szerokosc opakowania | larghezza imballo | verpakking breedte`,
  boxHeight: `
    box height | package height | packaging height | shipping height | carton height | packing height | verpackungshohe
    verpackung hohe | karton hohe | packmass hohe | hauteur colis | hauteur emballage | alto caja | alto embalaje
    wysokosc opakowania | altezza imballo | verpakking hoogte`,
  boxSize: `
    box | box size | package size | package dimensions | packaging dimensions | shipping dimensions | carton size
    dimensions l x w x h | verpackungsmasse | verpackungsmass | packmass | karton | dimensions colis | dimensions emballage
    dimensiones embalaje | medidas caja | wymiary opakowania | dimensioni imballo | verpakkingsmaten`,
  withdrawn: `
    discontinued | obsolete | withdrawn | deleted | auslauf | ausgelaufen | entfallen | auslaufartikel | supprime | arrete
    descatalogado | wycofany | fuori produzione | uitlopend`,
  forSale: `
    for sale | published | is published | visible | is visible | visibility | active | is active | enabled | is enabled | status | online | is online | sellable
    show in shop | veroffentlicht | freigegeben | aktiv | ist aktiv | aktiviert | sichtbar | sichtbarkeit | webshop | im shop | shop aktiv | publie | actif | active o n
    statut | etat de publication | visibilite | en ligne | publicado | activo | estado | opublikowany | aktywny | widoczny | pubblicato | attivo | stato
    visibile | gepubliceerd | actief | zichtbaar`,
  hidden: `
    hidden | is hidden | draft | is draft | archived | is archived | inactive | disabled | unpublished | entwurf | versteckt | verborgen | ausgeblendet | inaktiv
    gesperrt | deaktiviert | archiviert | brouillon | masque | cache | inactif | desactive | archive | borrador | oculto | inactivo | szkic | ukryty | nieaktywny
    bozza | nascosto | inattivo | concept | verborgen artikel | inactief`,
  attributePairs: '',
  picture: `
    image | images | picture | pictures | photo | image file | image name | image url | bild | bilder | bildname | bilddatei | foto
    fotos | image produit | imagen | imagenes | zdjecie | zdjecia | immagine | immagini | afbeelding | 图片`,
  torques: 'torque | torques | tightening torques | anzugsdrehmomente | anzugsmomente | couples de serrage | pares de apriete',
  fittingNotes: 'fitting notes | installation notes | einbauhinweise | montagehinweise | notes de montage | notas de montaje',
  words: `
    keywords | search words | tags | suchbegriffe | suchworte | stichworte | schlagworte | matchcode | mots cles | palabras clave
    slowa kluczowe | parole chiave | zoekwoorden`,
  oe: `
    oe | oem | oe number | oe numbers | oem number | oem numbers | oe no | oem no | oe nummer | oe nummern | oem nummer
    oem nummern | oe nr | oem nr | original number | original part number | originalnummer | originalteilenummer | oe ref | oem ref
    oe reference | oem reference | reference oe | reference oem | reference origine | ref origine | reference constructeur
    numero oe | numery oe | numery oem | numery oryginalne | numeros oe | numeri oe | numero original | referencia oe | referencia original | numer oe | numer oem | nr oe | nr oem | numer oryginalny
    numero oem | codice oe | codice originale | origineel nummer | reference part number`,
  oeMaker: `
    oe maker | oem maker | oe brand | oem brand | oe manufacturer | oem manufacturer | oe hersteller | oem hersteller | oem name
    marque oe | marque constructeur | constructeur oe | fabricante oe | producent oe | costruttore oe`,
  cross: `
    cross | crosses | cross reference | cross references | cross ref | xref | x ref | interchange | interchange number
    interchange part number | competitor number | competitor part number | competitor | alternative number | replaces | lester
    cargo | wai | vergleichsnummer | vergleichsnummern | referenznummer | referenznummern | vergleich | ersetzt | fremdnummer
    wettbewerbsnummer | reference croisee | references croisees | equivalence | equivalences | correspondance | referencia cruzada
    equivalencia | equivalencias | zamiennik | zamienniki | numer zamiennika | riferimento incrociato | equivalente | equivalenza
    kruisverwijzing | number | numbers | nummer | nummern | numero | numer`,
  crossMaker: `
    cross maker | cross brand | competitor name | competitor brand | interchange brand | maker | reference maker | make
    vergleichshersteller | referenzhersteller | wettbewerber | number maker | hersteller nummer von | marque concurrente
    marque equivalence | marca equivalencia | producent zamiennika | marca equivalente`,
  numberKind: 'kind of number | number type | type | art | nummernart | referenzart | typ | tipo | kind',
  application: `
    application | vehicle type | vehicle class | segment | fahrzeugart | anwendung | einsatz | type de vehicule | tipo de vehiculo
    rodzaj pojazdu | tipo veicolo | voertuigtype`,
  make: `
    make | make name | vehicle make | car make | fahrzeughersteller | fahrzeugmarke | hersteller | automarke | constructeur
    marque vehicule | fabricante | marca vehiculo | marka pojazdu | marka samochodu | costruttore | casa | marca veicolo | automerk`,
  model: `
    model | model name | vehicle model | car model | vehicle | modell | fahrzeug | fahrzeugmodell | fahrzeugtyp | typ
    baureihe modell | modele | vehicule | modelo | vehiculo | pojazd | modello | veicolo | voertuig | applicable models`,
  group: `
    model line | model series | series | generation | baureihe | modellreihe | gamme | gama | seria | serie | gamma | modelreeks`,
  engine: `
    engine | engine code | engine name | engine size | engine base | motor | motorcode | motorkennbuchstabe | mkb | hubraum
    motorisation | moteur | code moteur | motorizacion | silnik | kod silnika | motore | codice motore | motorcode nr`,
  yearFrom: `
    year from | from year | start year | first year | begin year | baujahr von | bj von | von | von jahr | ab baujahr | from
    annee debut | annee de | ano desde | desde | rok od | od | anno da | dal | bouwjaar van | van`,
  yearTo: `
    year to | to year | end year | last year | baujahr bis | bj bis | bis | bis jahr | to | annee fin | annee a | ano hasta | hasta
    rok do | do | anno a | al | bouwjaar tot | tot`,
  years: `
    year | years | year range | model year | model years | baujahr | baujahre | bj | bauzeit | bauzeitraum | modelljahr | annee
    annees | ano | anos | rok | lata | rocznik | rok produkcji | anno | anni | bouwjaar | bouwjaren | yearid`,
  note: `
    note | notes | remark | remarks | comment | comments | qualifier | qualifiers | position | restriction | restrictions
    bemerkung | bemerkungen | hinweis | hinweise | einschrankung | zusatz | einbauposition | remarque | remarques | observaciones
    nota | notas | uwagi | uwaga | note aggiuntive | opmerking | opmerkingen`,
  id: `
    id | category id | category code | categoryid | kategorie id | kategorie nr | basevehicle | basevehicleid | base vehicle id
    vehicle id | vcdb id | ktype | k type | ktypnr | typ nr | vehicleid | vehicle code`,
  parentId: `
    parent | parent id | parentid | parent category | eltern | eltern id | ubergeordnet | oberkategorie | ubergeordnete kategorie
    parent categorie | categoria padre | kategoria nadrzedna | padre | bovenliggend`,
  label: `
    name | title | category | category name | kategorie | kategoriename | bezeichnung | nom | libelle | categorie | nombre
    categoria | nazwa | kategoria | nome | naam | value`,
  sortNum: `
    sort | sort number | sort order | order | position | sortierung | reihenfolge | rang | ordre | orden | kolejnosc | ordine
    volgorde`,
  decides: 'decides | deciding | card attributes | entscheidend | merkmale karte',
  filters: 'filters | filter | filter attributes | filtermerkmale | filtres | filtros | filtry | filtri',
  shows: 'shows | shown | show | attributes | angezeigt | merkmale | attribute',
  of: 'of | table | id of | kind | kind of id | type | tabelle',
  makeId: 'make id | makeid | hersteller id | herstellernr',
  modelId: 'model id | modelid | modell id | modellnr',
}

export const headingWordsFor = (target: TargetKey): string[] => headingWords[target].split(/[|\n]/).filter((word) => word.trim() !== '')
