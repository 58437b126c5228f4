import { type MakerNumberPatterns, numberPatternsOfYear } from './makers-by-year.ts'

const fordNumberPatterns = { starter: '{D5|D6|D8|E1|E5}NN11000{A|B|C|D}', alternator: '{D5|D7|E1|E6}NN10300{A|B|C|D}' }
const hyundaiNumberPatterns = { starter: '36100-#####', alternator: '37300-#####' }
const toyotaNumberPatterns = { starter: '28100-#####', alternator: '27060-#####' }
const omcNumberPatterns = { starter: '058####', alternator: '098####' }
const kohlerNumberPatterns = { starter: '{12|20|24|25|32} 098 ##-S', alternator: '{12|24|25} 085 ##-S' }
const kawasakiNumberPatterns = { starter: '21163-####', alternator: '21001-####' }
const yamahaNumberPatterns = { starter: '6@#-81800-#0', alternator: '6@#-81450-#0' }
const isuzuNumberPatterns = { starter: '8-9####-###-#', alternator: '8-9####-###-#' }

/**
 * The number patterns of vehicle makers, by make. The key begins with the application's id if a make uses different patterns per
 * application.
 */
const numberPatternsByVehicleMake: Readonly<Record<string, MakerNumberPatterns>> = {
  Toyota: toyotaNumberPatterns,
  Lexus: toyotaNumberPatterns,
  '5 Toyota': { starter: '28100-{20|23|26|78}###-71', alternator: '27060-{76|78|23}###-71' },
  Nissan: { starter: '23300-@@##0', alternator: '23100-@@##0' },
  Honda: { starter: '31200-@@#-0##', alternator: '31100-@@#-0##' },
  'Honda ATV': { starter: '31200-H@#-0##', alternator: '31100-H@#-0##' },
  Hyundai: hyundaiNumberPatterns,
  Kia: hyundaiNumberPatterns,
  Subaru: { starter: '23300AA###', alternator: '23700AA###' },
  Mazda: { starter: '@@##-18-400', alternator: '@@##-18-300' },
  '4 Mitsubishi': { starter: '3##66-#####', alternator: '3##68-#####' },
  '6 Mitsubishi': { starter: '3##66-#####', alternator: '3##68-#####' },
  Suzuki: { starter: '31100-##@0#', alternator: '31400-##@0#' },
  '2 Volvo': { starter: '{20|21|22|36}######', alternator: '{20|21|22|36}######' },
  'Volvo CE': { starter: 'VOE{11|15|17|20|22}######', alternator: 'VOE{11|15|17|20|22}######' },
  'Volvo Penta': { starter: '{358|384|385|216}####', alternator: '{358|384|386|217}####' },
  '3 Ford': fordNumberPatterns,
  Fiat: { starter: '{468|517|518}#####', alternator: '{468|517|518}#####' },
  Opel: { starter: '62 02 ###', alternator: '62 04 ###' },
  Lada: { starter: '21{10|12|80|90}-3708010-##', alternator: '21{10|12|80|90}-3701010-##' },
  Chery: { starter: 'A11-3708110{A|B|C}@', alternator: 'A11-3701110{A|B|C}@' },
  'Great Wall': { starter: '3708100-E##', alternator: '3701100-E##' },
  Freightliner: { starter: 'DDE-A####15##00', alternator: 'DDE-A####15##50' },
  Mack: { starter: '{20|21}######', alternator: '{20|21}######' },
  International: { starter: '{350|357|300}####C91', alternator: '{350|357|183}####C91' },
  Hino: { starter: '28100-####@', alternator: '27040-####@' },
  Isuzu: isuzuNumberPatterns,
  'Mitsubishi Fuso': { starter: '{ME|MK}######', alternator: '{ME|MK}######' },
  'UD Trucks': { starter: '23300-Z5###', alternator: '23100-Z5###' },
  MAN: { starter: '51.26201-7###', alternator: '51.26101-7###' },
  Scania: { starter: '{1|2} ### ###', alternator: '{1|2} ### ###' },
  DAF: { starter: '1######', alternator: '1######' },
  Iveco: { starter: '{5040|5801|9904}#####', alternator: '{5040|5801|9904}#####' },
  'John Deere': { starter: '{RE|AR|TY|SE}######', alternator: '{RE|AL|TY|AR}######' },
  '7 John Deere': { starter: '{AM|MIA}1#####', alternator: '{AM|MIA}8#####' },
  'Case IH': { starter: '{86|87|84}######', alternator: '{86|87|84}######' },
  'Case CE': { starter: '{J919|8701|8780}####', alternator: '{J928|8702|8781}####' },
  'New Holland': { starter: '{504|870|872}#####', alternator: '{504|870|873}#####' },
  'International Harvester': { starter: '{3|4|5}#####R91', alternator: '{3|4|5}#####C91' },
  'Massey Ferguson': { starter: '{1|3|4}######M91', alternator: '{1|3|4}######M91' },
  Kubota: { starter: '#####-6301#', alternator: '#####-6401#' },
  Yanmar: { starter: '1#####-77010', alternator: '1#####-77200' },
  Zetor: { starter: '{53|59|62|78}.350.9##', alternator: '{53|59|62|78}.350.7##' },
  Valtra: { starter: 'V8366####', alternator: 'V8366####' },
  Caterpillar: { starter: '{1|2|3}##-####', alternator: '{1|2|3}##-####' },
  Komatsu: { starter: '600-813-####', alternator: '600-{821|861}-####' },
  JCB: { starter: '{714|320}/{08|28|40}###', alternator: '{714|320}/{08|26|40}###' },
  Bobcat: { starter: '66{6|7|8}####', alternator: '66{6|7|8}####' },
  Doosan: { starter: '65.26201-7###', alternator: '65.26101-7###' },
  Kobelco: { starter: 'VH28100####@', alternator: 'VH27040####@' },
  Perkins: { starter: '2873K###', alternator: '2871A###' },
  Cummins: { starter: '{36|39|49|53}#####', alternator: '{36|39|49|53}#####' },
  Deutz: { starter: '0118 ####', alternator: '0118 ####' },
  Hyster: { starter: '{13|15|20}#####', alternator: '{13|15|20}#####' },
  Yale: { starter: '5800#####', alternator: '5800#####' },
  Clark: { starter: '{91|92|28}#####', alternator: '{91|92|28}#####' },
  Mercury: { starter: '50-######{|T|A1}', alternator: '{862|881|892}###T' },
  MerCruiser: { starter: '50-######{|A1|T}', alternator: '{807|862|863}###{A1|T}' },
  'Yamaha WaveRunner': yamahaNumberPatterns,
  Yamaha: yamahaNumberPatterns,
  Mariner: { starter: '50-######', alternator: '90-#####A1' },
  Johnson: omcNumberPatterns,
  Evinrude: omcNumberPatterns,
  'OMC Cobra': omcNumberPatterns,
  Westerbeke: { starter: '0#####', alternator: '0#####' },
  Universal: { starter: '30####', alternator: '30####' },
  'Briggs & Stratton': { starter: '{39|49|59|69|79}####', alternator: '69####' },
  Kohler: kohlerNumberPatterns,
  Kawasaki: kawasakiNumberPatterns,
  'Kawasaki ATV': kawasakiNumberPatterns,
  'Kawasaki Jet Ski': kawasakiNumberPatterns,
  Onan: { starter: '191-####', alternator: '191-####' },
  Tecumseh: { starter: '{33|35|36|37}###', alternator: '61####' },
  'Cub Cadet': { starter: 'KH-{12|20|24|32}-098-##-S', alternator: '925-####' },
  Toro: { starter: '{98|99|104|108}-####', alternator: '{98|99|104|108}-####' },
  Polaris: { starter: '{308|401}####', alternator: '{401|411}####' },
  'Yamaha ATV': { starter: '#{KM|UG|GH}-81890-0#', alternator: '#{KM|UG|GH}-81410-0#' },
  'Arctic Cat': { starter: '{0825|3545}-0##', alternator: '0802-0##' },
  'Can-Am': { starter: '420-###-###', alternator: '420-###-###' },
  'Sea-Doo': { starter: '{278-00|420-88}#-###', alternator: '420-88#-###' },
}

/** Returns the number patterns of a make in an application and a model year, or undefined if the make has none. */
export const vehicleMakerNumberPatterns = (applicationId: string, make: string, year: number): MakerNumberPatterns | undefined =>
  numberPatternsOfYear(applicationId, make, year) ??
  numberPatternsByVehicleMake[`${applicationId} ${make}`] ??
  numberPatternsByVehicleMake[make]
