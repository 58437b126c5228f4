/** Removes leading zeros and spaces from an id, so that `" 00123 "` becomes `123`. A text that is not a number is only trimmed. */
export const normalizeId = (text: string): string => text.trim().replace(/^0+(?=\d+$)/, '')

/**
 * Returns the ACES element name for a heading in any spelling: `Base Vehicle ID` is `BaseVehicle`. An unknown heading becomes its letters.
 */
export const normalizeElementName = (text: string): string => findKnownElementName(text) ?? (text.replace(/[^A-Za-z]/g, '') || text.trim())

/** Returns the ACES element name for a heading in any spelling. Undefined for an unknown heading. */
export function findKnownElementName(text: string): string | undefined {
  const plain = text.replace(/[^A-Za-z]/g, '').toLowerCase()
  return elementNamesBySpelling.get(plain) ?? elementNamesBySpelling.get(plain.replace(/id$/, ''))
}

/** The ACES element names that name or describe a vehicle, by lower-case spelling. */
const elementNamesBySpelling = new Map(
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
