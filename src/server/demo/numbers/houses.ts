/**
 * An aftermarket brand with its own numbers for starters and alternators (cross references). `numberPattern`: the pattern of its numbers;
 * `market`:
 * where it is sold.
 */
export interface CrossReferenceBrand {
  maker: string
  numberPattern: string
  market: 'us' | 'eu' | 'both'
  /** How frequent the brand's numbers are, relative to other brands. */
  frequencyWeight: number
}

/** The suffixes of WAI's older numbers, each for the producer of the original unit. */
export const waiSuffixByProducer: Readonly<Record<string, string>> = {
  Denso: 'ND',
  'Mitsubishi Electric': 'MI',
  Hitachi: 'HI',
  Bosch: 'BO',
  Valeo: 'VA',
  'Delco Remy': 'DR',
  Motorcraft: 'FD',
  Iskra: 'IS',
  Lucas: 'LU',
  Prestolite: 'PR',
  Nikko: 'NK',
  Sawafuji: 'SA',
  'Magneti Marelli': 'MM',
  Magneton: 'MG',
  'Briggs & Stratton': 'BS',
  Kohler: 'KO',
  CDI: 'CD',
  Blackstrip: 'DR',
}

export const starterBrands: readonly CrossReferenceBrand[] = [
  { maker: 'Lester', numberPattern: '{16|17|18|19|30|31|32|33}###{N|N|N||R}', market: 'both', frequencyWeight: 8 },
  { maker: 'WAI', numberPattern: '2-####-', market: 'us', frequencyWeight: 5 },
  { maker: 'Cargo', numberPattern: '11####', market: 'eu', frequencyWeight: 6 },
  { maker: 'HC-Parts', numberPattern: 'CS{|1}###', market: 'eu', frequencyWeight: 4 },
  { maker: 'Elstock', numberPattern: '25-####', market: 'eu', frequencyWeight: 4 },
  { maker: 'AS-PL', numberPattern: 'S{0|1|2|3|4|5|6|9}###', market: 'eu', frequencyWeight: 6 },
  { maker: 'Remy', numberPattern: 'DRS####', market: 'both', frequencyWeight: 4 },
  { maker: 'Lucas', numberPattern: 'LRS0####', market: 'eu', frequencyWeight: 4 },
  { maker: 'Hella', numberPattern: '8EA 7## ###-001', market: 'eu', frequencyWeight: 3 },
  { maker: 'Casco', numberPattern: 'CST#####{AS|ES|GS|OS|RS}', market: 'eu', frequencyWeight: 3 },
  { maker: 'Wood Auto', numberPattern: 'STR#####', market: 'eu', frequencyWeight: 3 },
  { maker: 'Mahle', numberPattern: 'MS ###', market: 'both', frequencyWeight: 2 },
  { maker: 'ACDelco', numberPattern: '336-####', market: 'us', frequencyWeight: 4 },
  { maker: 'Bosch', numberPattern: '0 986 0{10|11|12|13|14|15|16|17|18|19|20|21|22|23|24|25} ###', market: 'eu', frequencyWeight: 3 },
  { maker: 'Bosch', numberPattern: 'SR####{X|N}', market: 'us', frequencyWeight: 3 },
  { maker: 'Denso', numberPattern: 'DSN####', market: 'eu', frequencyWeight: 2 },
]

export const alternatorBrands: readonly CrossReferenceBrand[] = [
  { maker: 'Lester', numberPattern: '{7|8|11|12|13|14|20|21|22|23|24}###{N|N|N||R}', market: 'both', frequencyWeight: 8 },
  { maker: 'WAI', numberPattern: '1-####-##', market: 'us', frequencyWeight: 5 },
  { maker: 'Cargo', numberPattern: '11####', market: 'eu', frequencyWeight: 6 },
  { maker: 'HC-Parts', numberPattern: '{CA1|CA|JA|JA1}###IR', market: 'eu', frequencyWeight: 4 },
  { maker: 'Elstock', numberPattern: '28-####', market: 'eu', frequencyWeight: 4 },
  { maker: 'AS-PL', numberPattern: 'A{0|1|2|3|4|5|6|9}###', market: 'eu', frequencyWeight: 6 },
  { maker: 'Remy', numberPattern: 'DRA####', market: 'both', frequencyWeight: 4 },
  { maker: 'Lucas', numberPattern: 'LRA0####', market: 'eu', frequencyWeight: 4 },
  { maker: 'Hella', numberPattern: '8EL 7## ###-001', market: 'eu', frequencyWeight: 3 },
  { maker: 'Casco', numberPattern: 'CAL#####{AS|ES|GS|OS|RS}', market: 'eu', frequencyWeight: 3 },
  { maker: 'Wood Auto', numberPattern: 'ALT####', market: 'eu', frequencyWeight: 3 },
  { maker: 'Mahle', numberPattern: 'MG ###', market: 'both', frequencyWeight: 2 },
  { maker: 'ACDelco', numberPattern: '{334|321}-####', market: 'us', frequencyWeight: 4 },
  { maker: 'Bosch', numberPattern: '0 986 0{30|31|33|34|36|37|38|39|40|41|42|43|44|45|46|47|48|49} ###', market: 'eu', frequencyWeight: 3 },
  { maker: 'Bosch', numberPattern: 'AL####{X|N}', market: 'us', frequencyWeight: 3 },
  { maker: 'Denso', numberPattern: 'DAN####', market: 'eu', frequencyWeight: 2 },
]
