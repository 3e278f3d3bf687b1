import { readFileSync, rmSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ServiceMonitor } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/ServiceMonitor'
import { Deployment } from 'kubernetes-models/apps/v1/Deployment'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler'
import { CronJob } from 'kubernetes-models/batch/v1/CronJob'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget'
import { Service } from 'kubernetes-models/v1/Service'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { declaredVariables } from './docs-configuration.ts'
import { helm } from './helm.ts'
import { root } from './install.mjs'

const chart = 'deploy/helm/roundboard'
const read = (name: string) => readFileSync(join(root, name), 'utf8')

type Values = Readonly<Record<string, unknown>>
type Manifest = { kind: string } & Record<string, unknown>

const minimal: Values = {
  console: { host: 'console.example.com' },
  screens: { host: 'screens.example.com' },
  existingSecret: 'roundboard',
  settings: { S3_BUCKET: 'media' },
}

const everything: Values = {
  ...minimal,
  image: { digest: `sha256:${'0'.repeat(64)}` },
  imagePullSecrets: [{ name: 'registry' }],
  settings: { S3_BUCKET: 'media', S3_ENDPOINT: 'https://s3.example.com', BUILD_STEP_MINUTES: 30 },
  data: { existingClaim: 'roundboard-data' },
  ingress: { className: 'nginx', tlsSecret: 'certificate' },
  autoscaling: { enabled: true },
  serviceMonitor: { enabled: true, labels: { release: 'prometheus' } },
  backup: { enabled: true, existingClaim: 'backups' },
  podAnnotations: { 'example.com/team': 'screens' },
  nodeSelector: { 'kubernetes.io/arch': 'arm64' },
  tolerations: [{ key: 'dedicated', operator: 'Exists', effect: 'NoSchedule' }],
  affinity: { podAntiAffinity: { preferredDuringSchedulingIgnoredDuringExecution: [] } },
}

function withValues(values: Values, ...command: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'roundboard-chart-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true })
  })
  const file = join(folder, 'values.json')
  writeFileSync(file, JSON.stringify(values))
  return helm(...command, '--values', file)
}

const render = (values: Values) =>
  parseAllDocuments(withValues(values, 'template', 'roundboard', chart, '--namespace', 'gyms')).map(
    (document) => document.toJS() as Manifest,
  )

const schemas = {
  ...{ CronJob, Deployment, HorizontalPodAutoscaler, Ingress },
  ...{ PodDisruptionBudget, Service, ServiceMonitor },
}

/** Records which fields are read, because the schemas accept fields that they don't know. */
function watched(value: unknown, path: string, unread: Set<string>): unknown {
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, watched(field, `${path}.${name}`, unread)]),
  )
  if (Array.isArray(value)) return Object.values(fields)
  for (const name of Object.keys(fields)) unread.add(`${path}.${name}`)
  return new Proxy(fields, {
    get: (target, name: string) => {
      unread.delete(`${path}.${name}`)
      return target[name]
    },
  })
}

/** What the Kubernetes API would find wrong. */
function problemsOf(manifest: Manifest): string[] {
  const Schema = schemas[manifest.kind as keyof typeof schemas]
  const unread = new Set<string>()
  const model = new Schema()
  expect(manifest['apiVersion']).toBe(Schema.apiVersion)
  for (const [name, field] of Object.entries(manifest))
    Object.defineProperty(model, name, { value: watched(field, name, unread), enumerable: true })
  try {
    model.validate()
  } catch (error) {
    return [String(error)]
  }
  return [...unread].map((path) => `unknown field ${path}`)
}

const one = (manifests: readonly Manifest[], kind: string): Manifest => {
  const [found, second] = manifests.filter((manifest) => manifest.kind === kind)
  expect(second).toBeUndefined()
  return found ?? expect.fail(`no ${kind}`)
}

describe.each([
  ['the required values', minimal, ['Deployment', 'Ingress', 'PodDisruptionBudget', 'Service']],
  ['everything on', everything, Object.keys(schemas)],
])('the chart with %s', (_name, values, kinds) => {
  test('passes helm lint', () => {
    expect(withValues(values, 'lint', '--strict', chart)).toContain('0 chart(s) failed')
  })

  test('renders manifests that follow the Kubernetes schemas', () => {
    const manifests = render(values)
    expect([...new Set(manifests.map(({ kind }) => kind))].toSorted()).toEqual(kinds.toSorted())
    for (const manifest of manifests) expect(problemsOf(manifest), manifest.kind).toEqual([])
  })

  test('runs every container without root, on a read-only file system with writable volumes', () => {
    const pods = render(values).flatMap((manifest) => podOf(manifest) ?? [])
    expect(pods.length).toBeGreaterThan(0)
    for (const { spec } of pods) {
      expect(spec).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
      })
      const volumes = spec.volumes.map(({ name }) => name)
      for (const container of spec.containers) {
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        })
        const mounts = container.volumeMounts.map(({ mountPath }) => mountPath)
        const [, dataDir] = /DATA_DIR=(\S+)/.exec(read('deploy/Dockerfile')) ?? []
        expect(mounts).toEqual(expect.arrayContaining([dataDir, '/tmp']))
        expect(volumes).toEqual(container.volumeMounts.map(({ name }) => name))
      }
    }
  })

  test('sets only settings that the server knows', () => {
    const known = declaredVariables(read('server/src/platform/config.ts'))
    const names = render(values)
      .flatMap((manifest) => podOf(manifest)?.spec.containers ?? [])
      .flatMap(({ env }) => env.map(({ name }) => name))
    expect([...known, 'BACKUP_DIR', 'BACKUP_KEEP']).toEqual(expect.arrayContaining(names))
  })
})

interface Pod {
  readonly metadata: { readonly labels: Readonly<Record<string, string>> }
  readonly spec: {
    readonly terminationGracePeriodSeconds: number
    readonly volumes: readonly { readonly name: string }[]
    readonly containers: readonly {
      readonly image: string
      readonly command?: readonly string[]
      readonly securityContext: object
      readonly env: readonly { readonly name: string; readonly value: string }[]
      readonly ports: readonly { readonly name: string; readonly containerPort: number }[]
      readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[]
      readonly lifecycle: { readonly preStop: { readonly exec: { readonly command: string[] } } }
    }[]
  }
}

function podOf(manifest: Manifest): Pod | undefined {
  const { spec } = manifest as unknown as {
    spec: { template?: Pod; jobTemplate?: { spec: { template: Pod } } }
  }
  return spec.template ?? spec.jobTemplate?.spec.template
}

type Labels = Readonly<Record<string, string>>
const selects = (selector: Labels, labels: Labels) =>
  Object.entries(selector).every(([name, value]) => labels[name] === value)

test.each([
  ['an unknown field', { spec: { repicas: 2 } }, /unknown field spec\.repicas/],
  ['a wrong type', { spec: { replicas: 'two' } }, /must be integer/],
])('the schemas notice %s', (_name, { spec }, problem) => {
  const deployment = one(render(minimal), 'Deployment')
  const broken = { ...deployment, spec: { ...(deployment['spec'] as object), ...spec } }
  expect(problemsOf(broken).join()).toMatch(problem)
})

test('the chart refuses missing and misspelled values, and names them', () => {
  const { existingSecret: _secret, ...withoutSecret } = minimal
  expect(() => render(withoutSecret)).toThrow(/existingSecret/)
  expect(() => render({ ...minimal, console: {} })).toThrow(/console\/host/)
  expect(() => render({ ...minimal, replcas: 3 })).toThrow(/replcas/)
  expect(() => render({ ...minimal, settings: { S3_BUCKET: 'media', 's3 bucket': 'x' } })).toThrow(
    /'s3 bucket'/,
  )
  expect(() => render({ ...minimal, backup: { enabled: true } })).toThrow(/existingClaim/)
})

test('each host reaches its own port of the server, and Prometheus the metrics', () => {
  const manifests = render(everything)
  const pod = podOf(one(manifests, 'Deployment')) ?? expect.fail()
  const [server = expect.fail()] = pod.spec.containers
  const services = manifests.filter(({ kind }) => kind === 'Service') as unknown as {
    metadata: { name: string; labels: Labels }
    spec: { selector: Labels; ports: { name: string; targetPort: string }[] }
  }[]
  const portOf = (setting: string) =>
    Number(server.env.find(({ name }) => name === setting)?.value ?? expect.fail(setting))
  const reached = (service: (typeof services)[number] | undefined, port: string) => {
    expect(selects(service?.spec.selector ?? {}, pod.metadata.labels)).toBe(true)
    const target = service?.spec.ports.find(({ name }) => name === port)?.targetPort
    return server.ports.find(({ name }) => name === target)?.containerPort
  }
  const { spec } = one(manifests, 'Ingress') as unknown as {
    spec: {
      rules: {
        host: string
        http: { paths: { backend: { service: { name: string; port: { name: string } } } }[] }
      }[]
    }
  }
  const routes = spec.rules.map(({ host, http }) => {
    const { name, port } = http.paths[0]?.backend.service ?? expect.fail(host)
    return [
      host,
      reached(
        services.find(({ metadata }) => metadata.name === name),
        port.name,
      ),
    ]
  })
  expect(routes).toEqual([
    ['console.example.com', portOf('ADMIN_PORT')],
    ['screens.example.com', portOf('SCREEN_PORT')],
  ])
  const monitor = one(manifests, 'ServiceMonitor') as unknown as {
    spec: { selector: { matchLabels: Labels }; endpoints: { port: string }[] }
  }
  const watchedServices = services.filter(({ metadata }) =>
    selects(monitor.spec.selector.matchLabels, metadata.labels),
  )
  expect(watchedServices).toHaveLength(1)
  expect(reached(watchedServices[0], monitor.spec.endpoints[0]?.port ?? '')).toBe(
    portOf('METRICS_PORT'),
  )
  // A backup serves nobody.
  const backup = podOf(one(manifests, 'CronJob')) ?? expect.fail()
  for (const service of services)
    expect(selects(service.spec.selector, backup.metadata.labels)).toBe(false)
})

test('a pod has as long to stop as a container of Docker Compose, after its preStop wait', () => {
  const { services } = parse(read('deploy/compose.yaml'), { merge: true }) as {
    services: { server: { stop_grace_period: string } }
  }
  const { spec } =
    podOf(one(render({ ...minimal, preStopSeconds: 20 }), 'Deployment')) ?? expect.fail()
  expect(spec.containers[0]?.lifecycle.preStop.exec.command).toEqual(['sleep', '20'])
  expect(spec.terminationGracePeriodSeconds).toBe(20 + parseInt(services.server.stop_grace_period))
})

test('the servers and the backup job have the addresses that email settings require', () => {
  const pods = render(everything).flatMap((manifest) => podOf(manifest) ?? [])
  expect(pods).toHaveLength(2)
  for (const { spec } of pods)
    expect(spec.containers[0]?.env).toContainEqual({
      name: 'ADMIN_URL',
      value: 'https://console.example.com',
    })
})

test('a database failure neither restarts servers nor takes them out of the service', () => {
  const pod = podOf(one(render(minimal), 'Deployment'))
  expect(pod?.spec.containers[0]).toMatchObject({
    startupProbe: { httpGet: { path: '/healthz' } },
    readinessProbe: { httpGet: { path: '/' } },
    livenessProbe: { httpGet: { path: '/' } },
  })
})

test('media needs a bucket or a claim, and a single server releases its claim first', () => {
  expect(() => render({ ...minimal, settings: {} })).toThrow(/S3_BUCKET or data\.existingClaim/)
  const strategyOf = (values: Values) => {
    const { spec } = one(render(values), 'Deployment') as unknown as {
      spec: { strategy: { type: string } }
    }
    return spec.strategy.type
  }
  const claim = { ...minimal, settings: {}, data: { existingClaim: 'roundboard-data' } }
  expect(strategyOf({ ...claim, replicas: 1 })).toBe('Recreate')
  expect(strategyOf(claim)).toBe('RollingUpdate')
  expect(strategyOf({ ...minimal, replicas: 1 })).toBe('RollingUpdate')
})

test('the image contains the script that the backup job runs', () => {
  const backup = podOf(one(render(everything), 'CronJob')) ?? expect.fail()
  const [shell, script = ''] = backup.spec.containers[0]?.command ?? []
  expect(shell).toBe('sh')
  expect(read('deploy/Dockerfile')).toContain(`COPY --from=build /app/${script} ${script}`)
  expect(read('deploy/Dockerfile.dockerignore').split('\n')).toContain(`!${script}`)
})

test('the chart has the version of the product', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string }
  expect(parse(read(`${chart}/Chart.yaml`))).toMatchObject({ version, appVersion: version })
})
