import { MantineProvider } from '@mantine/core'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { alerts } from './alerts.ts'
import { AlertsRegion } from './alerts-region.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <MantineProvider env="test">
      <AlertsRegion />
    </MantineProvider>,
  )
})

afterEach(() => {
  act(() => {
    alerts.clear()
  })
  vi.useRealTimers()
})

const show = (message: string) => {
  act(() => {
    alerts.success(message)
  })
}
const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

it('vanishes after 9.85 seconds', () => {
  show('Deleted Workout: First Bell')
  pass(9_849)
  expect(screen.getByRole('status').textContent).toContain('Deleted Workout: First Bell')
  pass(1)
  expect(screen.queryByRole('status')).toBeNull()
})

it('stays while it is hovered, and goes on counting afterwards', () => {
  show('Read me')
  pass(9_000)
  fireEvent.mouseEnter(screen.getByRole('status'))
  pass(60_000)
  expect(screen.getByRole('status')).toBeTruthy()
  fireEvent.mouseLeave(screen.getByRole('status'))
  pass(849)
  expect(screen.getByRole('status')).toBeTruthy()
  pass(1)
  expect(screen.queryByRole('status')).toBeNull()
})

it('stays while its button has the focus', () => {
  show('Focus me')
  act(() => {
    screen.getByRole('button', { name: 'Dismiss' }).focus()
  })
  pass(60_000)
  expect(screen.getByRole('status')).toBeTruthy()
})

it('of an error goes when the same is saved after all', () => {
  act(() => {
    alerts.error('The server could not be reached.')
  })
  show('Updated Workout: First Bell')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('status')).toBeTruthy()
})

it('is dismissed by its button', () => {
  show('Go away')
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('status')).toBeNull()
})
