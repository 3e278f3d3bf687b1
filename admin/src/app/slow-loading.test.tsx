import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderApp } from './testing/render-app.tsx'
import { aRound } from '../shared/testing/fixtures.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('shows a slow-loading notice after five seconds and can retry', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  let requests = 0
  renderApp('/admin/rounds', 'admin', {
    listRounds: () => (requests++ === 0 ? new Promise(() => undefined) : [aRound(1)]),
  })
  await waitFor(() => {
    expect(requests).toBe(1)
  })
  expect(screen.queryByText(/Still loading/)).toBeNull()
  act(() => {
    vi.advanceTimersByTime(5_000)
  })
  expect(await screen.findByText(/Still loading /)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Round 1')).toBeTruthy()
  expect(screen.queryByText(/Still loading/)).toBeNull()
  expect(requests).toBe(2)
})
