import { z } from 'zod'
import { sharedPortHost } from './http/shared-port.ts'

const port = z.coerce.number().int().min(0).max(65_535)
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))
const smtp = z.url({ protocol: /^smtps?$/ })
/** An address, alone or with a name: `Box & Go <walls@example.com>`. */
const sender = z.string().transform((typed, context) => {
  const { name = '', email } = /^(?<name>[^<>]*)<(?<email>[^<>]*)>$/.exec(typed.trim())?.groups ?? {
    email: typed.trim(),
  }
  if (z.email().safeParse(email).success) return { name: name.trim(), email: email ?? '' }
  context.addIssue('Enter an email address, such as “Roundboard <screens@example.com>”.')
  return z.NEVER
})
/** `hooks.internal:8443`, normalized by the URL parser. The port defaults to 443. */
const hostAndPort = z.string().transform((typed, context) => {
  const url = /[/\\?#@]/.test(typed) ? null : URL.parse(`https://${typed.trim()}`)
  if (url !== null) return `${url.hostname}:${url.port || '443'}`
  context.addIssue('Enter hosts with ports, such as hooks.internal:8443, separated by commas.')
  return z.NEVER
})
const flag = z.enum(['true', 'false']).transform((typed) => typed === 'true')

/** The password of the demo accounts, published in the README. */
export const knownDemoPassword = 'roundboard-demo'

/** Every setting of the server. The README's table lists the same. */
const Settings = z.object({
  DATA_DIR: z.string().min(1).default('./data'),
  AUDIT_KEY: z.string().min(32, 'At least 32 characters.').optional(),
  AUDIT_KEY_FILE: z.string().min(1).optional(),
  AUDIT_HEADS_FILE: z.string().min(1).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  ALLOW_EMPTY_DATABASE: flag.default(true),
  HOST: z.string().min(1).default('127.0.0.1'),
  ADMIN_PORT: port.default(8080),
  SCREEN_PORT: port.default(8081),
  ADMIN_URL: address.optional(),
  SCREEN_URL: address.optional(),
  APP_NAME: z.string().trim().min(1).max(60).default('Roundboard'),
  SUPPORT_EMAIL: z.email().default('support@roundboard.test'),
  SMTP_URL: smtp.optional(),
  MAIL_FROM: sender.optional(),
  LICENSE_SERVICE_URL: address.optional(),
  SSO_ISSUER: z.string().min(1).optional(),
  SSO_AUDIENCE: z.string().min(1).optional(),
  SSO_JWKS_URL: z.url({ protocol: /^https?$/ }).optional(),
  SSO_SECRET: z.string().min(32, 'At least 32 characters.').optional(),
  MEDIA_HOST_FRANCHISE: z.string().trim().min(1).max(60).optional(),
  MEDIA_HOST_LOCKER_ROOM: z.string().trim().min(1).max(60).optional(),
  LOCKER_ROOM_EXCLUDED_LOCATION: z.string().min(1).optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_ENDPOINT: address.optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_PREFIX: z
    .string()
    .regex(/^([\w.-]+\/)+$/, 'Enter a path that ends with a slash, such as media/.')
    .default('media/'),
  S3_PUBLIC_URL: address.optional(),
  FFMPEG_PATH: z.string().min(1).optional(),
  WEBHOOK_PRIVATE_HOSTS: z
    .string()
    .default('')
    .transform((typed) => typed.split(',').filter((host) => host.trim() !== ''))
    .pipe(z.array(hostAndPort)),
  METRICS_PORT: port.optional(),
  TRUST_PROXY: z.string().min(1).optional(),
  ZONEINFO_DIR: z.string().min(1).default('/usr/share/zoneinfo'),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
  HEARTBEAT_FLUSH_MS: z.coerce.number().int().min(100).max(60_000).default(5_000),
  BUILD_STEP_MINUTES: z.coerce.number().int().min(0).max(10_080).default(60),
  DEMO: flag.default(false),
  DEMO_DISPLAYS: z
    .enum(['0', '1'])
    .default('0')
    .transform((typed) => typed === '1'),
  DEMO_PASSWORD: z.string().min(12).max(128).default(knownDemoPassword),
})

export type Config = z.output<typeof Settings>

/** The console's address, used for links in emails. */
export const consoleUrlOf = ({ ADMIN_URL, ADMIN_PORT }: Config): string =>
  ADMIN_URL ?? `http://localhost:${String(ADMIN_PORT)}`

/** Invalid configuration. The message has one line per setting. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

type Given = Readonly<Record<string, string | undefined>>

/** Single sign-on needs an issuer, an audience and exactly one way to check signatures. */
function problemsOfSingleSignOn(given: Given): string[] {
  const keys = ['SSO_JWKS_URL', 'SSO_SECRET'].filter((name) => given[name] !== undefined)
  const facts = ['SSO_ISSUER', 'SSO_AUDIENCE']
  const missing = facts.filter((name) => given[name] === undefined)
  if (keys.length === 0 && missing.length === facts.length) return []
  const problems = missing.map((name) => `${name}: Required for single sign-on.`)
  if (keys.length !== 1)
    problems.push('SSO_JWKS_URL: Set one of SSO_JWKS_URL and SSO_SECRET for single sign-on.')
  return problems
}

/** Storage settings are useless without both a bucket and its keys. */
function problemsOfStorage(given: Given): string[] {
  const needed = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']
  const others = ['S3_ENDPOINT', 'S3_REGION', 'S3_PREFIX', 'S3_PUBLIC_URL']
  if ([...needed, ...others].every((name) => given[name] === undefined)) return []
  return needed
    .filter((name) => given[name] === undefined)
    .map((name) => `${name}: Required for media in S3-compatible storage.`)
}

/** Emails are read elsewhere, so their links need the console's address. */
const problemsOfMail = (given: Given): string[] =>
  given['SMTP_URL'] === undefined || given['ADMIN_URL'] !== undefined
    ? []
    : [
        'ADMIN_URL: Required for email, because links in emails start with it. Enter the address of the console, such as https://console.example.com.',
      ]

/** Two applications on one port are told apart by host name. */
function problemsOfPorts({ ADMIN_PORT, SCREEN_PORT, ...urls }: Config): string[] {
  const isSame = ADMIN_PORT === SCREEN_PORT && ADMIN_PORT !== 0
  if (!isSame || sharedPortHost({ ADMIN_PORT, SCREEN_PORT, ...urls }) !== undefined) return []
  return [
    'SCREEN_PORT: Same as ADMIN_PORT. Choose another port. To serve both on one port, set ADMIN_URL and SCREEN_URL to different host names.',
  ]
}

/** Names that only this machine answers to, or that are never assigned on the Internet. */
const leadsNowhereElse = /^(localhost|.*\.(localhost|test)|127(\.\d+){3}|\[?::1\]?)$/i

/** The published demo password must not work from other machines. */
function problemsOfDemo({ DEMO, DEMO_PASSWORD, HOST, ADMIN_URL, SCREEN_URL }: Config): string[] {
  if (!DEMO || DEMO_PASSWORD !== knownDemoPassword) return []
  const hosts = {
    HOST,
    ADMIN_URL: ADMIN_URL && new URL(ADMIN_URL).hostname,
    SCREEN_URL: SCREEN_URL && new URL(SCREEN_URL).hostname,
  }
  return Object.entries(hosts)
    .filter(([, host]) => host !== undefined && !leadsNowhereElse.test(host))
    .map(
      ([name]) =>
        `${name}: Other machines could reach the demo, and its password is public. Set DEMO_PASSWORD to your own.`,
    )
}

/** Reads the configuration from environment variables. Empty ones count as unset. */
export function parseConfig(environment: Given): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = Settings.safeParse(given)
  const problems = [
    ...(parsed.error?.issues ?? []).map((issue) => `${String(issue.path[0])}: ${issue.message}`),
    ...problemsOfSingleSignOn(given),
    ...problemsOfStorage(given),
    ...problemsOfMail(given),
    ...(parsed.success ? problemsOfPorts(parsed.data) : []),
    ...(parsed.success ? problemsOfDemo(parsed.data) : []),
  ]
  if (parsed.success && problems.length === 0) return parsed.data
  throw new ConfigError(`These settings aren't valid:\n  ${problems.join('\n  ')}`)
}
