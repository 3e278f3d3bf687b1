// The import rules described in docs/architecture.md. scripts/layers.test.ts violates each rule once
// and checks that it is reported.

/** The workspaces that each workspace may import; no others. */
const mayImport = {
  domain: [],
  contract: ['domain'],
  client: ['domain', 'contract'],
  wall: ['domain', 'contract'],
  server: ['domain', 'contract'],
  screen: ['domain', 'contract', 'client', 'wall'],
  admin: ['domain', 'contract', 'client', 'wall'],
  phone: ['domain', 'contract', 'client'],
  e2e: ['domain', 'contract', 'client'],
  bench: ['domain', 'contract', 'client'],
  scripts: ['contract'],
  studio: ['domain'],
}

const tests = String.raw`(\.test\.tsx?$|/testing/|^server/src/contract-tests/)`
const anyWorkspace = Object.keys(mayImport).join('|')

// Test configurations need the lane, and builds compile messages.
const lanes = '^scripts/(lanes|messages/compile-messages)\\.ts$'

/**
 * The rule that `from` imports no workspace but these.
 * @param {string} name
 * @param {{ path: string, pathNot?: string }} from
 * @param {readonly string[]} workspaces
 * @param {readonly string[]} [files]
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
const importsOnly = (name, from, [own = '', ...others], files = []) => ({
  name,
  comment: `${own}/ may import ${others.join(', ') || 'no other workspace'}. Move shared code to a workspace that both may import.`,
  severity: 'error',
  from,
  to: {
    path: `^(${anyWorkspace})/`,
    pathNot: [`^(${[own, ...others].join('|')})/`, lanes, ...files],
  },
})

// Benchmarks and stories share the server tests' PostgreSQL and storage, and an upload proxy, a browser
// to kill and a reader of recorded colors with each other.
const shared = [
  '^server/src/testing/(postgres|s3-process)\\.ts$',
  '^e2e/(upload-proxy|read-pixels|kiosk-browser)\\.ts$',
]
// The benchmark of the status history writes rows with the server's own statements.
const watched = ['^server/src/platform/database/(database|schema|watch-statements)\\.ts$']
// Stories find elements by the messages.
const messages = ['^(admin|phone|wall)/messages/']
// Demo clips are written in the server's clip format, for the exercises in its catalog.
const clips = [
  '^server/src/platform/clips/(clip|rewrite-clip)\\.ts$',
  '^server/src/areas/(media/library/shipped-files|workouts/exercises/catalogue)\\.ts$',
]
const filesFor = new Map([
  ['e2e', [...shared, ...messages]],
  ['bench', [...shared, ...watched]],
  ['studio', clips],
])
const layers = Object.entries(mayImport).map(([workspace, others]) =>
  importsOnly(
    `${workspace}-imports`,
    { path: `^${workspace}/`, ...(workspace === 'server' && { pathNot: tests }) },
    [workspace, ...others],
    filesFor.get(workspace),
  ),
)
// The server's tests use the client.
const serverTests = importsOnly('server-tests-import', { path: `^server/.*${tests}` }, [
  'server',
  ...mayImport.server,
  'client',
])

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const everywhere = [
  {
    name: 'no-cycles',
    comment: 'Move what both files need to a third one.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'resolvable',
    comment: 'The file or package is missing: correct the path, or add the dependency.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'one-public-entry',
    comment:
      'Import another workspace by its package name. Its index is the only entry, except for parts that few screens load.',
    severity: 'error',
    from: { path: '^([^/]+)/' },
    to: {
      path: '^(domain|contract|client|wall)/',
      pathNot: [
        '^$1/',
        '^[^/]+/src/index\\.ts$',
        '^(contract|wall)/messages/',
        '^wall/src/((announcement|support)/index|display)\\.ts$',
        '^client/src/event-stream\\.ts$',
        '^(domain|client)/src/testing/index\\.ts$',
      ],
    },
  },
  {
    name: 'tests-stay-out-of-the-product',
    comment:
      'Only tests may import tests and testing folders. Move what the product needs out of them.',
    severity: 'error',
    from: { pathNot: [tests, '^(e2e|bench|scripts)/', '\\.config\\.ts$'] },
    to: { path: tests, pathNot: '^node_modules/' },
  },
]

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const pure = [
  {
    name: 'domain-is-pure',
    comment: 'domain/ uses no packages and no Node. Take what you need as an argument.',
    severity: 'error',
    from: { path: '^domain/src/', pathNot: tests },
    to: { pathNot: '^domain/src/' },
  },
  {
    name: 'wall-only-draws',
    comment:
      'wall/ draws what it is given. Fetch and store in screen/ or admin/ and pass it as props.',
    severity: 'error',
    from: { path: '^wall/src/', pathNot: tests },
    to: { dependencyTypes: ['core'] },
  },
]

/** Each area, of the server and of the console, and the areas that it may import: five levels, one way. */
export const areaMayImport = {
  media: [],
  messaging: [],
  identity: ['messaging', 'media'],
  locations: ['identity', 'messaging', 'media'],
  fleet: ['locations', 'identity', 'messaging', 'media'],
  workouts: ['locations', 'identity', 'messaging', 'media'],
  floor: ['fleet', 'workouts', 'locations', 'identity', 'messaging', 'media'],
  operations: ['fleet', 'workouts', 'locations', 'identity', 'messaging', 'media'],
}
/**
 * The rule of each area below a folder.
 * @param {string} prefix
 * @param {string} folder
 * @param {string} instead
 * @returns {import('dependency-cruiser').IForbiddenRuleType[]}
 */
const areasIn = (prefix, folder, instead) =>
  Object.entries(areaMayImport).map(([area, others]) => ({
    name: `${prefix}-${area}`,
    comment: `areas/${area} may import ${others.join(', ') || 'no other area'}. ${instead}`,
    severity: 'error',
    from: { path: `^${folder}/${area}/`, pathNot: tests },
    to: { path: `^${folder}/`, pathNot: `^${folder}/(${[area, ...others].join('|')})/` },
  }))
const areas = [
  ...areasIn(
    'area',
    'server/src/areas',
    'Take what you need from another one as a function, and pass it in services.ts.',
  ),
  ...areasIn(
    'console-area',
    'admin/src/areas',
    'Take what you need from another one as a prop, and pass it in app/pages/, or move it to shared/.',
  ),
]

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const insideTheServer = [
  {
    name: 'platform-knows-no-feature',
    comment:
      "platform/ serves all features and doesn't depend on any. Pass what it needs from app.ts.",
    severity: 'error',
    from: { path: '^server/src/platform/', pathNot: tests },
    to: { path: '^server/src/(areas/|app\\.ts|main\\.ts)' },
  },
  {
    name: 'features-meet-at-their-index',
    comment: "Import another feature's index.ts, and export there what others may use.",
    severity: 'error',
    from: { path: '^server/src/areas/([^/]+)/([^/]+)/', pathNot: tests },
    to: {
      path: '^server/src/areas/',
      pathNot: ['^server/src/areas/$1/$2/', '^server/src/areas/[^/]+/[^/]+/index\\.ts$'],
    },
  },
  {
    name: 'the-app-uses-indexes',
    comment: 'app.ts and main.ts use only what the index.ts of a feature exports.',
    severity: 'error',
    from: { path: '^server/src/[^/]+\\.ts$', pathNot: tests },
    to: {
      path: '^server/src/areas/',
      pathNot: ['^server/src/areas/[^/]+/index\\.ts$', '^server/src/areas/[^/]+/[^/]+/index\\.ts$'],
    },
  },
  {
    name: 'features-know-no-app',
    comment: "Features don't depend on app.ts. Take what you need as a dependency.",
    severity: 'error',
    from: { path: '^server/src/areas/', pathNot: tests },
    to: { path: '^server/src/[^/]+\\.ts$' },
  },
  {
    name: 'sql-in-repositories',
    comment:
      'Queries belong in a *.repository.ts or in platform/database. Get what you need from a repository.',
    severity: 'error',
    from: {
      path: '^server/src/',
      pathNot: [tests, '\\.repository\\.ts$', '^server/src/platform/database/'],
    },
    to: { path: '(^|node_modules/)(kysely|pg|@types/pg)/|^(node:)?sqlite$' },
  },
  {
    name: 'http-in-routes',
    comment:
      'HTTP belongs in a *.routes.ts or in platform/http. Pass the service the input, not the request.',
    severity: 'error',
    from: {
      path: '^server/src/',
      pathNot: [
        tests,
        '\\.routes\\.ts$',
        '^server/src/platform/(http|push)/',
        '^server/src/(app|main)\\.ts$',
      ],
    },
    to: { path: '(^|node_modules/)(fastify|@fastify/[^/]+)/' },
  },
]

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const insideTheApps = [
  {
    name: 'shared-knows-no-feature',
    comment: "shared/ doesn't depend on features or app/. Pass it what it needs.",
    severity: 'error',
    from: { path: '^(screen|admin)/src/shared/', pathNot: tests },
    to: { path: '^(screen|admin)/src/(areas|features|player|app)/' },
  },
  {
    name: 'features-know-no-page',
    comment: "Features don't depend on app/, which combines them. Pass a feature what it needs.",
    severity: 'error',
    from: { path: '^(screen|admin)/src/(areas|features|player)/', pathNot: tests },
    to: { path: '^(screen|admin)/src/app/' },
  },
  {
    name: 'features-know-no-player',
    comment:
      'player/ decides what the screen does and runs the features. Pass a feature what it needs, or let it call back.',
    severity: 'error',
    from: { path: '^screen/src/features/', pathNot: tests },
    to: { path: '^screen/src/player/' },
  },
  {
    name: 'features-stay-apart',
    comment:
      "Features of the screen app don't import each other. Combine them in player/, or move what both need to shared/.",
    severity: 'error',
    from: { path: '^screen/src/features/([^/]+)/', pathNot: tests },
    to: { path: '^screen/src/features/', pathNot: '^screen/src/features/$1/' },
  },
]

/** @satisfies {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...layers,
    serverTests,
    ...everywhere,
    ...pure,
    ...areas,
    ...insideTheServer,
    ...insideTheApps,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
}
