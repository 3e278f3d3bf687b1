import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../app/testing/render-app.tsx'
import { type Answers, ListOf } from '../../shared/testing/fake-server.ts'
import { aCoverage, aLocation, aScheduleGrid, idOf } from '../../shared/testing/fixtures.ts'

const bell = { _id: idOf(300), id: idOf(300), name: 'First Bell' }
const answers: Answers = {
  getSchedule: () => aScheduleGrid((round) => (round === 2 ? bell : null)),
  listLocations: () => new ListOf([aLocation({ vtsEnabled: true })]),
}

describe('the seven days', () => {
  it('say whose they are, and lead to each day of the schedule, the name coming with the focus', async () => {
    renderApp('/admin/dashboard', 'admin', answers)
    const panel = within(await screen.findByRole('region', { name: 'Rolling schedule' }))
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    expect(panel.getByText(new RegExp(`in your time zone, ${zone}`))).toBeTruthy()
    const [first] = await panel.findAllByRole('link', { name: 'Scheduled: First Bell' })
    expect(first?.getAttribute('href')).toBe('/admin/schedule?day=2026-11-21')
    first?.focus()
    expect(await screen.findByRole('tooltip')).toHaveProperty('textContent', 'First Bell')
    await userEvent.tab({ shift: true })
  })
})

describe('a day with nothing but a draft', () => {
  it('has no check mark, says what it is, and leads to the schedule', async () => {
    const getSchedule = () =>
      aScheduleGrid(
        () => null,
        (round, day) => (round === 4 && day === 1 ? bell : null),
      )
    renderApp('/admin/dashboard', 'admin', { getSchedule })
    const draft = await screen.findByRole('link', {
      name: 'Only a draft, not on walls: First Bell, round 4 on Nov 22, 2026',
    })
    expect(draft.getAttribute('href')).toBe('/admin/schedule?day=2026-11-22')
    expect(screen.queryByRole('link', { name: /^Scheduled/ })).toBeNull()
    expect(screen.getAllByRole('link', { name: /^Not scheduled/ })).toHaveLength(62)
  })
})

describe('the coverage', () => {
  const lines = async () =>
    within(await screen.findByRole('list', { name: /Coverage|Cobertura|Couverture/ }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  const coverage = aCoverage({
    hole: { round: 4, day: '2026-12-13', isDraft: false },
    draft: { round: 2, day: '2026-12-14' },
    languages: [
      { language: 'es-mx', gyms: 12, missing: { round: 7, day: '2026-11-23' } },
      { language: 'fr-ca', gyms: 1, missing: null },
    ],
  })

  it.each([
    [
      'en',
      [
        'Next hole: round 4 on December 13, in 3 weeks',
        'Next with only a draft: round 2 on December 14, in 3 weeks',
        'Mexican Spanish (12 gyms), next text missing: round 7 on November 23, tomorrow',
        'Canadian French: every text is there.',
      ],
    ],
    [
      'es',
      [
        'Próximo hueco: round 4 el 13 de diciembre, dentro de 3 semanas',
        'Próximo con solo un borrador: round 2 el 14 de diciembre, dentro de 3 semanas',
        'español de México (12 locales), próximo texto que falta: round 7 el 23 de noviembre, mañana',
        'francés canadiense: están todos los textos.',
      ],
    ],
    [
      'fr',
      [
        'Prochain trou : round 4 le 13 décembre, dans 3 semaines',
        'Prochain jour avec seulement un brouillon : round 2 le 14 décembre, dans 3 semaines',
        'espagnol du Mexique (12 salles), prochain texte manquant : round 7 le 23 novembre, demain',
        'français canadien : tous les textes sont là.',
      ],
    ],
  ])('is told in %s, each place leading to its day', async (locale, says) => {
    localStorage.setItem('roundboard.locale', locale)
    renderApp('/admin/dashboard', 'admin', { getCoverage: () => coverage })
    expect(await lines()).toEqual(says)
    const hrefs = screen
      .getAllByRole('link', { name: /^round \d (on|el|le) / })
      .map((link) => link.getAttribute('href'))
    expect(hrefs).toContain('/admin/schedule?day=2026-12-13')
  })

  it('says that a draft waits in the hole, once', async () => {
    const hole = { round: 4, day: '2026-11-22' }
    const getCoverage = () => aCoverage({ hole: { ...hole, isDraft: true }, draft: hole })
    renderApp('/admin/dashboard', 'admin', { getCoverage })
    expect(await lines()).toEqual([
      'Next hole: round 4 on November 22, today · a draft waits there',
    ])
  })

  it('of a full year says that all is well', async () => {
    renderApp('/admin/dashboard', 'admin')
    expect(await lines()).toEqual(['No hole in the coming year.'])
  })

  it('is asked for by nobody who does not plan', async () => {
    const { server } = renderApp('/admin/dashboard', 'location')
    await screen.findByRole('region', { name: 'Screen connectivity' })
    expect(server.askedFor('getCoverage')).toEqual([])
  })
})

describe('a location user', () => {
  it('finds the timer of their gym before everything else, then its walls', async () => {
    renderApp('/admin/dashboard', 'location', answers)
    await screen.findByRole('region', { name: 'Timer of Harbor Street' })
    expect(await screen.findByRole('button', { name: 'Start now' })).toBeTruthy()
    const regions = screen.getAllByRole('region').map((region) => region.ariaLabel)
    const order = ['Timer of Harbor Street', 'Walls of Harbor Street', 'Screen connectivity']
    expect(regions.filter((name) => order.includes(name ?? ''))).toEqual(order)
  })
})

describe('an account for programs', () => {
  it('is told what it is for, and where the API is described', async () => {
    renderApp('/admin/dashboard', 'api-access', answers)
    const panel = within(await screen.findByRole('region', { name: 'API access' }))
    const link = panel.getByRole('link', { name: 'Open the API document' })
    expect(link.getAttribute('href')).toBe('/api/docs')
    expect(screen.queryByRole('region', { name: 'Screen connectivity' })).toBeNull()
  })
})
