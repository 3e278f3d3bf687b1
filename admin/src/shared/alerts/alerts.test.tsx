import { MantineProvider } from '@mantine/core'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watched } from '../api/requests.ts'
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

const only = () => {
  const [first, ...others] = [...screen.queryAllByRole('alert'), ...screen.queryAllByRole('status')]
  expect(others).toEqual([])
  return first?.querySelector('p')?.textContent
}

// spec: 4.6, 9
it('disappears after 9.85 seconds', () => {
  show('Deleted Workout: First Bell')
  pass(9_849)
  expect(screen.getByRole('status').textContent).toContain('Deleted Workout: First Bell')
  pass(1)
  expect(screen.queryByRole('status')).toBeNull()
})

// spec: 4.6
it('pauses its countdown while hovered', () => {
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

it('stays while its button has focus', () => {
  show('Focus me')
  act(() => {
    screen.getByRole('button', { name: 'Dismiss' }).focus()
  })
  pass(60_000)
  expect(screen.getByRole('status')).toBeTruthy()
})

describe('an error alert', () => {
  const save = 'PUT /api/v1/workouts/1'
  const fail = () =>
    watched(save, () => Promise.reject(new Error('lost'))).catch((error: unknown) => {
      alerts.error('Can’t reach the server. Check your connection, then try again.', error)
    })
  const succeed = (request: string) => act(() => watched(request, () => Promise.resolve()))

  it('disappears when the failed call succeeds, but not when another one does', async () => {
    await act(fail)
    await succeed('PUT /api/v1/workouts/2')
    expect(screen.getByRole('alert').textContent).toContain(
      'Can’t reach the server. Check your connection, then try again.',
    )
    show('Updated Workout: Second Bell')
    await succeed(save)
    pass(9_850)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('waits behind a newer alert until that disappears', async () => {
    await act(fail)
    pass(9_000)
    show('Updated Workout: Second Bell')
    expect(only()).toBe('Updated Workout: Second Bell')
    pass(9_850)
    expect(only()).toContain('Can’t reach the server')
    pass(849)
    expect(only()).toContain('Can’t reach the server')
    pass(1)
    expect(only()).toBeUndefined()
  })

  it('can be dismissed', async () => {
    await act(fail)
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('that belongs to no request disappears at the next success', () => {
    act(() => {
      alerts.error('Invalid Round Number')
    })
    show('Exported 9 items')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('several alerts', () => {
  const undo = { label: 'Undo', run: () => undefined }

  it('show only the newest', () => {
    show('Updated Workout: First Bell')
    show('Updated Workout: Second Bell')
    expect(only()).toBe('Updated Workout: Second Bell')
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(only()).toBeUndefined()
  })

  it('bring back one with Undo when the newer one disappears, until its time is up', () => {
    act(() => {
      alerts.success('Deleted Workout: First Bell', undo)
      alerts.success('Deleted Workout: Second Bell', undo)
    })
    expect(only()).toBe('Deleted Workout: Second Bell')
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(only()).toBe('Deleted Workout: First Bell')
    pass(9_850)
    expect(only()).toBeUndefined()
  })

  it('bring back one with Undo when the newer one times out', () => {
    act(() => {
      alerts.success('Deleted Workout: First Bell', undo)
    })
    pass(1_000)
    show('Updated Workout: Second Bell')
    pass(9_850)
    expect(only()).toBe('Deleted Workout: First Bell')
    pass(8_849)
    expect(only()).toBe('Deleted Workout: First Bell')
    pass(1)
    expect(only()).toBeUndefined()
  })

  it('leave one that is hovered in place until the pointer leaves', () => {
    show('Updated Workout: First Bell')
    fireEvent.mouseEnter(screen.getByRole('status'))
    show('Updated Workout: Second Bell')
    pass(60_000)
    expect(only()).toBe('Updated Workout: First Bell')
    fireEvent.mouseLeave(screen.getByRole('status'))
    expect(only()).toBe('Updated Workout: Second Bell')
  })

  it('leave the focus where it is, also from one button to the next', () => {
    act(() => {
      alerts.success('Deleted Workout: First Bell', undo)
    })
    const button = screen.getByRole('button', { name: 'Undo' })
    act(() => {
      button.focus()
    })
    fireEvent.mouseEnter(screen.getByRole('status'))
    fireEvent.mouseLeave(screen.getByRole('status'))
    show('Updated Workout: Second Bell')
    act(() => {
      screen.getByRole('button', { name: 'Dismiss' }).focus()
    })
    pass(60_000)
    expect(only()).toBe('Deleted Workout: First Bell')
    act(() => {
      button.focus()
      button.blur()
    })
    expect(only()).toBe('Updated Workout: Second Bell')
  })

  it('stay in place when one behind them closes', async () => {
    const save = 'PUT /api/v1/workouts/1'
    await act(() =>
      watched(save, () => Promise.reject(new Error('lost'))).catch((error: unknown) => {
        alerts.error('Can’t reach the server.', error)
      }),
    )
    show('Updated Workout: Second Bell')
    fireEvent.mouseEnter(screen.getByRole('status'))
    await act(() => watched(save, () => Promise.resolve()))
    pass(60_000)
    expect(only()).toBe('Updated Workout: Second Bell')
  })
})

it('is dismissed by its button', () => {
  show('Go away')
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('status')).toBeNull()
})
