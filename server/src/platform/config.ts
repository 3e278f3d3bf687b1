import { z } from 'zod'

const port = z.coerce.number().int().min(0).max(65_535)
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))
const flag = z.enum(['true', 'false']).transform((typed) => typed === 'true')

/** Every setting of the server; the README's table describes the same. */
const Settings = z
  .object({
    DATA_DIR: z.string().min(1).default('./data'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    HOST: z.string().min(1).default('127.0.0.1'),
    ADMIN_PORT: port.default(8080),
    SCREEN_PORT: port.default(8081),
    ADMIN_URL: address.optional(),
    SCREEN_URL: address.optional(),
    APP_NAME: z.string().trim().min(1).max(60).default('Roundboard'),
    SUPPORT_EMAIL: z.email().default('support@roundboard.test'),
    LICENSE_SERVICE_URL: address.optional(),
    SSO_ISSUER: z.string().min(1).optional(),
    SSO_AUDIENCE: z.string().min(1).optional(),
    SSO_JWKS_URL: z.url({ protocol: /^https?$/ }).optional(),
    SSO_SECRET: z.string().min(32, 'At least 32 characters.').optional(),
    MEDIA_HOST_FRANCHISE: z.string().min(1).default('Franchise portal'),
    MEDIA_HOST_LOCKER_ROOM: z.string().min(1).default('Locker room'),
    LOCKER_ROOM_EXCLUDED_LOCATION: z.string().min(1).optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    METRICS_PORT: port.optional(),
    TRUST_PROXY: z.string().min(1).optional(),
    LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
    HEARTBEAT_FLUSH_MS: z.coerce.number().int().min(100).max(60_000).default(2_000),
    DEMO: flag.default(false),
  })
  .superRefine((settings, context) => {
    const keys = [settings.SSO_JWKS_URL, settings.SSO_SECRET].filter((key) => key !== undefined)
    const wantsSso = settings.SSO_ISSUER !== undefined || settings.SSO_AUDIENCE !== undefined
    if (!wantsSso && keys.length === 0) return
    const missing = (path: string, message: string) => {
      context.addIssue({ code: 'custom', path: [path], message })
    }
    if (settings.SSO_ISSUER === undefined) missing('SSO_ISSUER', 'Wanted for single sign-on.')
    if (settings.SSO_AUDIENCE === undefined) missing('SSO_AUDIENCE', 'Wanted for single sign-on.')
    if (keys.length !== 1)
      missing('SSO_JWKS_URL', 'Set one of SSO_JWKS_URL and SSO_SECRET for single sign-on.')
  })

export type Config = z.output<typeof Settings>

/** A configuration that cannot be used; its message has a line for every bad variable. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Reads the configuration from environment variables; empty ones count as unset. */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = Settings.safeParse(given)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new ConfigError(`These settings cannot be used:\n${lines.join('\n')}`)
}
