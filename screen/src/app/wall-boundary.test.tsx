import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WallBoundary } from './wall-boundary.tsx'

const onProblem = vi.fn()
const reload = vi.fn()

function Bomb(): never {
  throw new Error('bang')
}
const wall = (children: React.ReactNode) => (
  <WallBoundary onProblem={onProblem} reload={reload}>
    {children}
  </WallBoundary>
)

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockReturnValue()
  sessionStorage.clear()
  vi.clearAllMocks()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('keeps the last good wall, reports the error, and renders the next wall', () => {
  const { rerender } = render(wall(<p>good</p>))
  rerender(wall(<Bomb />))
  screen.getByText('good')
  expect(onProblem).toHaveBeenCalledWith('A wall could not be drawn: Error: bang')
  rerender(wall(<p>next</p>))
  screen.getByText('next')
  expect(screen.queryByText('good')).toBeNull()
})

it('shows a spinner if no wall has rendered yet', () => {
  render(wall(<Bomb />))
  screen.getByRole('img', { name: 'Loading' })
})

it('reloads after half a minute, and not again for ten minutes', () => {
  const { unmount } = render(wall(<Bomb />))
  act(() => {
    vi.advanceTimersByTime(31_000)
  })
  expect(reload).toHaveBeenCalledTimes(1)
  unmount()
  render(wall(<Bomb />))
  act(() => {
    vi.advanceTimersByTime(31_000)
  })
  expect(reload).toHaveBeenCalledTimes(1)
})

it('doesn’t reload a wall that has recovered', () => {
  const { rerender } = render(wall(<Bomb />))
  rerender(wall(<p>next</p>))
  act(() => {
    vi.advanceTimersByTime(31_000)
  })
  expect(reload).not.toHaveBeenCalled()
})
