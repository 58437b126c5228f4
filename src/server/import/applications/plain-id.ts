/** An id as files write it, `" 00123 "`, as the shop keeps it: `123`. Other texts keep all but the blanks around them. */
export const plainId = (text: string): string => text.trim().replace(/^0+(?=\d+$)/, '')

/** What an id is of, by the element's name in ACES, however a table spells it: `Base Vehicle ID` is `BaseVehicle`. */
export const ofName = (text: string): string => knownName(text) ?? (text.replace(/[^A-Za-z]/g, '') || text.trim())

/** The same, undefined for what nobody knows. */
export function knownName(text: string): string | undefined {
  const plain = text.replace(/[^A-Za-z]/g, '').toLowerCase()
  return kinds.get(plain) ?? kinds.get(plain.replace(/id$/, ''))
}

/** Those that naming a vehicle asks for; others are looked up as they are spelled. */
const kinds = new Map(
  [
    ...['BaseVehicle', 'Make', 'Model', 'SubModel', 'Mfr', 'EquipmentModel', 'EquipmentBase', 'VehicleType', 'Region', 'Position'],
    ...['EngineBase', 'EngineBlock', 'EngineBoreStroke', 'EngineDesignation', 'EngineVIN', 'EngineVersion', 'EngineMfr', 'PowerOutput'],
    ...['ValvesPerEngine', 'FuelDeliveryType', 'FuelDeliverySubType', 'FuelSystemControlType', 'FuelSystemDesign', 'Aspiration'],
    ...['CylinderHeadType', 'FuelType', 'IgnitionSystemType', 'MfrBodyCode', 'BodyNumDoors', 'BodyType', 'DriveType', 'WheelBase'],
    ...[
      'TransmissionMfrCode',
      'TransmissionBase',
      'TransmissionType',
      'TransmissionControlType',
      'TransmissionNumSpeeds',
      'TransmissionMfr',
    ],
    ...['TransElecControlled', 'BedLength', 'BedType', 'BrakeSystem', 'FrontBrakeType', 'RearBrakeType', 'BrakeABS', 'FrontSpringType'],
    ...['RearSpringType', 'SteeringSystem', 'SteeringType'],
  ].map((name) => [name.toLowerCase(), name]),
)
