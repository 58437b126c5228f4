/** Kinds of machine that people say instead of an application: its id (specification, section 1). */
export const machineWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    car: '1',
    truck: '2',
    lorry: '2',
    lkw: '2',
    tractor: '3',
    traktor: '3',
    combine: '3',
    excavator: '4',
    digger: '4',
    bagger: '4',
    backhoe: '4',
    bulldozer: '4',
    forklift: '5',
    stapler: '5',
    boat: '6',
    outboard: '6',
    mower: '7',
    rasenmaher: '7',
  }),
)
