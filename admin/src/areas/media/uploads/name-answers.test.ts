import { expect, it } from 'vitest'
import type { NamedTarget } from './match-name.ts'
import { changesOf } from './names-dialog.tsx'

const target = (id: string, link: string | null) =>
  ({ kind: 'exercise', id, name: id, names: [id], link }) as const

it('counts exercises without a clip and with another clip, once each', () => {
  const hook = target('hook', null)
  const squat = target('squat', '/media/exercises/squat.mp4')
  const answer = (id: string, target: NamedTarget | null) => ({ id, target, isForTarget: false })
  const { empty, other } = changesOf([
    answer('a', hook),
    answer('b', squat),
    answer('c', hook),
    answer('d', null),
  ])
  expect([...empty]).toEqual(['a'])
  expect([...other]).toEqual(['b'])
})
