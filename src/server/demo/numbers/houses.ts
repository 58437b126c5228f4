/**
 * An aftermarket brand with its own numbers for starters and alternators (cross references). `shape`: the pattern of its numbers; `market`:
 * where it is sold.
 */
export interface CrossReferenceBrand {
  maker: string
  shape: string
  market: 'us' | 'eu' | 'both'
  /** How frequent the brand's numbers are, relative to other brands. */
  share: number
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
  { maker: 'Lester', shape: '{16|17|18|19|30|31|32|33}###{N|N|N||R}', market: 'both', share: 8 },
  { maker: 'WAI', shape: '2-####-', market: 'us', share: 5 },
  { maker: 'Cargo', shape: '11####', market: 'eu', share: 6 },
  { maker: 'HC-Parts', shape: 'CS{|1}###', market: 'eu', share: 4 },
  { maker: 'Elstock', shape: '25-####', market: 'eu', share: 4 },
  { maker: 'AS-PL', shape: 'S{0|1|2|3|4|5|6|9}###', market: 'eu', share: 6 },
  { maker: 'Remy', shape: 'DRS####', market: 'both', share: 4 },
  { maker: 'Lucas', shape: 'LRS0####', market: 'eu', share: 4 },
  { maker: 'Hella', shape: '8EA 7## ###-001', market: 'eu', share: 3 },
  { maker: 'Casco', shape: 'CST#####{AS|ES|GS|OS|RS}', market: 'eu', share: 3 },
  { maker: 'Wood Auto', shape: 'STR#####', market: 'eu', share: 3 },
  { maker: 'Mahle', shape: 'MS ###', market: 'both', share: 2 },
  { maker: 'ACDelco', shape: '336-####', market: 'us', share: 4 },
  { maker: 'Bosch', shape: '0 986 0{10|11|12|13|14|15|16|17|18|19|20|21|22|23|24|25} ###', market: 'eu', share: 3 },
  { maker: 'Bosch', shape: 'SR####{X|N}', market: 'us', share: 3 },
  { maker: 'Denso', shape: 'DSN####', market: 'eu', share: 2 },
]

export const alternatorBrands: readonly CrossReferenceBrand[] = [
  { maker: 'Lester', shape: '{7|8|11|12|13|14|20|21|22|23|24}###{N|N|N||R}', market: 'both', share: 8 },
  { maker: 'WAI', shape: '1-####-##', market: 'us', share: 5 },
  { maker: 'Cargo', shape: '11####', market: 'eu', share: 6 },
  { maker: 'HC-Parts', shape: '{CA1|CA|JA|JA1}###IR', market: 'eu', share: 4 },
  { maker: 'Elstock', shape: '28-####', market: 'eu', share: 4 },
  { maker: 'AS-PL', shape: 'A{0|1|2|3|4|5|6|9}###', market: 'eu', share: 6 },
  { maker: 'Remy', shape: 'DRA####', market: 'both', share: 4 },
  { maker: 'Lucas', shape: 'LRA0####', market: 'eu', share: 4 },
  { maker: 'Hella', shape: '8EL 7## ###-001', market: 'eu', share: 3 },
  { maker: 'Casco', shape: 'CAL#####{AS|ES|GS|OS|RS}', market: 'eu', share: 3 },
  { maker: 'Wood Auto', shape: 'ALT####', market: 'eu', share: 3 },
  { maker: 'Mahle', shape: 'MG ###', market: 'both', share: 2 },
  { maker: 'ACDelco', shape: '{334|321}-####', market: 'us', share: 4 },
  { maker: 'Bosch', shape: '0 986 0{30|31|33|34|36|37|38|39|40|41|42|43|44|45|46|47|48|49} ###', market: 'eu', share: 3 },
  { maker: 'Bosch', shape: 'AL####{X|N}', market: 'us', share: 3 },
  { maker: 'Denso', shape: 'DAN####', market: 'eu', share: 2 },
]
