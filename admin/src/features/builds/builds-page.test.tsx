import { type BuildsState, issueAt } from '@roundboard/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderApp } from '../../app/testing/render-app.tsx'
import { ListOf, Refusal } from '../../shared/testing/fake-server.ts'
import {
  aBuild,
  aLocation,
  aRollout,
  aScreen,
  idOf,
  someBuilds,
} from '../../shared/testing/fixtures.ts'

const [first, second] = [aBuild(1).id, aBuild(2).id]
const gyms = [
  aLocation({
    name: 'Harbor',
    screens: [aScreen(1, { isLinked: true }), aScreen(2, { isLinked: true }), aScreen(3)],
  }),
]

function render(state: BuildsState, answers: object = {}) {
  return renderApp('/admin/builds', 'super-admin', {
    getBuilds: () => state,
    listLocations: () => new ListOf(gyms),
    createRollout: () => aRollout(),
    updateRollout: () => aRollout(),
    ...answers,
  })
}

const click = async (name: string | RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }))
}
const panel = (name: string) => screen.findByRole('region', { name })
const dialog = (name: string) => screen.findByRole('dialog', { name })

it('says of each build who runs it and how it stands', async () => {
  render(someBuilds())
  const rows = within(await panel('Builds')).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent).slice(1)).toEqual([
    expect.stringMatching(`${second}of this serverNot let out.*0 of 120–`),
    expect.stringMatching(`${first}For all screens.*117 of 120–`),
  ])
  expect(screen.getByText(/^3 linked screens do not say what they run/)).toBeTruthy()
  expect(screen.getByText(/by itself, and after 60 minutes/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: `Let out ${first}…` })).toBeNull()
})

it('says where there is no build, and where a person lets each out', async () => {
  render(someBuilds({ builds: [], settled: null, unknown: 0, stepMinutes: 0 }))
  expect(await screen.findByText('No build yet')).toBeTruthy()
  expect(screen.getByText('A new build waits here until somebody lets it out.')).toBeTruthy()
})

it('shows how far a build has come, and what is next', async () => {
  render(someBuilds({ rollout: aRollout() }))
  const now = within(await panel('Being let out'))
  expect(now.getByRole('progressbar', { name: '9 of 12 screens' })).toBeTruthy()
  expect(now.getByText('A tenth of all screens')).toBeTruthy()
  expect(now.getByText('the server')).toBeTruthy()
  expect(now.getByText('none')).toBeTruthy()
  expect(now.getByText(/^to all screens from /)).toBeTruthy()
  // One at a time.
  expect(screen.queryByRole('button', { name: /^Let out .*…$/ })).toBeNull()
})

it.each([
  ['Let out to all', `Let build ${second} out to 120 screens?`, 'Let out', { ring: 'all' }],
  ['Halt', `Halt build ${second}?`, 'Halt', { state: 'halted' }],
  ['Take back', `Take build ${second} back from 9 screens?`, 'Take back', { state: 'taken-back' }],
])('%s asks first, and says how many screens that is', async (button, question, yes, body) => {
  const { server } = render(someBuilds({ rollout: aRollout() }))
  await click(button)
  const asked = within(await dialog('Please confirm'))
  expect(asked.getByText(question)).toBeTruthy()
  await userEvent.click(asked.getByRole('button', { name: 'Cancel' }))
  expect(server.askedFor('updateRollout')).toEqual([])
  await click(button)
  await userEvent.click(within(await dialog('Please confirm')).getByRole('button', { name: yes }))
  await waitFor(() => {
    expect(server.askedFor('updateRollout')).toMatchObject([{ params: { id: idOf(700) }, body }])
  })
})

it('lets one that is halted go on', async () => {
  const { server } = render(someBuilds({ rollout: aRollout({ state: 'halted', nextAt: null }) }))
  expect(await screen.findByText('Halted')).toBeTruthy()
  await click('Go on')
  const asked = within(await dialog('Please confirm'))
  expect(asked.getByText(`Let build ${second} out to 12 screens?`)).toBeTruthy()
  await userEvent.click(asked.getByRole('button', { name: 'Go on' }))
  await waitFor(() => {
    expect(server.askedFor('updateRollout')).toMatchObject([{ body: { state: 'running' } }])
  })
})

it('says why a step was refused', async () => {
  render(someBuilds({ rollout: aRollout() }), {
    updateRollout: () => new Refusal('bad-input', 'no', [issueAt('', 'rollout-over')]),
  })
  await click('Halt')
  await userEvent.click(
    within(await dialog('Please confirm')).getByRole('button', { name: 'Halt' }),
  )
  expect(await screen.findByText(/This is over by now/)).toBeTruthy()
})

it('says loudly that a build was stopped, by which screens, and where they hang', async () => {
  const screenOf = (number: number, name: string) => ({
    id: idOf(400 + number),
    name,
    location: { id: idOf(500), name: 'Harbor' },
  })
  const counts = { refused: 1, silent: 1, blank: 0, 'not-drawn': 0 }
  const { findings: quiet } = aRollout()
  const findings = quiet && { ...quiet, counts }
  const rollout = aRollout({
    state: 'stopped',
    endedAt: '2026-11-21T10:07:00.000Z',
    nextAt: null,
    findings,
    troubled: [
      { ...screenOf(1, 'Round 1'), trouble: 'silent' },
      { ...screenOf(2, 'Round 2'), trouble: 'refused' },
    ],
  })
  render(someBuilds({ rollout }))
  const alarm = await screen.findByRole('alert')
  expect(alarm.textContent).toContain(`Build ${second} was taken back by itself`)
  expect(alarm.textContent).toContain('2 screens with it were in trouble, 9 screens ran it.')
  const last = within(await panel('Let out last'))
  expect(last.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Round 2, HarborDid not come up',
    'Round 1, HarborFell silent',
  ])
  const link = last.getByRole('link', { name: 'Round 1, Harbor' })
  expect(link.getAttribute('href')).toContain(`/admin/locations/${idOf(500)}`)
  expect(screen.getByText('Taken back for harm')).toBeTruthy()
  expect(screen.getByRole('button', { name: `Let out ${second}…` })).toBeTruthy()
})

it('lets a build out to one gym, and says how many screens take it', async () => {
  const { server } = render(someBuilds())
  await click(`Let out ${second}…`)
  const asked = within(await dialog('Let a build out'))
  expect(asked.getByText(/^12 screens take it/)).toBeTruthy()
  await userEvent.click(asked.getByRole('radio', { name: 'All screens' }))
  expect(asked.getByText(/^120 screens take it/)).toBeTruthy()
  await userEvent.click(asked.getByRole('radio', { name: 'One gym' }))
  await userEvent.click(asked.getByRole('button', { name: 'Let out' }))
  expect(await asked.findByText('Please choose a gym.')).toBeTruthy()
  expect(server.askedFor('createRollout')).toEqual([])
  await userEvent.click(asked.getByRole('combobox', { name: 'Gym' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Harbor' }))
  expect(await asked.findByText(/^2 screens take it/)).toBeTruthy()
  await userEvent.click(asked.getByRole('button', { name: 'Let out' }))
  await waitFor(() => {
    expect(server.askedFor('createRollout')).toMatchObject([
      { body: { build: second, ring: 'location', location: idOf(500) } },
    ])
  })
  expect(await screen.findByText(`Build ${second} is on its way.`)).toBeTruthy()
})

it('lets a build out to one screen of a gym, of those that have a display', async () => {
  const { server } = render(someBuilds())
  await click(`Let out ${second}…`)
  const asked = within(await dialog('Let a build out'))
  await userEvent.click(asked.getByRole('radio', { name: 'One screen' }))
  await userEvent.click(asked.getByRole('combobox', { name: 'Gym' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Harbor' }))
  await userEvent.click(asked.getByRole('combobox', { name: 'Screen' }))
  const [one, ...others] = await screen.findAllByRole('option', { name: /^Wall/ })
  expect(others).toHaveLength(1)
  await userEvent.click(one as Element)
  expect(await asked.findByText(/^1 screen takes it/)).toBeTruthy()
  await userEvent.click(asked.getByRole('button', { name: 'Let out' }))
  await waitFor(() => {
    expect(server.askedFor('createRollout')).toMatchObject([{ body: { ring: 'screen' } }])
  })
})

it('keeps what was chosen while numbers change below', async () => {
  let state = someBuilds()
  const { queryClient } = render(state, { getBuilds: () => state })
  await click(`Let out ${second}…`)
  const asked = within(await dialog('Let a build out'))
  await userEvent.click(asked.getByRole('radio', { name: 'All screens' }))
  state = someBuilds({ linkedScreens: 121 })
  await queryClient.invalidateQueries()
  expect(await asked.findByText(/^121 screens take it/)).toBeTruthy()
  expect(asked.getByRole<HTMLInputElement>('radio', { name: 'All screens' }).checked).toBe(true)
})
