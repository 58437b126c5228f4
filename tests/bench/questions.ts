/** What the bench asks: many different questions of each sort, made from the catalogue itself, so that no cache can know the answer. */
export interface Questions {
  name: string
  /** The figure of the task that the p95 is held against, in milliseconds. */
  goalMs: number | null
  paths: string[]
}

const product = '/marco/api/v1/product'
const COUNT = 600

interface Reply {
  result: {
    records: { mcode: string; oeNumber: string; producer: string; oeProducer: string }[]
    facets: { key: string; values: { value: string }[] }[]
    total: number
  }
}

const spread = <T>(list: readonly T[], at: number): T | undefined => list[(at * 7919) % list.length]

/** Asks the running shop for codes, numbers and makers to ask about. */
export async function makeQuestions(url: string): Promise<Questions[]> {
  const listing = async (query: string): Promise<Reply['result']> =>
    ((await (await fetch(`${url}${product}/aggregation/search?${query}`)).json()) as Reply).result
  const parts: Reply['result']['records'] = []
  for (let page = 1; page <= 10; page += 1) {
    for (const sort of ['code', 'price-up', 'newest', 'power-down'])
      parts.push(...(await listing(`sort=${sort}&pageSize=100&pageNo=${page * 3}`)).records)
  }
  const makers = (await listing('pageSize=1')).facets.find(({ key }) => key === 'producer')?.values.map(({ value }) => value) ?? []
  const vehicles = [
    'toyota corolla',
    'volkswagen golf',
    'bobcat',
    'john deere',
    'volvo',
    'kubota',
    'ford',
    'nissan',
    'caterpillar',
    'yanmar',
    'honda civic',
    'bmw',
  ]
  const kinds = [
    'starter',
    'alternator',
    'regulator',
    'solenoid',
    'rectifier',
    'bearing',
    'brush set',
    'armature',
    'drive',
    'rotor',
    'pulley',
  ]
  const measures = ['', '12v', '24 volt', '110a', '1.4kw', 'reman', 'cw']
  const call = (name: string, input: Record<string, string | number | undefined>) =>
    `${product}/${name}?${new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)]))}`
  const make = (of: (at: number) => string) => [...new Set(Array.from({ length: COUNT }, (_, at) => of(at)))]
  const plain = (number: string) => number.replace(/[^A-Za-z0-9]/g, '')
  return [
    { name: 'part detail', goalMs: 5, paths: make((at) => call('detail', { mcode: spread(parts, at)?.mcode })) },
    {
      name: 'number suggestion',
      goalMs: 10,
      paths: make((at) =>
        call('search', { searchStr: plain(spread(parts, at)?.oeNumber ?? '').slice(0, 3 + (at % 8)), pageSize: 8, pageNo: 1 + (at % 2) }),
      ),
    },
    {
      name: 'words with facets',
      goalMs: 60,
      paths: make((at) =>
        call('aggregation/search', {
          searchStr: [spread(measures, at), spread(kinds, at), at % 2 ? spread(vehicles, at) : spread(makers, at)]
            .filter(Boolean)
            .join(' '),
          pageNo: 1 + Math.floor(at / 100),
        }),
      ),
    },
    {
      name: 'one broad word',
      goalMs: 60,
      paths: make((at) => call('aggregation/search', { searchStr: spread(kinds, at), pageNo: 1 + at })),
    },
    {
      name: 'category with facets',
      goalMs: null,
      paths: make((at) =>
        call('aggregation/search', {
          backCategoryId: 1 + (at % 8),
          sort: ['best', 'price-up', 'newest', 'code'][at % 4],
          pageNo: 1 + Math.floor(at / 8),
          ...(at % 3 ? { voltage: '12' } : {}),
        }),
      ),
    },
  ]
}
