import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import type { Client } from '@roundboard/client'
import { calls } from '@roundboard/contract'
import { people, roles, type Role } from './console-fixtures.ts'
import { say, words } from './messages.ts'

const aPoster = new URL('../server/media/exercises/back-kick.jpg', import.meta.url)

/** An address of the console, and how to recognize its page. */
export interface ConsolePage {
  /** Its path in the console's routes. */
  readonly route: string
  readonly path: string
  /** The heading, in full or in part, or a text on a screen. */
  readonly heading: string
}

export interface StaffPage extends ConsolePage {
  readonly opensFor: readonly Role[]
}

const owners: readonly Role[] = ['location', 'admin', 'super-admin']
const admins: readonly Role[] = ['admin', 'super-admin']
const superAdmins: readonly Role[] = ['super-admin']

/** Every page that staff open, with the demo's content. */
export async function staffPages(staff: Client): Promise<readonly StaffPage[]> {
  const [location] = (await staff.list(calls.listLocations, { query: { name: 'Harbor' } })).items
  const [allDay] = (await staff.list(calls.listLocations, { query: { name: 'Red Rock' } })).items
  const [workout] = (
    await staff.list(calls.listWorkouts, { query: { q: '{"round":3}', limit: 1 } })
  ).items
  const [user] = (await staff.list(calls.listUsers, { query: { email: people.location } })).items
  const [clip] = (await staff.list(calls.listMedia, { query: { limit: 1 } })).items
  const screen = location?.screens[0]
  if (!location || !allDay || !workout || !user || !clip || !screen)
    throw new Error('The demo is incomplete.')

  // Without a stored analysis, the clip's page would analyze it and then show more controls.
  if (clip.seam === null)
    await staff.call(calls.saveClipAnalysis, {
      params: { id: clip.id },
      body: {
        sha256: clip.sha256,
        poster: await readFile(aPoster, 'base64'),
        figure: null,
        seam: { jump: 0.2, cut: null },
      },
    })

  // One of each kind, withdrawn at once so that they cover no screen of another story.
  const announcement = { text: 'Leave by the back door.', locationIds: [allDay.id], minutes: 1 }
  for (const kind of ['emergency', 'drill'] as const) {
    const { id } = await staff.call(calls.sendFullScreen, {
      body: { ...announcement, kind },
    })
    await staff.call(calls.withdrawAnnouncement, { params: { id } })
  }

  const pagesOf =
    (opensFor: readonly Role[]) =>
    (route: string, path: string, heading: string): StaffPage => ({
      ...{ route: `/admin/${route}`, path: `/admin/${path}`, heading, opensFor },
    })
  const everybody = pagesOf(roles)
  const owner = pagesOf(owners)
  const admin = pagesOf(admins)
  const superAdmin = pagesOf(superAdmins)
  return [
    everybody('', '', 'Dashboard'),
    everybody('profile', 'profile', 'My Profile'),
    everybody('profile/sessions', 'profile/sessions', 'Sessions'),
    owner('profile/alerts', 'profile/alerts', words.alertSettings.title),
    everybody('profile/security', 'profile/security', 'Security'),
    everybody('help', 'help', 'Help'),
    everybody('release-notes', 'release-notes', 'Release Notes'),
    everybody('my-locations', 'my-locations', 'My Locations'),
    owner('announcements', 'announcements', 'Announcements'),
    owner('my-locations/$id', `my-locations/${location.id}`, location.name),
    ...(['screens', 'settings', 'history'] as const).map((tab) =>
      owner('my-locations/$id', `my-locations/${location.id}?tab=${tab}`, location.name),
    ),
    owner('my-locations/$id', `my-locations/${location.id}?screen=${screen.id}`, screen.name),
    admin('locations', 'locations', 'Locations'),
    admin('regions', 'regions', 'Regions'),
    admin('locations/new', 'locations/new', words.newLocation.title),
    admin('locations/import', 'locations/import', words.locationImport.title),
    admin(
      'locations/$id/set-up',
      `locations/${location.id}/set-up`,
      say(words.newLocation.setUpOf, { name: location.name }),
    ),
    admin('locations/$id', `locations/${location.id}`, location.name),
    admin('locations/$id', `locations/${location.id}?screen=${screen.id}`, screen.name),
    owner('locations/$id/schedule', `locations/${allDay.id}/schedule`, '24/7 schedule'),
    admin('rounds', 'rounds', 'Rounds'),
    admin('rounds/$roundNumber', 'rounds/3', 'Heavy Bag'),
    admin('rounds/$roundNumber/workout', 'rounds/3/workout', words.workouts.newTitle),
    admin('rounds/$roundNumber/workout/$id', `rounds/3/workout/${workout.id}`, workout.name),
    admin(
      'workouts/$id/languages',
      `workouts/${workout.id}/languages`,
      say(words.workouts.translations.title, { name: workout.name }),
    ),
    admin('schedule', 'schedule', 'Schedule'),
    admin('schedule/print', 'schedule/print', words.schedule.print.title),
    admin('schedule/import', 'schedule/import', words.schedule.import.title),
    admin('templates', 'templates', 'Templates'),
    admin('templates/weeks', 'templates/weeks', 'Templates'),
    admin('exercises', 'exercises', 'Exercises'),
    admin('media', 'media', 'Media'),
    admin('media/$id', `media/${clip.id}`, clip.name),
    superAdmin('users', 'users', 'Users'),
    superAdmin('api-keys', 'api-keys', words.apiKeys.title),
    superAdmin('api-keys', 'api-keys?tab=webhooks', words.apiKeys.title),
    superAdmin('users/$id', `users/${user.id}`, `${user.firstName} ${user.lastName}`),
    superAdmin('logs', 'logs', 'Logs'),
    superAdmin('releases', 'releases', 'Releases'),
    superAdmin('builds', 'builds', words.builds.title),
    superAdmin('system', 'system', 'System'),
    everybody('$', 'nothing/here', '404'),
  ]
}

/** Every page that is open without signing in. */
export const publicPages: readonly ConsolePage[] = [
  { route: '/', path: '/', heading: 'Login' },
  { route: '/login', path: '/login', heading: 'Login' },
  { route: '/login/$token', path: '/login/a-token', heading: words.auth.signOnFailed },
  { route: '/setup', path: '/setup#a-token', heading: words.auth.setUpTitle },
  { route: '/forgot-password', path: '/forgot-password', heading: words.auth.forgot },
  { route: '/invitation', path: '/invitation#a-token', heading: words.auth.linkOver },
  { route: '/reset', path: '/reset#a-token', heading: words.auth.linkOver },
  { route: '/invitation/$token', path: '/invitation/a-token', heading: words.auth.linkOver },
  { route: '/reset/$token', path: '/reset/a-token', heading: words.auth.linkOver },
  { route: '/stage', path: '/stage', heading: 'Please ensure local storage is enabled' },
]

/**
 * Routes without a console page of their own: the screen app's address, the parent of the staff pages,
 * and the dashboard, which is at `/admin/` as well.
 */
const otherRoutes = ['/screens', '/admin', '/admin/dashboard']

/** Opens an address and waits until its page is complete. */
export async function open(page: Page, consolePage: ConsolePage): Promise<void> {
  await page.goto(consolePage.path)
  await expectAllOf(page, consolePage)
}

/** Opens an address, or navigates within the open console as a link does. */
export async function visit(page: Page, consolePage: ConsolePage): Promise<void> {
  if (page.url() === 'about:blank') return open(page, consolePage)
  await page.evaluate(async (href) => {
    const { __TSR_ROUTER__: router } = globalThis as unknown as RouterInConsole
    await router.navigate({ href })
  }, consolePage.path)
  await expectAllOf(page, consolePage)
}

async function expectAllOf(page: Page, { heading }: ConsolePage): Promise<void> {
  // Locator assertions poll every half second; this resolves in the frame that shows the page.
  await page.waitForFunction(
    () => document.querySelector('h1') && !document.querySelector('[aria-busy="true"]'),
  )
  // A preview has its own heading.
  await expect(page.getByRole('heading', { level: 1, name: heading }).first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** The router exposes itself here for its developer tools. */
interface RouterInConsole {
  readonly __TSR_ROUTER__: {
    readonly routesById: Readonly<Record<string, { readonly fullPath: string }>>
    readonly navigate: (to: { readonly href: string }) => Promise<void>
  }
}

/** The difference between the console's routes and those of these pages. */
export async function differenceToRoutes(
  page: Page,
  pages: readonly ConsolePage[],
): Promise<readonly string[]> {
  const inConsole = await page.evaluate(() => {
    const { __TSR_ROUTER__: router } = globalThis as unknown as RouterInConsole
    return Object.values(router.routesById).map(({ fullPath }) => fullPath)
  })
  const known = new Set([...pages.map(({ route }) => route), ...otherRoutes])
  return [...known.symmetricDifference(new Set(inConsole))]
}
