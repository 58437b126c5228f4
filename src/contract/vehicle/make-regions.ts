import { foldLatin } from '#contract/text/fold-words.ts'
import { OTHER_REGION, type RegionCode } from './regions.ts'

/**
 * The makes of vehicles, machines and engines by the region where the make is at home (section 1 of the specification): where it was
 * founded, or where its vehicles come from today if it was sold to another region and started anew there (MG). The owner of a make does not
 * count, so Volvo is European and Jeep is American. The source is common knowledge of the trade. Russian, Belarusian and Turkish makes are
 * European. India, Australia, South America, Iran and Malaysia are `6`; so is every make that is not listed.
 */
const makesByRegion: Record<RegionCode, string> = {
  '1': `
    Abarth, AC, Agusta, Albion, Alfa Romeo, Alpina, Alpine, Ammann, Aprilia, Aston Martin, Atlas Copco, Audi, Austin, Auto Union,
    Autobianchi, Barreiros, Bautz, Bedford, Belarus, Benelli, Bentley, Berliet, BMW, Bolinder-Munktell, Bomag, Borgward, BPW, Bugatti,
    Bukh, Büssing, Carraro, Caterham, Citroën, Claas, Cupra, Dacia, DAF, Daimler, David Brown, De Tomaso, Demag, Dennis, Deutz,
    Deutz-Allis, Deutz-Fahr, DKW, DS, Ducati, Dynapac, Eicher, ERF, Evobus, Faun, Fendt, Ferguson, Ferrari, Fiat, Fiat-Allis, Fiatagri,
    Foden, Fordson, Fortschritt, FPT, FSO, GAZ, Glas, Goldoni, Gutbrod, Güldner, Hako, Hamm, Hanomag, Hatz, Heinkel, Hillman, Husqvarna,
    Hürlimann, IFA, Ikarus, Innocenti, Irisbus, Iveco, Jaguar, Jawa, JCB, Jenbacher, Jensen, Jonsered, Jungheinrich, Kaelble, Kalmar,
    KamAZ, Karosa, Koenigsegg, Konecranes, Kramer, Krone, KTM, Kässbohmer, Lada, Lamborghini, Lancia, Land Rover, Landini, Lanz,
    Leyland, Liebherr, Ligier, Linde, Lister, Lister-Petter, Lombardini, Lotus, LTI, Magirus, Magirus-Deutz, MAN, Manitou, Marcos,
    Maserati, Massey Ferguson, Matra, MAZ, McCormick, McLaren, Mecalac, Mercedes, Mercedes-Benz, Merlo, Mini, Morgan, Morris, Moskvich,
    Moto Guzzi, MTU, MTZ, Multicar, MV Agusta, MWM, Nanni, Neoplan, Neuson, NSU, O&K, Opel, Orenstein & Koppel, Otokar, Pagani, Panhard,
    Pegaso, Perkins, Petter, Peugeot, Piaggio, Polestar, Porsche, Puch, Renault, Robur, Rolls-Royce, Rover, Ruggerini, RVI, Saab,
    Saab-Scania, Sachs, Same, Santana, Saurer, Scania, Schaeff, Schlüter, Schäffer, Seat, Sennebogen, Setra, Simca, Sisu, Smart, Solé,
    Solé Diesel, Steinbock, Steyr, Stiga, Stihl, Still, Sunbeam, Talbot, Tatra, Temsa, Terberg, Tofaş, Togg, Tomos, Trabant, Triumph, TVR,
    UAZ, Unimog, Ural, Ursus, Valmet, Valtra, Van Hool, Vauxhall, VDL, Vespa, Vetus, VM, VM Motori, Volkswagen, Volvo, VW, Vögele,
    Wacker Neuson, Wartburg, Weidemann, Wiesmann, Wirtgen, Wolseley, Zastava, Zeppelin, Zetor, Zettelmeyer, ZIL, Zündapp, Škoda
  `,
  '2': `
    AGCO, Agco Allis, Allis-Chalmers, AM General, AMC, American Motors, Arctic Cat, Ariens, Autocar, Barber-Greene, Blue Bird, Bluebird,
    Bobcat, Bolens, Bombardier, Briggs & Stratton, BRP, Bucyrus, Buell, Buick, Cadillac, Can-Am, Carrier, Case, Caterpillar, Challenger,
    Champion, Checker, Chevrolet, Chris-Craft, Chrysler, Clark, Club Car, Continental, Craftsman, Crown, Crusader, Cub Cadet, Cummins,
    Cushman, DeLorean, DeSoto, Detroit, Detroit Diesel, Diamond Reo, Ditch Witch, Dixie Chopper, Dodge, Dresser, E-Z-GO, Eagle, EMD,
    Euclid, Evinrude, Exmark, Fargo, Faryman, Fisker, Fleetwood, Force, Ford, Freightliner, FWD, Gehl, GEM, Generac, Genie, Geo,
    Gleaner, General Motors, GM, GMC, Gradall, Grasshopper, Gravely, Grove, Harley-Davidson, Hercules, Hesston, Holley, Hummer, Husky, Hustler, Hyster,
    IHC, Indian, Indmar, Ingersoll, Ingersoll Rand, International, International Harvester, Jacobsen, Jeep, JLG, John Deere, Johnson,
    Kaiser, Karma, Kenworth, Koehring, Kohler, Le Roi, LeTourneau, Lincoln, Link-Belt, Lucid, Mack, Mariner, Marmon, MasterCraft, MCI,
    Melroe, MerCruiser, Mercury, Merkur, Michigan, Minneapolis-Moline, MTD, Murray, Mustang, Nash, Navistar, New Flyer, New Holland,
    Nova Bus, Oldsmobile, Oliver, OMC, OMC Cobra, Onan, Oshkosh, Outboard Marine, Packard, PCM, Peterbilt, Pettibone, Plymouth, Polaris,
    Pontiac, Prevost, Ram, Raymond, Reo, Rivian, Saturn, Scag, Sea Ray, Sea-Doo, Sears, Shelby, Simplicity, Ski-Doo, Skyjack, Snapper,
    Snorkel, Spartan, Sterling, Studebaker, Taylor-Dunn, Tecumseh, Tennant, Terex, Tesla, Textron, Thermo King, Thomas, Toro, Universal,
    UpRight, Vermeer, Versatile, Walker, Westerbeke, Western Star, Wheel Horse, White, Willys, Wisconsin, Workhorse, Yale, Zero
  `,
  '3': `
    Acura, Aichi, Airman, Daihatsu, Datsun, Denyo, Eunos, Furukawa, Fuso, Hanix, Hino, Hitachi, Hokuetsu, Honda, IHI, Infiniti, Iseki,
    Isuzu, Kato, Kawasaki, Kobelco, Komatsu, Kubota, Lexus, Mazda, Mitsubishi, Mitsuoka, Nichiyu, Nissan, Prince, Robin, Sakai, Scion,
    Shibaura, Subaru, Sumitomo, Suzuki, Tadano, Takeuchi, TCM, Tohatsu, Toyota, UD, Unicarriers, Yamaha, Yanmar
  `,
  '4': `
    Asia, Branson, Daedong, Daelim, Daewoo, Develon, Doosan, Genesis, GM Daewoo, Hyosung, Hyundai, KG Mobility, Kia, Kioti, LS, Renault
    Samsung, Samsung, SsangYong, Tata Daewoo, Tong Yang, TYM
  `,
  '5': `
    Aion, Aito, Ankai, Baic, Baojun, Baw, Beiben, Brilliance, BYD, CFMoto, Changan, Chery, CNHTC, Deepal, Denza, DFM, DFSK, Dongfeng, EP
    Equipment, Exeed, FAW, Foton, GAC, Geely, Great Wall, GWM, Haima, Hangcha, Haval, Hawtai, Heli, Higer, Hongqi, Hongyan, Howo,
    Huanghai, JAC, Jaecoo, Jetour, Jinbei, Jinma, JMC, King Long, Landwind, Leapmotor, Li Auto, Lifan, LiuGong, Lonking, Lovol, Luxgen,
    Lynk & Co, Maxus, MG, Nio, Omoda, Ora, Qoros, Roewe, SAIC, Sany, SDLG, Shaanxi, Shacman, Shangchai, Shantui, Shineray, Sinotruk,
    Soueast, Sunward, SWM, Tank, Trumpchi, Venucia, Voyah, Weichai, Wey, Wuling, XCMG, Xiaomi, XPeng, Yangdong, Yto, Yuchai, Yutong,
    Zeekr, Zhongtong, Zongshen, Zoomlion, Zotye
  `,
  '6': `
    Agrale, Ashok Leyland, Bajaj, Chamberlain, Eicher Motors, Force Motors, Hindustan, Holden, HSV, Iran Khodro, Kirloskar, Mahindra,
    Marcopolo, Maruti, Perodua, Proton, Royal Enfield, Saipa, Sonalika, Swaraj, TAFE, Tata, Troller, TVS, VinFast
  `,
}

const keyOf = (name: string) => foldLatin(name).replaceAll(' ', '')

let regionByMake: ReadonlyMap<string, RegionCode> | null = null

/** Reads the table on its first use. */
const makeTable = (): ReadonlyMap<string, RegionCode> => {
  regionByMake ??= new Map(
    // The keys of the table are the codes.
    (Object.entries(makesByRegion) as [RegionCode, string][]).flatMap(([region, names]) =>
      names.split(',').map((name): [string, RegionCode] => [keyOf(name), region]),
    ),
  )
  return regionByMake
}

/**
 * Returns the home region of a make by its name, in any spelling: `Mercedes-Benz`, `MERCEDES BENZ`. Words that follow the name of a make are
 * ignored, because they name a branch of it: `Honda ATV`, `Volvo Construction Equipment`. An unknown make belongs to the region Other.
 */
export function regionOfMake(name: string): RegionCode {
  const words = foldLatin(name).split(' ')
  for (let count = words.length; count > 0; count -= 1) {
    const region = makeTable().get(words.slice(0, count).join(''))
    if (region !== undefined) return region
  }
  return OTHER_REGION
}
