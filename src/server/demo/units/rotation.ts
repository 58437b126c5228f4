import type { Engine } from '#server/demo/vehicles.ts'

/**
 * Share of a make's engines whose starter turns counter-clockwise, seen from the pinion: those that stand across the car with the starter
 * on the gearbox's far side (domain facts, 2.1). All starters together come to about 85 % clockwise.
 */
const leftHand: Readonly<Record<string, number>> = {
  Subaru: 0.85,
  Volkswagen: 0.5,
  Audi: 0.35,
  Škoda: 0.5,
  Renault: 0.5,
  Peugeot: 0.5,
  Citroën: 0.5,
  Fiat: 0.5,
  Opel: 0.4,
  Volvo: 0.4,
  Honda: 0.45,
  Hyundai: 0.25,
  Kia: 0.25,
  Mazda: 0.3,
  Mitsubishi: 0.25,
  Nissan: 0.2,
  Suzuki: 0.2,
}

/** Chance that an engine's starter turns counter-clockwise; `own` is the share of its series. */
export function leftHandShare({ machine, targets }: Engine, own: number): number {
  const [first] = targets
  return Math.max(own, machine === 'car' ? (leftHand[first?.make ?? ''] ?? 0) : 0)
}
