import type { Screen } from '@roundboard/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { ListOf } from '../../../shared/testing/fake-server.ts'
import { aLocation, aScreen, aCompleteScreen, idOf } from '../../../shared/testing/fixtures.ts'

const connected = { ...aScreen(1).status, label: 'connected', isConnected: true }

/** A linked, online screen and its clock report. */
const aClock = (round: number, report: Screen['report'], given: Partial<Screen> = {}) =>
  aCompleteScreen(round, { isLinked: true, status: connected, report, ...given })

function openLocation(screens: readonly Screen[], { vtsEnabled = true } = {}) {
  const requests: URLSearchParams[] = []
  renderApp(`/admin/locations/${idOf(500)}?tab=settings`, 'admin', {
    getLocation: () => aLocation({ vtsEnabled }),
    listScreens: ({ query }) => {
      requests.push(query)
      return new ListOf([...screens])
    },
    getLocationWalls: () => [],
  })
  return requests
}

const panel = async () => {
  const advanced = await screen.findByRole('button', { name: 'Advanced' })
  if (advanced.getAttribute('aria-expanded') === 'false') await userEvent.click(advanced)
  return within(await screen.findByRole('region', { name: 'Clocks' }))
}
const rows = async () => {
  const [, ...found] = await (await panel()).findAllByRole('row')
  return found.map((row) => row.textContent)
}

it('shows each device’s clock offset and whether the screens flash together', async () => {
  const requests = openLocation([
    aClock(1, { clockOffsetMs: -41.64, roundTripMs: 2.1, flashErrorMs: 8.4 }),
    aClock(2, { clockOffsetMs: 301_234.5, roundTripMs: 2.4, flashErrorMs: 16.1 }),
  ])
  expect(await rows()).toEqual([
    expect.stringMatching(/^1.*-41\.6 ms2\.1 ms8\.4 ms$/),
    expect.stringMatching(/^2.*301,235 ms2\.4 ms16\.1 ms$/),
  ])
  expect((await panel()).getByText('The screens flash together, at most 8 ms apart.')).toBeTruthy()
  expect(requests[0]?.get('location')).toBe(idOf(500))
})

it('warns when screens may flash over two frames apart and marks the late one', async () => {
  openLocation([
    aClock(1, { roundTripMs: 2, flashErrorMs: 8 }),
    aClock(2, { roundTripMs: 2, flashErrorMs: 92 }),
  ])
  expect(
    await (await panel()).findByText('The screens may flash 84 ms apart, which is noticeable.'),
  ).toBeTruthy()
  const late = (await panel()).getByText('92 ms')
  expect(late.closest('[data-tone]')?.getAttribute('data-tone')).toBe('yellow')
})

it('excludes screens that are offline, without a device or without a flash', async () => {
  openLocation([
    aClock(1, { roundTripMs: 2, flashErrorMs: 8 }),
    aClock(2, { roundTripMs: 2, flashErrorMs: 900 }, { status: aScreen(2).status }),
    aClock(3, null),
    aCompleteScreen(4, { name: 'No display here' }),
    aClock(10, { roundTripMs: 2 }, { name: 'No timer here' }),
  ])
  expect(await rows()).toEqual([
    expect.stringMatching(/^1.*—2 ms8 ms$/),
    expect.stringMatching(/^2.*Offline$/),
    expect.stringMatching(/^3.*———$/),
  ])
  const { getByText, queryByText } = await panel()
  expect(getByText('Not measured yet. At least two screens must flash first.')).toBeTruthy()
  expect(queryByText(/^No (display|timer) here$/)).toBeNull()
})

it('says that no device is linked', async () => {
  openLocation([aCompleteScreen(1)])
  expect(
    await (await panel()).findByText('No screen at this location has a linked device.'),
  ).toBeTruthy()
})

it('says that there is no timer and loads nothing', async () => {
  const requests = openLocation([], { vtsEnabled: false })
  expect(
    await (
      await panel()
    ).findByText('This location has no timer, so its screens don’t need to be in sync.'),
  ).toBeTruthy()
  expect(requests).toEqual([])
})
