import { expect, it, vi } from 'vitest'
import { createFakeServer } from '../../testing/fake-server.ts'
import type { Asked, Told } from './keeper-messages.ts'
import { startKeeping } from './keeping.ts'

function aKeeping() {
  const asked: Asked[] = []
  let hear: (told: Told | 'lost') => void = () => undefined
  const onKnown = vi.fn<() => void>()
  const onChange = vi.fn<(isShowable: boolean, broken: readonly string[]) => void>()
  const keeping = startKeeping({
    open: (listener) => {
      hear = listener
      return { ask: (one) => asked.push(one), close: () => undefined }
    },
    now: () => 0,
    random: () => 0,
    onChange,
    onKnown,
    onProblem: () => undefined,
  })
  return {
    keeping,
    asked,
    onKnown,
    onChange,
    say: (told: Told | 'lost') => {
      hear(told)
    },
  }
}

const programme = createFakeServer().programme()

it('a keeper that is lost holds nothing, and says so of the programme that was wanted', () => {
  const { keeping, onKnown, onChange, say } = aKeeping()
  keeping.want(programme, null)
  expect(onChange).not.toHaveBeenCalled()
  expect(keeping.holding()).toBeNull()

  say('lost')
  expect(onChange).toHaveBeenLastCalledWith(true, [])
  expect(keeping.holding()).toMatchObject({
    revision: programme.revision,
    until: null,
    heldFiles: 0,
  })
  expect(onKnown).toHaveBeenCalledTimes(1)
  keeping.stop()
})

it('a keeper lost before anything was wanted says so with the first programme', () => {
  const { keeping, onKnown, onChange, say } = aKeeping()
  say('lost')
  expect(keeping.holding()).toBeNull()
  expect(onKnown).not.toHaveBeenCalled()
  keeping.want(programme, null)
  expect(onChange).toHaveBeenLastCalledWith(true, [])
  expect(keeping.holding()?.revision).toBe(programme.revision)
  keeping.stop()
})
