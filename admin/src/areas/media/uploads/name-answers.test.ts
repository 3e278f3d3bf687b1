import { expect, it } from 'vitest'
import { changesOf } from './names-dialog.tsx'

const target = (id: string, link: string | null) =>
  ({ kind: 'exercise', id, name: id, names: [id], link }) as const

it('counts exercises without a clip and with another clip, once each', () => {
  const answer = (id: string, targetId: string | null) => ({ id, targetId, isForTarget: false })
  const { empty, other } = changesOf(
    [
      answer('a', 'hook'),
      answer('b', 'squat'),
      answer('c', 'hook'),
      answer('d', null),
      answer('e', 'taken away'),
    ],
    [target('hook', null), target('squat', '/media/exercises/squat.mp4')],
  )
  expect([...empty]).toEqual(['a'])
  expect([...other]).toEqual(['b'])
})
