import { issueAt } from '@roundboard/contract'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Locale } from '../shared/i18n/locale.tsx'
import { type Answers, ListOf, Refusal } from '../shared/testing/fake-server.ts'
import {
  aBuild,
  aLocation,
  aMediaItem,
  aRelease,
  aRound,
  aTemplate,
  aWeekTemplate,
  aUser,
  aCompleteScreen,
  aWorkout,
  anAccountLink,
  anExercise,
  aPasskey,
  idOf,
  someBuilds,
  someFactors,
} from '../shared/testing/fixtures.ts'
import { laneLocales } from '../shared/testing/lane-locales.ts'
import { messagesIn } from './testing/messages-in.ts'
import { renderApp } from './testing/render-app.tsx'

interface Form {
  readonly file: string
  readonly page: string
  /** The button that opens it: its name in each language, or the unlock button. */
  readonly opens?: Record<Locale, string> | 'unlock'
  /** An empty form is valid: errors appear only after invalid input. */
  readonly mayBeEmpty?: boolean
  /** Picks the form among all on the page. */
  readonly which?: (forms: readonly HTMLFormElement[]) => HTMLFormElement | undefined
  readonly before?: (form: HTMLFormElement) => void
  readonly isSignedOut?: boolean
  /** Server answers for this form only. */
  readonly with?: Answers
}

const location = aLocation({ is365: true, vtsEnabled: true })
const completeScreen = aCompleteScreen(1)
const first = (forms: readonly HTMLFormElement[]) => forms[0]
const withCode = (forms: readonly HTMLFormElement[]) =>
  forms.find((form) => form.querySelector('input[autocapitalize]'))
const oneLocation = `/admin/locations/${location.id}`
const oneScreen = `${oneLocation}?screen=${completeScreen.id}`

const forms: readonly Form[] = [
  { file: 'sign-in/login-page', page: '/login', isSignedOut: true },
  { file: 'sign-in/set-up-page', page: '/setup#token', isSignedOut: true },
  { file: 'sign-in/forgot-password-page', page: '/forgot-password', isSignedOut: true },
  { file: 'sign-in/account-link-page', page: '/invitation#token', isSignedOut: true },
  { file: 'sign-in/sign-in-again', page: '/admin/users/00000000-0000-4000-8000-000000000401' },
  {
    file: 'users/add-user-modal',
    page: '/admin/users',
    opens: { en: 'Add user', es: 'Agregar usuario', fr: 'Ajouter un utilisateur' },
  },
  {
    file: 'alerts/settings-panel',
    page: '/admin/profile/alerts',
    which: first,
    before: (form) => {
      const quiet = form.querySelector<HTMLInputElement>('input[role=switch]')
      if (quiet?.checked === false) fireEvent.click(quiet)
    },
  },
  { file: 'alerts/webhook-panel', page: '/admin/profile/alerts' },
  {
    file: 'announcements/banner-modals',
    page: '/admin/announcements',
    opens: { en: 'New announcement', es: 'Nuevo anuncio', fr: 'Nouvelle annonce' },
  },
  {
    file: 'announcements/full-screen-modal',
    page: '/admin/announcements',
    opens: {
      en: 'Emergency or drill…',
      es: 'Emergencia o simulacro…',
      fr: 'Urgence ou exercice…',
    },
    with: { getAnnouncementReach: () => new Refusal('unavailable') },
  },
  {
    file: 'api-keys/new-key-modal',
    page: '/admin/api-keys',
    opens: { en: 'Add API key', es: 'Agregar clave de API', fr: 'Ajouter une clé d’API' },
  },
  {
    file: 'alerts/organization-webhook-modals',
    page: '/admin/api-keys?tab=webhooks',
    opens: { en: 'Add webhook', es: 'Agregar webhook', fr: 'Ajouter un webhook' },
  },
  {
    file: 'session/proof-form',
    page: '/admin/profile/security',
    opens: {
      en: 'Replace the app',
      es: 'Reemplazar la aplicación',
      fr: 'Remplacer l’application',
    },
  },
  {
    file: 'two-factor/passkey-modals',
    page: '/admin/profile/security',
    opens: { en: 'Rename Laptop', es: 'Cambiar el nombre de Laptop', fr: 'Renommer Laptop' },
  },
  {
    file: 'two-factor/authenticator-modal',
    page: '/admin/profile/security',
    opens: { en: 'Replace the app', es: 'Reemplazar la aplicación', fr: 'Remplacer l’application' },
    with: {
      beginAuthenticator: () => ({ challenge: 'c-1', secret: 'ABCDEFGH', uri: 'otpauth://totp/x' }),
    },
  },
  { file: 'users/user-details', page: `/admin/users/${idOf(1)}`, opens: 'unlock', which: first },
  {
    file: 'locations/add-location-modal',
    page: '/admin/locations',
    opens: { en: 'Add location', es: 'Agregar sucursal', fr: 'Ajouter un club' },
  },
  {
    file: 'regions/region-modals',
    page: '/admin/regions',
    opens: { en: 'Add region', es: 'Agregar región', fr: 'Ajouter une région' },
    with: { createRegion: () => new Refusal('unavailable') },
  },
  {
    file: 'users/invite-modal',
    page: `${oneLocation}/set-up`,
    opens: { en: 'Invite', es: 'Invitar', fr: 'Inviter' },
  },
  { file: 'new-location/new-location-form', page: '/admin/locations/new' },
  {
    file: 'new-location/change-location-modal',
    page: `${oneLocation}/set-up`,
    opens: {
      en: 'Edit Harbor Street',
      es: 'Editar Harbor Street',
      fr: 'Modifier Harbor Street',
    },
  },
  {
    file: 'locations/location-details',
    page: `${oneLocation}?tab=settings`,
    opens: 'unlock',
    which: first,
  },
  { file: 'locations/schedule-page', page: `${oneLocation}/schedule` },
  { file: 'releases/releases-page', page: '/admin/releases', which: first },
  {
    file: 'releases/correct-release-modal',
    page: '/admin/releases',
    opens: { en: 'Edit 31.01.01', es: 'Editar 31.01.01', fr: 'Modifier 31.01.01' },
  },
  {
    file: 'forms/password-modal',
    page: '/admin/logs',
    opens: {
      en: 'Delete all logs',
      es: 'Eliminar todos los registros',
      fr: 'Supprimer tous les journaux',
    },
  },
  {
    file: 'logs/clean-up-modal',
    page: '/admin/logs',
    opens: { en: 'Clean up', es: 'Limpiar', fr: 'Nettoyer' },
  },
  { file: 'workouts/workout-form', page: '/admin/rounds/1/workout' },
  { file: 'workouts/workout-form', page: `/admin/rounds/1/workout/${idOf(300)}` },
  {
    file: 'translations/translations-form',
    page: `/admin/workouts/${idOf(300)}/languages`,
    mayBeEmpty: true,
  },
  {
    file: 'rounds/round-modal',
    page: '/admin/rounds',
    opens: { en: 'Edit Round 1', es: 'Editar Round 1', fr: 'Modifier Round 1' },
  },
  {
    file: 'templates/template-modal',
    page: '/admin/templates',
    opens: { en: 'Edit Ropes', es: 'Editar Ropes', fr: 'Modifier Ropes' },
  },
  {
    file: 'templates/week-template-modal',
    page: '/admin/templates/weeks',
    opens: { en: 'Rename Strength', es: 'Cambiar el nombre de Strength', fr: 'Renommer Strength' },
  },
  {
    file: 'exercises/add-exercise-modal',
    page: '/admin/exercises',
    opens: { en: 'Add exercise', es: 'Agregar ejercicio', fr: 'Ajouter un exercice' },
  },
  {
    file: 'exercises/exercise-modal',
    page: '/admin/exercises',
    opens: { en: 'Edit Burpees', es: 'Editar Burpees', fr: 'Modifier Burpees' },
  },
  {
    file: 'library/media-modal',
    page: `/admin/media/${aMediaItem().id}`,
    opens: { en: 'Rename', es: 'Cambiar nombre', fr: 'Renommer' },
  },
  {
    file: 'branding/branding-panel',
    page: '/admin/system',
    opens: 'unlock',
    mayBeEmpty: true,
    which: first,
  },
  {
    file: 'rollouts/rollout-modal',
    page: '/admin/builds',
    opens: {
      en: `Roll out ${aBuild(2).id}…`,
      es: `Desplegar ${aBuild(2).id}…`,
      fr: `Déployer ${aBuild(2).id}…`,
    },
    before: (form) => {
      const oneGym = form.querySelector('input[value=location]')
      if (oneGym) fireEvent.click(oneGym)
    },
  },
  {
    file: 'system/export-panel',
    page: '/admin/system',
    mayBeEmpty: true,
    which: (all) => all.find((form) => form.querySelector('select')),
    before: (form) => {
      const kind = form.querySelector('select')
      if (kind) fireEvent.change(kind, { target: { value: 'round-data' } })
    },
  },
  {
    file: 'screens/add-screen-modal',
    page: `${oneLocation}?tab=screens`,
    opens: { en: 'Add Screen', es: 'Agregar pantalla', fr: 'Ajouter un écran' },
  },
  { file: 'screens/screen-details', page: oneScreen, opens: 'unlock', which: first },
  { file: 'screens/link-panel', page: oneScreen, which: withCode },
]

/**
 * Forms with nothing to refuse before they are sent: a name, tags, a picked time or template, or a
 * plan that the server checks at every change. An upload's reason is tested with the queue.
 */
const harmless = [
  'library/bulk-tags',
  'locations/saved-views',
  'mute/note-modal',
  'uploads/allow-flashing',
  'timer/timer-panel',
  'schedule/interactions/plan-dialog',
  'schedule/panel/gap-picker',
  'schedule/swap-clip',
  'templates/place-dialog',
  'templates/save-weeks-dialog',
]
/** Frames around the fields of other forms. */
const frames = ['forms/form-modal', 'forms/lockable-panel']
/** A form, alone or in a frame that renders it. */
const isForm = /<(form|LockablePanel|AddingModal|EditingModal)\b/

const formFiles = import.meta.glob<string>(['../{areas,shared}/**/*.tsx', '!../**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

it('covers every form of the console', () => {
  const files = Object.entries(formFiles)
    .filter(([, source]) => isForm.test(source))
    .map(([path]) => path.replace(/^\.\.\/(areas\/[^/]+|shared)\//, '').replace('.tsx', ''))
  const tried = [...forms.map(({ file }) => file), ...harmless, ...frames]
  expect([...new Set(tried)].sort()).toEqual(files.sort())
})

const wrongIssue = issueAt('code', 'factor-code-wrong')
const wrongCode = new Refusal('invalid-code', wrongIssue.message, [wrongIssue])

const answers: Answers = {
  getBuilds: () => someBuilds(),
  listUsers: () => new ListOf([aUser('admin')]),
  getUser: ({ params }) =>
    params['id'] === idOf(401)
      ? new Refusal('not-signed-in', 'Please sign in.')
      : aUser('location'),
  listLocations: () => new ListOf([location]),
  getLocation: () => location,
  getScreen: () => completeScreen,
  listRounds: () => [aRound(1)],
  listExercises: () => new ListOf([anExercise()]),
  listWorkouts: () => new ListOf([aWorkout()]),
  getWorkout: () => aWorkout(),
  listTemplates: () => new ListOf([aTemplate()]),
  listWeekTemplates: () => new ListOf([aWeekTemplate()]),
  listReleases: () => new ListOf([aRelease()]),
  getMediaItem: () => aMediaItem(),
  updateWorkout: () => new Refusal('unavailable'),
  updateMedia: () => new Refusal('unavailable'),
  updateTemplate: () => new Refusal('unavailable'),
  updateWeekTemplate: () => new Refusal('unavailable'),
  updateBranding: () => new Refusal('unavailable'),
  logIn: () => new Refusal('wrong-credentials'),
  requestReset: () => new Refusal('unavailable'),
  getAccountLink: () => anAccountLink(),
  useAccountLink: () => new Refusal('unavailable'),
  getTwoFactor: () =>
    someFactors({
      passkeys: [aPasskey()],
      phone: { createdAt: '2026-11-02T10:00:00.000Z', lastUsedAt: null },
    }),
  beginAuthenticator: () => new Refusal('step-up-wanted'),
  stepUp: () => new Refusal('wrong-password', 'Incorrect Password'),
  addAuthenticator: () => wrongCode,
  renamePasskey: () => new Refusal('unavailable'),
  deleteLogs: () => new Refusal('wrong-password', 'Incorrect Password'),
  createScreen: () => new Refusal('conflict'),
  updateScreen: () => new Refusal('conflict'),
  linkScreen: () => new Refusal('invalid-code'),
}

async function openForm({ opens, which }: Form, locale: Locale): Promise<HTMLFormElement> {
  if (opens === 'unlock') {
    const lock = await waitFor(() => {
      const button = document.querySelector('main button[aria-pressed="false"]')
      if (!button) throw new Error('no lock yet')
      return button
    })
    fireEvent.click(lock)
  } else if (opens !== undefined) {
    const [opener] = await screen.findAllByRole('button', { name: opens[locale] })
    if (opener) fireEvent.click(opener)
  }
  return waitFor(() => {
    const inDialog = document.querySelector<HTMLFormElement>('[role=dialog] form')
    const all = [...document.querySelectorAll('form')]
    const form = which ? which(all) : (inDialog ?? (opens ? undefined : all.at(-1)))
    if (!form) throw new Error('no form yet')
    return form
  })
}

function fill(form: HTMLFormElement, text: string) {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=checkbox]):not([type=radio]):not([type=hidden]):not([type=file]):not([readonly]), textarea',
  )
  for (const field of fields) fireEvent.change(field, { target: { value: text } })
}

/** Errors beside the fields and as alerts. */
function errorTexts(): string[] {
  const places = document.querySelectorAll('[class*="InputWrapper-error"], [role=alert] p')
  return [...places].map((place) => place.textContent).filter((text) => text !== '')
}

const longest = 'x\u0001'.repeat(3000)

async function complaintsIn(form: Form, locale: Locale): Promise<Set<string>> {
  cleanup()
  sessionStorage.clear()
  localStorage.setItem('roundboard.locale', locale)
  renderApp<Answers>(form.page, form.isSignedOut ? null : 'super-admin', {
    ...answers,
    ...form.with,
  })
  const element = await openForm(form, locale)
  form.before?.(element)
  const errors = new Set<string>()
  for (const typed of ['', 'x', '\u0001', longest]) {
    fill(element, typed)
    fireEvent.submit(element)
    if (typed !== '' || !form.mayBeEmpty)
      await waitFor(() => {
        expect(errorTexts(), `${form.file} ${locale} ${typed.slice(0, 5)}`).not.toEqual([])
      })
    for (const text of errorTexts()) errors.add(text)
  }
  return errors
}

const raw = /invalid input|expected|received|undefined|null|NaN|uuid|regex|"code"|[{}]/i

describe.each([...laneLocales])('in %s,', (locale) => {
  const message = messagesIn(locale)

  it.each(forms)('$file on $page shows only validation errors in that language', async (form) => {
    const errors = [...(await complaintsIn(form, locale))]
    expect(errors.filter((text) => !message.test(text) || raw.test(text))).toEqual([])
  })
})
