import { type BuildsState, issueAt } from '@roundboard/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { ListOf, Refusal } from '../../../shared/testing/fake-server.ts'
import {
  aBuild,
  aLocation,
  aRollout,
  aScreen,
  idOf,
  someBuilds,
} from '../../../shared/testing/fixtures.ts'

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

it('lists each build with its screens and status', async () => {
  render(someBuilds())
  const rows = within(await panel('Builds')).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent).slice(1)).toEqual([
    expect.stringMatching(`${second}this server’s buildNot rolled out.*0 of 120–`),
    expect.stringMatching(`${first}On all screens.*117 of 120–`),
  ])
  expect(screen.getByText(/^3 linked screens haven’t reported their build/)).toBeTruthy()
  expect(screen.getByText(/to 10% of screens, then to all screens after 60 minutes/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: `Roll out ${first}…` })).toBeNull()
})

it('shows an empty state and says that rollouts start manually', async () => {
  render(someBuilds({ builds: [], settled: null, unknown: 0, stepMinutes: 0 }))
  expect(await screen.findByText('No builds yet')).toBeTruthy()
  expect(screen.getByText('New builds wait here until someone rolls them out.')).toBeTruthy()
})

it('shows a rollout’s progress and its next step', async () => {
  render(someBuilds({ rollout: aRollout() }))
  const now = within(await panel('Current rollout'))
  expect(now.getByRole('progressbar', { name: '9 of 12 screens' })).toBeTruthy()
  expect(now.getByText('10% of screens')).toBeTruthy()
  expect(now.getByText('the server')).toBeTruthy()
  expect(now.getByText('None')).toBeTruthy()
  expect(now.getByText(/^Roll out to all screens at /)).toBeTruthy()
  // One rollout at a time.
  expect(screen.queryByRole('button', { name: /^Roll out .*…$/ })).toBeNull()
})

it.each([
  ['Roll out to all', `Roll out build ${second} to 120 screens?`, 'Roll out', { ring: 'all' }],
  ['Pause', `Pause the rollout of build ${second}?`, 'Pause', { state: 'halted' }],
  ['Roll back', `Roll back build ${second} on 9 screens?`, 'Roll back', { state: 'taken-back' }],
])('%s asks for confirmation with the number of screens', async (button, question, yes, body) => {
  const { server } = render(someBuilds({ rollout: aRollout() }))
  await click(button)
  const confirmDialog = within(await dialog('Please confirm'))
  expect(confirmDialog.getByText(question)).toBeTruthy()
  await userEvent.click(confirmDialog.getByRole('button', { name: 'Cancel' }))
  expect(server.requestsTo('updateRollout')).toEqual([])
  await click(button)
  await userEvent.click(within(await dialog('Please confirm')).getByRole('button', { name: yes }))
  await waitFor(() => {
    expect(server.requestsTo('updateRollout')).toMatchObject([{ params: { id: idOf(700) }, body }])
  })
})

it('resumes a paused rollout', async () => {
  const { server } = render(someBuilds({ rollout: aRollout({ state: 'halted', nextAt: null }) }))
  expect(await screen.findByText('Paused')).toBeTruthy()
  await click('Resume')
  const confirmDialog = within(await dialog('Please confirm'))
  expect(confirmDialog.getByText(`Roll out build ${second} to 12 screens?`)).toBeTruthy()
  await userEvent.click(confirmDialog.getByRole('button', { name: 'Resume' }))
  await waitFor(() => {
    expect(server.requestsTo('updateRollout')).toMatchObject([{ body: { state: 'running' } }])
  })
})

it('rolls out to the locations of a region and shows how many screens that is', async () => {
  const region = { _id: idOf(601), id: idOf(601), name: 'Ohio', parent: null, locations: 3 }
  const stamps = { createdAt: aLocation().createdAt, updatedAt: aLocation().updatedAt }
  const { server } = render(someBuilds(), {
    listRegions: () => [{ ...region, ...stamps }],
    getAnnouncementReach: () => ({ gyms: 3, walls: 27, connected: 20 }),
  })
  await click(`Roll out ${second}…`)
  await userEvent.click(await screen.findByRole('radio', { name: 'By region or tag' }))
  await click('Roll out')
  expect(screen.getByText('Choose a region or a tag.')).toBeTruthy()
  await userEvent.click(screen.getByPlaceholderText('Find a region'))
  await userEvent.click(await screen.findByRole('option', { name: 'Ohio', hidden: true }))
  expect(await screen.findByText(/^27 screens will update/)).toBeTruthy()
  await click('Roll out')
  await waitFor(() => {
    expect(server.bodiesOf('createRollout')).toEqual([
      { build: second, ring: 'group', regions: [region.id], tags: [] },
    ])
  })
})

it('explains why a step was refused', async () => {
  render(someBuilds({ rollout: aRollout() }), {
    updateRollout: () => new Refusal('bad-input', 'no', [issueAt('', 'rollout-over')]),
  })
  await click('Pause')
  await userEvent.click(
    within(await dialog('Please confirm')).getByRole('button', { name: 'Pause' }),
  )
  expect(await screen.findByText(/This rollout has already ended/)).toBeTruthy()
})

it('shows an alert for a stopped build with the affected screens and their locations', async () => {
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
  expect(alarm.textContent).toContain(`Build ${second} was rolled back automatically`)
  expect(alarm.textContent).toContain('2 screens had issues; 9 screens were running this build.')
  const last = within(await panel('Last rollout'))
  expect(last.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Round 2, HarborFailed to start',
    'Round 1, HarborWent offline',
  ])
  const link = last.getByRole('link', { name: 'Round 1, Harbor' })
  expect(link.getAttribute('href')).toContain(`/admin/locations/${idOf(500)}`)
  expect(last.getByText('Rolled back automatically')).toBeTruthy()
  const builds = within(await panel('Builds'))
  expect(builds.getByText('Rolled back automatically')).toBeTruthy()
  expect(screen.getByRole('button', { name: `Roll out ${second}…` })).toBeTruthy()
})

it('rolls out to one location and shows how many screens take it', async () => {
  const { server } = render(someBuilds())
  await click(`Roll out ${second}…`)
  const confirmDialog = within(await dialog('Roll out a build'))
  expect(confirmDialog.getByText(/^12 screens will update/)).toBeTruthy()
  await userEvent.click(confirmDialog.getByRole('radio', { name: 'All screens' }))
  expect(confirmDialog.getByText(/^120 screens will update/)).toBeTruthy()
  await userEvent.click(confirmDialog.getByRole('radio', { name: 'One location' }))
  await userEvent.click(confirmDialog.getByRole('button', { name: 'Roll out' }))
  expect(await confirmDialog.findByText('Choose a location.')).toBeTruthy()
  expect(server.requestsTo('createRollout')).toEqual([])
  await userEvent.click(confirmDialog.getByRole('combobox', { name: 'Location' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Harbor' }))
  expect(await confirmDialog.findByText(/^2 screens will update/)).toBeTruthy()
  await userEvent.click(confirmDialog.getByRole('button', { name: 'Roll out' }))
  await waitFor(() => {
    expect(server.requestsTo('createRollout')).toMatchObject([
      { body: { build: second, ring: 'location', location: idOf(500) } },
    ])
  })
  expect(await screen.findByText(`Rolling out build ${second}.`)).toBeTruthy()
})

it('rolls out to one linked screen of a location', async () => {
  const { server } = render(someBuilds())
  await click(`Roll out ${second}…`)
  const confirmDialog = within(await dialog('Roll out a build'))
  await userEvent.click(confirmDialog.getByRole('radio', { name: 'One screen' }))
  await userEvent.click(confirmDialog.getByRole('combobox', { name: 'Location' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Harbor' }))
  await userEvent.click(confirmDialog.getByRole('combobox', { name: 'Screen' }))
  const [one, ...others] = await screen.findAllByRole('option', { name: /^Wall/ })
  expect(others).toHaveLength(1)
  await userEvent.click(one as Element)
  expect(await confirmDialog.findByText(/^1 screen will update/)).toBeTruthy()
  await userEvent.click(confirmDialog.getByRole('button', { name: 'Roll out' }))
  await waitFor(() => {
    expect(server.requestsTo('createRollout')).toMatchObject([{ body: { ring: 'screen' } }])
  })
})

it('keeps the chosen target while counts update', async () => {
  let state = someBuilds()
  const { queryClient } = render(state, { getBuilds: () => state })
  await click(`Roll out ${second}…`)
  const confirmDialog = within(await dialog('Roll out a build'))
  await userEvent.click(confirmDialog.getByRole('radio', { name: 'All screens' }))
  state = someBuilds({ linkedScreens: 121 })
  await queryClient.invalidateQueries()
  expect(await confirmDialog.findByText(/^121 screens will update/)).toBeTruthy()
  expect(confirmDialog.getByRole<HTMLInputElement>('radio', { name: 'All screens' }).checked).toBe(
    true,
  )
})
