import type { Location } from '@roundboard/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { type Answers, ListOf, Refusal } from '../../../shared/testing/fake-server.ts'
import { aLocation, aRegion, idOf, updated } from '../../../shared/testing/fixtures.ts'

const gym = (number: number, given: Partial<Location> = {}) =>
  aLocation({ id: idOf(number), _id: idOf(number), name: `Gym ${String(number)}`, ...given })

/** Three locations on two pages of the list. */
function open(
  answer: (id: string) => Refusal | Promise<unknown> | undefined = () => undefined,
  more: Answers = {},
) {
  let current = [
    gym(501, { tags: ['Pilot'] }),
    gym(502, { region: aRegion().id, tags: ['pilot', 'Flagship'] }),
    gym(503),
  ]
  const app = renderApp('/admin/locations', 'admin', {
    listRegions: () => [aRegion()],
    listLocationTags: () => [{ tag: 'Pilot', locations: 2 }],
    listLocations: ({ query }) =>
      new ListOf(query.has('limit') ? current : current.slice(0, 2), current.length),
    async updateLocation({ params, body }) {
      const id = params['id'] ?? ''
      const answered = await answer(id)
      const before = current.find((one) => one.id === id)
      if (answered instanceof Refusal) return answered
      if (!before) return new Refusal('not-found')
      const after = updated(before, body)
      current = current.map((one) => (one === before ? after : one))
      return after
    },
    ...more,
  })
  return {
    ...app,
    current: () => current,
    become: (next: Location[]) => {
      current = next
    },
  }
}

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

async function selectAll() {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Gym 501' }))
  expect(screen.getByText('1 location selected')).toBeTruthy()
  await click('Select all 3')
  expect(await screen.findByText('3 locations selected')).toBeTruthy()
}

const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }))

async function editAll() {
  await selectAll()
  await click('Edit selected')
  const dialog = await dialogNamed('Edit 3 locations')
  await dialog.findByLabelText('Language')
  return dialog
}

async function changeLanguage() {
  const dialog = await editAll()
  await userEvent.selectOptions(dialog.getByLabelText('Language'), 'es')
  await userEvent.click(dialog.getByRole('button', { name: 'Change 3 locations' }))
  return dialog
}

describe('bulk edit of locations', () => {
  /** A server that refuses mutes when `answer` returns a refusal. */
  function openWithMutes(answer: (id: string) => Refusal | undefined = () => undefined) {
    const mutes = new Map([[idOf(502), '2099-01-01T00:00:00.000Z']])
    const app = open(() => undefined, {
      getLocationMute: ({ params }) => {
        const until = mutes.get(params['id'] ?? '')
        return until === undefined ? null : { until, by: 'ana@example.test' }
      },
      muteLocation({ params: { id = '' }, body }) {
        const until = String(body['until'])
        const refused = answer(id)
        if (!refused) mutes.set(id, until)
        return refused ?? { until, by: 'ana@example.test' }
      },
      unmuteLocation({ params: { id = '' } }) {
        const refused = answer(id)
        if (!refused) mutes.delete(id)
        return refused ?? null
      },
    })
    return { ...app, mutes }
  }

  async function chooseMute(dialog: Awaited<ReturnType<typeof editAll>>) {
    const select = dialog.getByLabelText('Alerts (in your time zone)')
    const until = within(select).getAllByRole<HTMLOptionElement>('option')[2]?.value ?? ''
    await userEvent.selectOptions(select, until)
    return until
  }

  it('mutes and unmutes at once, and Undo restores each earlier mute', async () => {
    const { server, mutes } = openWithMutes()
    const dialog = await editAll()
    const until = await chooseMute(dialog)
    expect(dialog.getByRole('status').textContent).toMatch(
      /^3 locations will change\. Alerts \(in your time zone\): Muted until .+$/,
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Change 3 locations' }))
    expect(await screen.findByText('Changed 3 locations.')).toBeTruthy()
    expect([...mutes.values()]).toEqual([until, until, until])
    expect(server.requestsTo('updateLocation')).toEqual([])
    await click('Undo')
    expect(await screen.findByText('Undone. 3 locations restored.')).toBeTruthy()
    expect([...mutes]).toEqual([[idOf(502), '2099-01-01T00:00:00.000Z']])
    const again = await editAll()
    await userEvent.selectOptions(again.getByLabelText('Alerts (in your time zone)'), 'Not muted')
    await userEvent.click(again.getByRole('button', { name: 'Change 3 locations' }))
    await waitFor(() => {
      expect(mutes.size).toBe(0)
    })
  })

  it('undoes what was changed at a location whose mute failed', async () => {
    const { current } = openWithMutes((id) =>
      id === idOf(502) ? new Refusal('unavailable', 'Down.') : undefined,
    )
    const before = current().map(({ language }) => language)
    const dialog = await editAll()
    await chooseMute(dialog)
    await userEvent.selectOptions(dialog.getByLabelText('Language'), 'es')
    await userEvent.click(dialog.getByRole('button', { name: 'Change 3 locations' }))
    expect(await screen.findByText('Couldn’t change Gym 502: Down.')).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    await click('Undo')
    expect(await screen.findByText('Undone. 3 locations restored.')).toBeTruthy()
    expect(current().map(({ language }) => language)).toEqual(before)
  })

  it('retries only the part of an undo that failed, and unmutes if the earlier mute is over', async () => {
    let isDown = false
    const { server, current, mutes } = openWithMutes(() =>
      isDown ? new Refusal('unavailable', 'Down.') : undefined,
    )
    mutes.set(idOf(502), '2020-01-01T00:00:00.000Z')
    const before = current().map(({ language }) => language)
    const dialog = await editAll()
    await chooseMute(dialog)
    await userEvent.selectOptions(dialog.getByLabelText('Language'), 'es')
    await userEvent.click(dialog.getByRole('button', { name: 'Change 3 locations' }))
    await screen.findByText('Changed 3 locations.')
    isDown = true
    await click('Undo')
    expect(await screen.findByText(/^Couldn’t change .*: Down\.$/)).toBeTruthy()
    isDown = false
    await click('Undo')
    await waitFor(() => {
      expect(mutes.size).toBe(0)
    })
    expect(await screen.findByText(/^Undone\. \d locations? restored\.$/)).toBeTruthy()
    expect(current().map(({ language }) => language)).toEqual(before)
    expect(server.requestsTo('updateLocation')).toHaveLength(6)
  })

  it('leaves a mute that someone else has set since', async () => {
    const { mutes } = openWithMutes()
    const dialog = await editAll()
    await chooseMute(dialog)
    await userEvent.click(dialog.getByRole('button', { name: 'Change 3 locations' }))
    await screen.findByText('Changed 3 locations.')
    mutes.set(idOf(501), '2098-01-01T00:00:00.000Z')
    await click('Undo')
    expect(await screen.findByText('Undone. 3 locations restored.')).toBeTruthy()
    expect([...mutes].toSorted()).toEqual([
      [idOf(501), '2098-01-01T00:00:00.000Z'],
      [idOf(502), '2099-01-01T00:00:00.000Z'],
    ])
  })

  it('selects all pages, previews and applies the change, and can be undone', async () => {
    const { server, current } = open()
    const before = current()
    const dialog = await editAll()
    const preview = () => dialog.getByRole('status').textContent
    expect(preview()).toContain('Nothing to change yet.')
    await userEvent.selectOptions(dialog.getByLabelText('Region'), 'Midwest')
    expect(preview()).toBe('2 locations will change. 1 location already matches.Region: Midwest')
    await userEvent.type(dialog.getByRole('combobox', { name: 'Add tags' }), 'Q1{Enter}')
    await userEvent.click(dialog.getByRole('combobox', { name: 'Remove tags' }))
    const tags = screen.getAllByRole('option', { name: /^(Pilot|pilot|Flagship|Q1)$/ })
    expect(tags.map(({ textContent }) => textContent)).toEqual(['Flagship', 'Pilot'])
    await userEvent.click(screen.getByRole('option', { name: 'Pilot' }))
    await userEvent.selectOptions(dialog.getByLabelText('Timer'), 'Yes')
    expect(preview()).toBe(
      '3 locations will change. Timer: YesRegion: MidwestAdd tags: Q1Remove tags: Pilot',
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Change 3 locations' }))
    expect(await screen.findByText('Changed 3 locations.')).toBeTruthy()
    const { updatedAt: expectedUpdatedAt } = aLocation()
    const region = aRegion().id
    expect(server.bodiesOf('updateLocation')).toEqual([
      { vtsEnabled: true, region, tags: ['Q1'], expectedUpdatedAt },
      { vtsEnabled: true, tags: ['Flagship', 'Q1'], expectedUpdatedAt },
      { vtsEnabled: true, region, tags: ['Q1'], expectedUpdatedAt },
    ])
    expect(screen.queryByText('3 locations selected')).toBeNull()
    await click('Undo')
    expect(await screen.findByText('Undone. 3 locations restored.')).toBeTruthy()
    const fields = ({ region: where, tags, vtsEnabled }: Location) => ({ where, tags, vtsEnabled })
    expect(current().map(fields)).toEqual(before.map(fields))
  })

  it('keeps failed locations selected in the open dialog and retries them', async () => {
    const refused = new Set([idOf(502), idOf(503)])
    const { server } = open((id) =>
      refused.has(id) ? new Refusal('changed-meanwhile', 'Someone was faster.') : undefined,
    )
    await changeLanguage()
    const dialog = await dialogNamed('Edit 2 locations')
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'Couldn’t change Gym 502, Gym 503: Someone was faster.',
    )
    expect(screen.getByText('2 locations selected')).toBeTruthy()
    refused.clear()
    await userEvent.click(await dialog.findByRole('button', { name: 'Change 2 locations' }))
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull()
    })
    expect(server.requestsTo('updateLocation')).toHaveLength(5)
  })

  it('reloads the selection when the dialog opens and says how many no longer exist', async () => {
    const { server, current, become } = open()
    await selectAll()
    const meanwhile = '2026-11-24T08:00:00.000Z'
    become(
      current()
        .slice(0, 2)
        .map((one) => ({ ...one, updatedAt: meanwhile })),
    )
    await click('Edit selected')
    const dialog = await dialogNamed('Edit 2 locations')
    expect(dialog.getByText('1 selected location no longer exists.')).toBeTruthy()
    await userEvent.selectOptions(dialog.getByLabelText('Language'), 'es')
    await userEvent.click(dialog.getByRole('button', { name: 'Change 2 locations' }))
    await screen.findByText('Changed 2 locations.')
    const bodies = server.bodiesOf('updateLocation')
    expect(bodies.map(({ expectedUpdatedAt }) => expectedUpdatedAt)).toEqual([meanwhile, meanwhile])
  })

  it('keeps the dialog open and blocks leaving until finished or stopped', async () => {
    const gates: (() => void)[] = []
    const { server, become, router } = open(
      () =>
        new Promise<undefined>((resolve) =>
          gates.push(() => {
            resolve(undefined)
          }),
        ),
    )
    become(Array.from({ length: 6 }, (_, index) => gym(501 + index)))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Gym 501' }))
    await click('Select all 6')
    await click('Edit selected')
    const dialog = await dialogNamed('Edit 6 locations')
    await userEvent.selectOptions(await dialog.findByLabelText('Language'), 'es')
    await userEvent.click(dialog.getByRole('button', { name: 'Change 6 locations' }))
    expect(await dialog.findByText('0 of 6')).toBeTruthy()
    for (const name of ['Close', 'Cancel'])
      expect(dialog.queryByRole('button', { name })).toBeNull()
    await userEvent.keyboard('{Escape}')
    void router.navigate({ to: '/admin' })
    expect(router.state.location.pathname).toBe('/admin/locations')
    const leaving = new Event('beforeunload', { cancelable: true })
    dispatchEvent(leaving)
    expect(leaving.defaultPrevented).toBe(true)
    await userEvent.click(dialog.getByRole('button', { name: 'Stop' }))
    for (const open of gates) open()
    const rest = await dialogNamed('Edit 2 locations')
    expect(await rest.findByText('2 more locations weren’t changed.')).toBeTruthy()
    expect(server.requestsTo('updateLocation')).toHaveLength(4)
    expect(screen.getByText('2 locations selected')).toBeTruthy()
    await userEvent.click(rest.getByRole('button', { name: 'Cancel' }))
    const leavingLater = new Event('beforeunload', { cancelable: true })
    dispatchEvent(leavingLater)
    expect(leavingLater.defaultPrevented).toBe(false)
  })

  it('stops early when every location would be refused for the same reason', async () => {
    const { server, become } = open(() => new Refusal('forbidden', 'You can’t do that.'))
    become(Array.from({ length: 9 }, (_, index) => gym(501 + index)))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Gym 501' }))
    await click('Select all 9')
    await click('Edit selected')
    const dialog = await dialogNamed('Edit 9 locations')
    await userEvent.selectOptions(await dialog.findByLabelText('Language'), 'es')
    await userEvent.click(dialog.getByRole('button', { name: 'Change 9 locations' }))
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'Couldn’t change Gym 501, Gym 502, Gym 503, Gym 504: You can’t do that.' +
        '5 more locations weren’t changed.',
    )
    expect(server.requestsTo('updateLocation')).toHaveLength(4)
  })

  it('offers Undo again for locations where it failed', async () => {
    const refused = new Set<string>()
    open((id) => (refused.has(id) ? new Refusal('changed-meanwhile', 'Too late.') : undefined))
    await changeLanguage()
    await screen.findByText('Changed 3 locations.')
    for (const number of [501, 502, 503]) refused.add(idOf(number))
    await click('Undo')
    expect(await screen.findByText('Too late.')).toBeTruthy()
    expect(screen.queryByText(/^Undone/)).toBeNull()
    refused.delete(idOf(501))
    await click('Undo')
    expect(await screen.findByText('Undone. 1 location restored.')).toBeTruthy()
    expect(screen.getByText('Couldn’t change Gym 502, Gym 503: Too late.')).toBeTruthy()
    refused.clear()
    await click('Undo')
    expect(await screen.findByText('Undone. 2 locations restored.')).toBeTruthy()
  })

  it('asks for confirmation before turning off Enabled', async () => {
    const { server } = open()
    const dialog = await editAll()
    await userEvent.selectOptions(dialog.getByLabelText('Enabled'), 'No')
    expect(dialog.getByText('Enabled: No')).toBeTruthy()
    const change = dialog.getByRole('button', { name: 'Change 3 locations' })
    await userEvent.click(change)
    const question = await dialogNamed('Please confirm')
    expect(question.getByText('Turn off Enabled for 3 locations?')).toBeTruthy()
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    expect(server.requestsTo('updateLocation')).toEqual([])
    await userEvent.click(change)
    const again = await dialogNamed('Please confirm')
    await userEvent.click(again.getByRole('button', { name: 'Change 3 locations' }))
    await screen.findByText('Changed 3 locations.')
  })

  it('clears the selection on filtering but keeps it on sorting', async () => {
    open()
    await selectAll()
    await click('Name')
    await waitFor(() => {
      expect(screen.getByRole('columnheader', { name: /^Name/ }).ariaSort).not.toBeNull()
    })
    expect(screen.getByText('3 locations selected')).toBeTruthy()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'offline')
    await waitFor(() => {
      expect(screen.queryByText('3 locations selected')).toBeNull()
    })
  })

  it('offers to select all when the list has unselected locations', async () => {
    const { current, become, queryClient } = open()
    await selectAll()
    expect(screen.queryByRole('button', { name: 'Select all 3' })).toBeNull()
    become([gym(504), ...current().slice(1)])
    await queryClient.invalidateQueries({ queryKey: ['locations'] })
    expect(await screen.findByRole('button', { name: 'Select all 3' })).toBeTruthy()
  })

  it('shows the filter of an unknown region', async () => {
    renderApp(`/admin/locations?region=${idOf(999)}`, 'admin', { listRegions: () => [aRegion()] })
    const region: HTMLInputElement = await screen.findByRole('combobox', { name: 'Region' })
    expect(region.value).toBe('Unknown region')
  })

  it('is not available on my-locations', async () => {
    const { server } = renderApp('/admin/my-locations', 'location', {
      listLocations: () => new ListOf([gym(501)]),
    })
    await screen.findByRole('link', { name: 'Gym 501' })
    await waitFor(() => {
      expect(server.requestsTo('listLocations')).toHaveLength(1)
    })
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})
