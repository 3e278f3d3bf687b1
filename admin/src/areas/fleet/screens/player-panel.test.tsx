import type { Box, BoxReport, SentCommand } from '@roundboard/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { type Answers, Refusal } from '../../../shared/testing/fake-server.ts'
import {
  aBox,
  aCompleteScreen,
  aLocation,
  aSentCommand,
  idOf,
} from '../../../shared/testing/fixtures.ts'
import { freezeDate } from '../../../shared/testing/freeze-date.ts'

freezeDate()

const now = '2026-11-21T15:00:00.000Z'
const healthy: BoxReport = {
  ...{ tv: 'on', hasTvControl: true, volume: 40, isMuted: false, rotation: 0 },
  ...{ temperatureC: 52, freeDiskMb: 9_000, isClockSynchronized: true, canUpdate: true },
}

type Order = Pick<SentCommand, 'action'> & { value?: number; isForced?: boolean }

/** A screen's page with a box that never answers a command unless `finish` is called. */
function open(given: Partial<Box> = {}, more: Answers = {}) {
  let box = aBox({ report: healthy, reportedAt: now, ...given })
  const app = renderApp(`/admin/locations/${idOf(500)}?screen=${idOf(401)}`, 'admin', {
    getLocation: () => aLocation({ screens: [] }),
    getScreen: () => aCompleteScreen(1, { isLinked: true, linkedAt: now }),
    getBox: () => box,
    updateBox: ({ body }) => (box = { ...box, ...body }),
    commandBoxes: ({ body }) => {
      const { action, value = null, isForced = false } = body as unknown as Order
      const command = aSentCommand({
        ...{ id: idOf(900 + box.commands.length), action, value, isForced },
        ...{ state: 'waiting', askedAt: now, doneAt: null },
      })
      box = { ...box, commands: [command, ...box.commands] }
      return [{ screen: idOf(401), command }]
    },
    ...more,
  })
  const finish = async (outcome: Partial<SentCommand>) => {
    const [last, ...others] = box.commands
    if (last === undefined) throw new Error('There is no command.')
    box = { ...box, commands: [{ ...last, ...outcome, doneAt: now }, ...others] }
    await app.queryClient.invalidateQueries()
  }
  return { ...app, finish }
}

const player = async () => within(await screen.findByRole('region', { name: 'Player' }))
const click = async (name: string) =>
  userEvent.click((await player()).getByRole('button', { name }))
const confirm = async (name: string) => {
  await click(name)
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))
}

describe('the player of a screen', () => {
  it('can’t be controlled without a box, and shows no buttons', async () => {
    open({ report: null, reportedAt: null })
    const panel = await player()
    expect(
      await panel.findByText(/^This player can’t be controlled from here because/),
    ).toBeTruthy()
    expect(panel.queryByRole('button')).toBeNull()
  })

  it('shows what its box measures, and no issue of a healthy one', async () => {
    open()
    const panel = await player()
    expect(await panel.findByText('52 °C')).toBeTruthy()
    expect(panel.getByText('9 GB')).toBeTruthy()
    expect(panel.queryByText(/^The box/)).toBeNull()
  })

  it.each([
    [{ freeDiskMb: 499 }, 'The box’s disk is almost full: 499 MB left.'],
    [{ temperatureC: 85 }, 'The box is overheating. Improve its ventilation.'],
    [{ isUndervolted: true }, 'The box gets too little power. Replace its power supply.'],
    [{ isThrottled: true }, 'The box is overheating. Improve its ventilation.'],
    [{ freeMemoryMb: 99 }, 'The box’s memory is almost full: 99 MB left. Reboot it.'],
    [
      { wifiSignalDbm: -81 },
      'The box’s Wi-Fi signal is weak: -81 dBm. Move the access point closer, or use a cable.',
    ],
    [{ isClockSynchronized: false }, 'The box’s clock isn’t synchronized. Check its network.'],
  ])('shows the issue of %j', async (report, text) => {
    open({ report: { ...healthy, ...report } })
    expect(await (await player()).findByText(text)).toBeTruthy()
  })

  it('shows that the box’s last update failed', async () => {
    open({ report: { ...healthy, hasFailedUpdate: true } })
    const panel = await player()
    expect(await panel.findByText('Failed. The box still runs the previous version.')).toBeTruthy()
  })

  it('shows only what an older agent reports, without controls that it lacks', async () => {
    open({ report: { agent: '0.1' } })
    const panel = await player()
    expect(await panel.findByText('0.1')).toBeTruthy()
    expect(panel.queryByLabelText('Volume')).toBeNull()
    expect(panel.queryByLabelText('Rotation')).toBeNull()
    expect(panel.queryByRole('button', { name: 'Update now' })).toBeNull()
    expect(panel.getByText(/^This TV hasn’t answered the box/)).toBeTruthy()
  })

  it('takes no commands once its box stopped reporting', async () => {
    open({ reportedAt: '2026-11-21T14:54:59.000Z' })
    const panel = await player()
    expect(await panel.findByText(/^The box stopped reporting/)).toBeTruthy()
    expect(panel.queryByRole('button')).toBeNull()
  })

  it('reboots after a confirmation and shows what becomes of it', async () => {
    const { server, finish } = open()
    await (await player()).findByText('52 °C')
    await confirm('Reboot')
    const panel = await player()
    expect(await panel.findByText('Waiting for the box')).toBeTruthy()
    expect(server.bodiesOf('commandBoxes')).toEqual([{ screens: [idOf(401)], action: 'reboot' }])
    await finish({ state: 'sent' })
    expect(await panel.findByText('Sent to the box')).toBeTruthy()
    await finish({ state: 'done' })
    expect(await panel.findByText('Done')).toBeTruthy()
    expect(panel.getByText(/By ana@gym\.example\.com/)).toBeTruthy()
  })

  it('offers to interrupt a round that it waited for', async () => {
    const { server, finish } = open()
    await (await player()).findByText('52 °C')
    await confirm('Restart app')
    await finish({ state: 'refused', reason: 'round-running' })
    const panel = await player()
    expect(await panel.findByText(/A round was still running\./)).toBeTruthy()
    await click('Interrupt the round')
    await waitFor(() => {
      expect(server.bodiesOf('commandBoxes').at(-1)).toMatchObject({
        ...{ action: 'restart-app', isForced: true },
      })
    })
  })

  it.each([
    [{ state: 'dropped', reason: 'late' }, /The box didn’t fetch it within a minute\./],
    [{ state: 'refused', reason: 'of-a-later-agent' }, /of-a-later-agent/],
    [{ state: 'sent', askedAt: '2026-11-21T14:48:59.000Z' }, /No answer from the box/],
  ] as const)('shows why a command wasn’t carried out: %j', async (given, text) => {
    open({ commands: [aSentCommand(given)] })
    expect(await (await player()).findByText(text)).toBeTruthy()
  })

  it('shows the latest screenshot with its time', async () => {
    open(
      { commands: [aSentCommand({ action: 'screenshot', hasScreenshot: true })] },
      { getScreenshot: () => ({ takenAt: '2026-11-21T12:00:01.000Z', jpeg: 'AAAA' }) },
    )
    const picture = await (await player()).findByRole('img', { name: 'Screenshot of Wall 1' })
    expect(picture.getAttribute('src')).toBe('data:image/jpeg;base64,AAAA')
    expect((await player()).getByText(/^Screenshot taken Nov 21, 2026/)).toBeTruthy()
  })

  it('changes its volume and mutes', async () => {
    const { server } = open()
    const panel = await player()
    const volume = await panel.findByLabelText<HTMLSelectElement>('Volume')
    await userEvent.selectOptions(volume, '70')
    await waitFor(() => {
      expect(panel.getByLabelText<HTMLSelectElement>('Volume').value).toBe('70')
    })
    await click('Mute')
    expect(await panel.findByRole('button', { name: 'Unmute' })).toBeTruthy()
    const sent = server.bodiesOf('commandBoxes').map(({ action, value }) => [action, value])
    expect(sent).toEqual([
      ['volume', 70],
      ['mute', undefined],
    ])
  })

  it('asks whether to keep a rotation only once it is done', async () => {
    const { server, finish } = open()
    const panel = await player()
    await userEvent.selectOptions(await panel.findByLabelText('Rotation'), '90')
    expect(await panel.findByText('Waiting for the box')).toBeTruthy()
    expect(panel.queryByRole('button', { name: 'Keep rotation' })).toBeNull()
    await finish({ state: 'done' })
    expect(await panel.findByText('Keep this rotation? It’s undone in 30 seconds.')).toBeTruthy()
    await click('Keep rotation')
    await waitFor(() => {
      expect(server.bodiesOf('commandBoxes').at(-1)).toMatchObject({ action: 'keep-rotation' })
    })
    expect(panel.queryByText(/^Keep this rotation/)).toBeNull()
  })

  it('turns its TV on for an hour outside opening hours, or always', async () => {
    const { server } = open()
    const panel = await player()
    await userEvent.click(await panel.findByRole('button', { name: 'Turn on for an hour' }))
    expect(await panel.findByRole('button', { name: 'Back to opening hours' })).toBeTruthy()
    await userEvent.click(panel.getByText('Always on'))
    await waitFor(() => {
      expect(panel.queryByRole('button', { name: 'Back to opening hours' })).toBeNull()
    })
    expect(server.bodiesOf('updateBox')).toEqual([
      { tvOnUntil: '2026-11-21T16:00:00.000Z' },
      { tvMode: 'on' },
    ])
  })

  it('shows why a command was refused by the server', async () => {
    open({}, { commandBoxes: () => new Refusal('forbidden', 'Your role doesn’t allow this.') })
    await (await player()).findByText('52 °C')
    await click('Take screenshot')
    expect(await screen.findByText('Your role doesn’t allow this.')).toBeTruthy()
  })
})
