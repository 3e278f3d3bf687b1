import { cleanup, waitFor } from '@testing-library/react'
import type { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import type { Locale } from '../shared/i18n/locale.tsx'
import { anOrganizationWebhook } from '../shared/testing/alert-fixtures.ts'
import { emptyInstallation } from '../shared/testing/empty-installation.ts'
import { type Answers, Refusal } from '../shared/testing/fake-server.ts'
import { aUser, idOf } from '../shared/testing/fixtures.ts'
import { fullInstallation } from '../shared/testing/full-installation.ts'
import { laneLocales } from '../shared/testing/lane-locales.ts'
import { createConsoleRouter } from './router.tsx'
import { messagesIn } from './testing/messages-in.ts'
import { renderApp } from './testing/render-app.tsx'

const failing: Answers = Object.fromEntries(
  Object.keys(emptyInstallation)
    .filter((name) => !['getAppInfo', 'getLatestVersion', 'getTimeZoneData'].includes(name))
    .map((name) => [name, () => new Refusal('unavailable')]),
)
const installations = { 'all full': fullInstallation, 'nothing yet': {}, 'all failing': failing }

/** Concrete addresses of routes with parameters or a token. */
const places: Readonly<Record<string, string | undefined>> = {
  '/login/$token': '/login/token',
  '/setup': '/setup#token',
  '/invitation': '/invitation#token',
  '/reset': '/reset#token',
  '/invitation/$token': '/invitation/token',
  '/reset/$token': '/reset/token',
  '/admin/locations/$id': `/admin/locations/${idOf(500)}?screen=${idOf(401)}`,
  '/admin/my-locations/$id': `/admin/my-locations/${idOf(500)}`,
  '/admin/locations/$id/set-up': `/admin/locations/${idOf(500)}/set-up`,
  '/admin/locations/$id/schedule': `/admin/locations/${idOf(500)}/schedule`,
  '/admin/rounds/$roundNumber': '/admin/rounds/1',
  '/admin/rounds/$roundNumber/workout': '/admin/rounds/1/workout',
  '/admin/rounds/$roundNumber/workout/$id': `/admin/rounds/1/workout/${idOf(300)}`,
  '/admin/workouts/$id/languages': `/admin/workouts/${idOf(300)}/languages`,
  '/admin/media/$id': `/admin/media/${idOf(1001)}`,
  '/admin/users/$id': `/admin/users/${idOf(1)}`,
  '/admin/$': '/admin/nothing',
}
const paths = Object.keys(createConsoleRouter(createMemoryHistory()).routesByPath)
// `/screens` belongs to the screen app.
const pages = [
  ...paths.filter((path) => path !== '/screens').map((path) => places[path] ?? path),
  '/admin/api-keys?tab=webhooks',
  `/admin/api-keys?tab=webhooks&webhook=${anOrganizationWebhook().id}`,
]

it('every page’s route has a concrete address and is checked', () => {
  expect(pages).toContain('/admin/logs')
  expect(pages.filter((page) => page.includes('$'))).toEqual([])
})

async function loaded(queryClient: QueryClient) {
  await waitFor(() => {
    expect(document.querySelector('h1, [role=alert]')).not.toBeNull()
    expect(document.querySelector('[aria-busy=true]')).toBeNull()
    expect(queryClient.isFetching()).toBe(0)
  })
}

// An element with its own `lang` is a wall.
const unread = 'style, svg, kbd, code, [aria-hidden=true], body [lang]'
const readAttributes = ['aria-label', 'placeholder', 'title', 'alt']

/** All text of a page: visible and read aloud. */
function visibleTexts(): string[] {
  const texts: (string | null)[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest(unread))
      texts.push(walker.currentNode.textContent)
  for (const attribute of readAttributes)
    for (const element of document.querySelectorAll(`[${attribute}]`))
      if (!element.closest(unread)) texts.push(element.getAttribute(attribute))
  return [...new Set(texts.filter((text) => text !== null))]
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

async function saidAt(page: string, locale: Locale, answers: Answers) {
  cleanup()
  localStorage.setItem('roundboard.locale', locale)
  const role = page.startsWith('/admin') ? 'super-admin' : null
  const { queryClient, server } = renderApp(page, role, {
    signOn: () => new Refusal('not-configured'),
    ...answers,
  })
  await loaded(queryClient)
  return { texts: visibleTexts(), data: stringsIn([aUser('super-admin'), server.answered]) }
}

/** Same in English: names, and words that come from French. */
const same = {
  es: /^No$|^Original$|\bTV\b|\bMB\b|\bdBm\b|Chromium|CSV|HTTP|https:|\b[Ww]ebhooks?\b|\bmin\b|\bRounds?\b|Roundboard|\bNode\b|English|Español|Français|America|New York|\bI[dD]\b|\bms\b|SHA-256|H\.264 High|\bURL\b/g,
  fr: /Original|\bTV\b|\bdBm\b|Chromium|Volume|Rotation|CSV|HTTP|https:|\b[Ww]ebhooks?\b|\bmin\b|\bRounds?\b|Roundboard|\bNode\b|English|Español|Français|America|New York|\bI[dD]\b|\bms\b|SHA-256|H\.264 High|Codec|Logo|Menu|Pages?|Version|Actions?|Active|Date|Type|Test|Installation|Description|Invitation|Sessions?|Notifications?|\bURL\b/g,
} as const

/** Whether a text contains words other than data and names. */
function isWords(text: string, data: readonly string[], names: RegExp): boolean {
  const longestFirst = data.toSorted((one, other) => other.length - one.length)
  const nameless = text.replaceAll(names, '')
  return /\p{L}{2}/u.test(
    longestFirst.reduce((left, value) => left.replaceAll(value, ''), nameless),
  )
}

const cases = Object.entries(installations).flatMap(([name, answers]) =>
  pages.map((page) => [name, page, answers] as const),
)

const messages = { es: messagesIn('es'), fr: messagesIn('fr') }

it.each(cases)('%s: %s shows no English text in other languages', async (_, page, answers) => {
  let english: Set<string> | undefined
  for (const locale of laneLocales) {
    const { texts, data } = await saidAt(page, locale, answers)
    const others = texts.filter(
      (text) => !messages[locale].test(text) && isWords(text, data, same[locale]),
    )
    // Rendered in English only to compare what isn't a message of the language, such as dates.
    if (others.length > 0) english ??= new Set((await saidAt(page, 'en', answers)).texts)
    expect(
      others.filter((text) => english?.has(text)),
      locale,
    ).toEqual([])
  }
})
