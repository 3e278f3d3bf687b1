import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { type Answers, ListOf } from '../../../shared/testing/fake-server.ts'
import { aCoverage, aLocation, aScheduleGrid, idOf } from '../../../shared/testing/fixtures.ts'

const bell = { _id: idOf(300), id: idOf(300), name: 'First Bell' }
const answers: Answers = {
  getSchedule: () => aScheduleGrid((round) => (round === 2 ? bell : null)),
  listLocations: () => new ListOf([aLocation({ vtsEnabled: true })]),
}

describe('rolling schedule', () => {
  it('shows the time zone, links each day to the schedule and names workouts on focus', async () => {
    renderApp('/admin/dashboard', 'admin', answers)
    const panel = within(await screen.findByRole('region', { name: 'Rolling schedule' }))
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    expect(panel.getByText(new RegExp(`Your time zone is ${zone}`))).toBeTruthy()
    const [first] = await panel.findAllByRole('link', { name: 'Scheduled: First Bell' })
    expect(first?.getAttribute('href')).toBe('/admin/schedule?day=2026-11-21')
    first?.focus()
    expect(await screen.findByRole('tooltip')).toHaveProperty('textContent', 'First Bell')
    await userEvent.tab({ shift: true })
  })
})

describe('a day with only a draft', () => {
  it('shows the draft instead of a check mark and links to the schedule', async () => {
    const getSchedule = () =>
      aScheduleGrid(
        () => null,
        (round, day) => (round === 4 && day === 1 ? bell : null),
      )
    renderApp('/admin/dashboard', 'admin', { getSchedule })
    const draft = await screen.findByRole('link', {
      name: 'Draft, not on screens: First Bell, round 4, Nov 22, 2026',
    })
    expect(draft.getAttribute('href')).toBe('/admin/schedule?day=2026-11-22')
    expect(screen.queryByRole('link', { name: /^Scheduled/ })).toBeNull()
    expect(screen.getAllByRole('link', { name: /^Not scheduled/ })).toHaveLength(62)
  })
})

describe('schedule coverage', () => {
  const lines = async () =>
    within(
      await screen.findByRole('list', {
        name: /^(Schedule coverage|Cobertura de la programación|Couverture de la programmation)$/,
      }),
    )
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  const coverage = aCoverage({
    nextGap: { round: 4, day: '2026-12-13', hasDraft: false },
    nextDraft: { round: 2, day: '2026-12-14' },
    languages: [
      { language: 'es-mx', gyms: 12, missing: { round: 7, day: '2026-11-23' }, workouts: [] },
      { language: 'fr-ca', gyms: 1, missing: null, workouts: [] },
      {
        ...{ language: 'fr', gyms: 1, missing: null },
        workouts: [3, 4].map((round) => ({ id: idOf(round), round, day: '2026-11-23' })),
      },
    ],
  })

  it.each([
    [
      'en',
      [
        'Next unpublished draft: round 2, December 14 (in 3 weeks)',
        'Next missing Mexican Spanish translation (12 locations): round 7, November 23 (tomorrow)',
        'Canadian French: no missing translations in the next 12 months.',
        'French: 2 workouts to translate or update in the next 4 weeks.',
      ],
    ],
    [
      'es',
      [
        'Próximo borrador sin publicar: round 2, 14 de diciembre (dentro de 3 semanas)',
        'Próxima traducción faltante (español de México, 12 sucursales): round 7, 23 de noviembre (mañana)',
        'francés canadiense: no faltan traducciones en los próximos 12 meses.',
        'francés: 2 entrenamientos por traducir o actualizar en las próximas 4 semanas.',
      ],
    ],
    [
      'fr',
      [
        'Prochain brouillon non publié\u00A0: round 2, 14 décembre (dans 3 semaines)',
        'Prochaine traduction manquante (espagnol du Mexique, 12 clubs)\u00A0: round 7, 23 novembre (demain)',
        'français canadien\u00A0: aucune traduction manquante dans les 12 prochains mois.',
        'français\u00A0: 2 entraînements à traduire ou à mettre à jour dans les 4 prochaines semaines.',
      ],
    ],
  ])('lists gaps and missing translations in %s with links to their days', async (locale, says) => {
    localStorage.setItem('roundboard.locale', locale)
    renderApp('/admin/dashboard', 'admin', { getCoverage: () => coverage })
    expect(await lines()).toEqual(says)
    const hrefs = screen
      .getAllByRole('link', { name: /^round \d, / })
      .map((link) => link.getAttribute('href'))
    expect(hrefs).toContain('/admin/schedule?day=2026-12-14')
  })

  it('mentions the draft of a gap only once', async () => {
    const gap = { round: 4, day: '2026-11-22' }
    const getCoverage = () => aCoverage({ nextGap: { ...gap, hasDraft: true }, nextDraft: gap })
    renderApp('/admin/dashboard', 'admin', { getCoverage })
    const cards = within(await screen.findByRole('region', { name: 'Overview' }))
    expect(await cards.findByText(/^This gap already has a draft\./)).toBeTruthy()
    expect(screen.queryByRole('list', { name: 'Schedule coverage' })).toBeNull()
  })

  it('says that there are no gaps in the next 12 months', async () => {
    renderApp('/admin/dashboard', 'admin')
    expect(await screen.findByText('No gaps in the next 12 months.')).toBeTruthy()
  })

  it('is not requested for users who cannot plan', async () => {
    const { server } = renderApp('/admin/dashboard', 'location')
    await screen.findByRole('region', { name: 'Screen connectivity' })
    expect(server.requestsTo('getCoverage')).toEqual([])
  })
})

describe('dashboard of a location user', () => {
  it('shows the timer of their location first, then its screens', async () => {
    renderApp('/admin/dashboard', 'location', answers)
    await screen.findByRole('region', { name: 'Timer at Harbor Street' })
    expect(await screen.findByRole('button', { name: 'Start now' })).toBeTruthy()
    const regions = screen.getAllByRole('region').map((region) => region.ariaLabel)
    const order = ['Timer at Harbor Street', 'Screens at Harbor Street', 'Screen connectivity']
    expect(regions.filter((name) => order.includes(name ?? ''))).toEqual(order)
  })
})

describe('dashboard of an API user', () => {
  it('explains API access and links to the API documentation', async () => {
    renderApp('/admin/dashboard', 'api-access', answers)
    const panel = within(await screen.findByRole('region', { name: 'API access' }))
    const link = panel.getByRole('link', { name: 'View API documentation' })
    expect(link.getAttribute('href')).toBe('/api/docs')
    expect(screen.queryByRole('region', { name: 'Screen connectivity' })).toBeNull()
  })
})
