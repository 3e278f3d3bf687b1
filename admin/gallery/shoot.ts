import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'

// node admin/gallery/shoot.ts http://127.0.0.1:8080 [names] [folder]: pictures of every page of a
// running demo, or only of the named pages, separated by commas.
const base = process.argv[2] ?? 'http://127.0.0.1:8080'
const only = process.argv[3]?.split(',')
const folder = process.argv[4] ?? '/tmp/roundboard-console'

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
const schemes = ['light', 'dark'] as const
const password = 'roundboard-demo'

async function askServer(path: string, token?: string, body?: unknown): Promise<unknown> {
  const response = await fetch(base + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const answer = (await response.json()) as { data: unknown; error?: string }
  if (!response.ok) throw new Error(`${path}: ${answer.error ?? String(response.status)}`)
  return answer.data
}

async function logIn(account: string): Promise<string> {
  const email = `${account}@roundboard.test`
  const { token } = (await askServer('/api/v1/auth', undefined, { email, password })) as {
    token: string
  }
  return token
}

interface Found {
  id: string
  is365?: boolean
  vtsEnabled?: boolean
  role?: string
  screens?: { id: string }[]
}

/** The address of every page, with the demo's IDs, and the role that opens it. */
async function pagesOf(token: string) {
  const list = async (path: string) => (await askServer(path, token)) as Found[]
  const locations = await list('/api/v1/locations')
  const timed = locations.find(({ vtsEnabled }) => vtsEnabled) ?? locations[0]
  const roundTheClock = locations.find(({ is365 }) => is365) ?? locations[0]
  const filter = encodeURIComponent('{"round":1}')
  const [workout] = await list(`/api/v1/workouts?limit=1&q=${filter}`)
  const user = (await list('/api/v1/users')).find(({ role }) => role === 'location')
  const [clip] = await list('/api/v1/media?limit=1&name=Roundhouse')
  if (!timed || !roundTheClock || !workout || !user || !clip)
    throw new Error('This is not the demo.')
  const screen = timed.screens?.[0]?.id ?? ''
  return {
    'super-admin': {
      dashboard: '/admin/dashboard',
      profile: '/admin/profile',
      security: '/admin/profile/security',
      sessions: '/admin/profile/sessions',
      alerts: '/admin/profile/alerts',
      locations: '/admin/locations',
      location: `/admin/locations/${timed.id}`,
      'new-gym': '/admin/locations/new',
      'set-up': `/admin/locations/${timed.id}/set-up`,
      'gym-import': '/admin/locations/import',
      screen: `/admin/locations/${timed.id}?screen=${screen}`,
      schedule: `/admin/locations/${roundTheClock.id}/schedule`,
      rounds: '/admin/rounds',
      workouts: '/admin/rounds/1',
      workout: `/admin/rounds/1/workout/${workout.id}`,
      'workout-languages': `/admin/workouts/${workout.id}/languages?language=es`,
      'schedule-week': '/admin/schedule?zoom=week',
      'schedule-fortnight': '/admin/schedule',
      'schedule-month': '/admin/schedule?zoom=month',
      'schedule-print': '/admin/schedule/print',
      'schedule-import': '/admin/schedule/import',
      library: '/admin/templates',
      exercises: '/admin/exercises',
      media: '/admin/media',
      'media-item': `/admin/media/${clip.id}`,
      users: '/admin/users',
      user: `/admin/users/${user.id}`,
      'api-keys': '/admin/api-keys',
      webhooks: '/admin/api-keys?tab=webhooks',
      logs: '/admin/logs',
      releases: '/admin/releases',
      builds: '/admin/builds',
      system: '/admin/system',
      help: '/admin/help',
      'release-notes': '/admin/release-notes',
      'not-found': '/admin/nothing-here',
    },
    location: {
      'location-dashboard': '/admin/dashboard',
      'my-locations': '/admin/my-locations',
      'my-location': `/admin/my-locations/${timed.id}`,
    },
    'api-access': { 'api-dashboard': '/admin/dashboard' },
    nobody: { login: '/login', 'forgot-password': '/forgot-password' },
  } as const
}

const accounts = { 'super-admin': 'super', location: 'location', 'api-access': 'api' } as const

async function settle(page: Page) {
  // A page with an event stream is never idle.
  await page.waitForLoadState('networkidle', { timeout: 4_000 }).catch(() => undefined)
  await page.waitForTimeout(500)
}

/** Fits the whole page into one window, so that sticky elements are at the picture's edges. */
async function shoot(page: Page, address: string, name: string, size: keyof typeof sizes) {
  await page.setViewportSize(sizes[size])
  await page.goto(base + address)
  await settle(page)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const tallest = size === 'phone' ? 2600 : 1900
  await page.setViewportSize({
    width: sizes[size].width,
    height: Math.min(Math.max(height, sizes[size].height), tallest),
  })
  await page.waitForTimeout(250)
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 64 })
}

async function shootAll(browser: Browser) {
  const pages = await pagesOf(await logIn('super'))
  for (const [role, all] of Object.entries(pages)) {
    const addresses = Object.fromEntries(
      Object.entries(all).filter(([name]) => only?.includes(name) ?? true),
    )
    if (Object.keys(addresses).length === 0) continue
    const token = role === 'nobody' ? null : await logIn(accounts[role as keyof typeof accounts])
    for (const scheme of schemes) {
      const context = await browser.newContext({ colorScheme: scheme, locale: 'en-US' })
      if (token !== null)
        await context.addInitScript((value) => {
          localStorage.setItem('roundboard.token', value)
        }, token)
      const page = await context.newPage()
      for (const [name, address] of Object.entries(addresses))
        for (const size of Object.keys(sizes) as (keyof typeof sizes)[])
          await shoot(page, address, `${name}-${size}-${scheme}`, size)
      await context.close()
    }
    console.log(`${role}: ${Object.keys(addresses).join(', ')}`)
  }
}

await mkdir(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
})
await shootAll(browser)
await browser.close()
