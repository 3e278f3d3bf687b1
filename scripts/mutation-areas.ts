interface MutationArea {
  /** The workspace whose tests run. */
  readonly project: 'domain' | 'server'
  /** The files to mutate. */
  readonly mutate: readonly string[]
  /** The test files that cover them. */
  readonly tests: readonly string[]
  /** The mutation score in percent below which the run fails; null if not measured yet. */
  readonly lowestScore: number | null
}

/** Loops over pixels, which would take minutes with a counter in every statement. */
const pixelFiles = [
  'figure-box',
  'flashes',
  'loop-seam',
  'mask',
  'poster-frame',
  'static-background',
]

/** The code that `npm run test:mutation` checks, in separate runs with few tests each. */
export const mutationAreas: Readonly<Record<string, MutationArea>> = {
  domain: {
    project: 'domain',
    mutate: ['domain/src/*.ts', ...pixelFiles.map((name) => `!domain/src/${name}.ts`)],
    tests: [`src/!(${pixelFiles.join('|')}).test.ts`],
    lowestScore: 79,
  },
  pixels: {
    project: 'domain',
    mutate: pixelFiles.map((name) => `domain/src/${name}.ts`),
    tests: ['src/{figure-box,flashes,loop-seam,poster-frame}.test.ts'],
    lowestScore: null,
  },
  audit: {
    project: 'server',
    mutate: ['server/src/platform/audit/*.ts', 'server/src/platform/read.ts'],
    tests: [
      'src/platform/audit/*.test.ts',
      'src/areas/operations/logs/*.test.ts',
      'src/retries.test.ts',
    ],
    lowestScore: 62,
  },
  permissions: {
    project: 'server',
    mutate: ['server/src/platform/actor.ts'],
    tests: ['src/platform/actor.test.ts'],
    lowestScore: 95,
  },
  requests: {
    project: 'server',
    mutate: ['server/src/platform/http/{authenticate,handle}.ts'],
    tests: [
      'src/contract-tests/{request-limits,api-keys}.test.ts',
      'src/areas/{identity/api-keys,identity/sessions,floor/coach-passes}/*.test.ts',
    ],
    lowestScore: 65,
  },
  workouts: {
    project: 'server',
    mutate: ['server/src/areas/workouts/workouts/workouts.service.ts'],
    tests: ['src/areas/workouts/workouts/*.test.ts'],
    lowestScore: 72,
  },
  users: {
    project: 'server',
    mutate: ['server/src/areas/identity/users/users.service.ts'],
    tests: ['src/areas/identity/users/*.test.ts'],
    lowestScore: 48,
  },
}

/** The area that this process checks. */
export function currentMutationArea(): { readonly name: string; readonly area: MutationArea } {
  const name = process.env['MUTATION_AREA'] ?? 'domain'
  const area = mutationAreas[name]
  if (area === undefined)
    throw new Error(`MUTATION_AREA must be one of ${Object.keys(mutationAreas).join(', ')}.`)
  return { name, area }
}

/** Stryker's report about an area. */
export const mutationReport = (name: string) => `test-results/mutation/${name}.json`
