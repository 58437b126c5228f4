/** Normalizes an id: `" 00123 "` is `123`. Other texts are only trimmed. */
export const plainId = (text: string): string => text.trim().replace(/^0+(?=\d+$)/, '')

/** The ACES element name for a heading in any spelling: `Base Vehicle ID` is `BaseVehicle`. */
export const ofName = (text: string): string => knownName(text) ?? (text.replace(/[^A-Za-z]/g, '') || text.trim())

/** The same, but undefined for unknown names. */
export function knownName(text: string): string | undefined {
  const plain = text.replace(/[^A-Za-z]/g, '').toLowerCase()
  return kinds.get(plain) ?? kinds.get(plain.replace(/id$/, ''))
}

/** Element names that are needed to name a vehicle. Other names keep their spelling. */
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
