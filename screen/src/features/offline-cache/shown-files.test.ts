import { expect, it } from 'vitest'
import { createFakeServer } from '../../testing/fake-server.ts'
import { shownFilesOf } from './shown-files.ts'

it('lists the next round’s picture and stills as files of substitutes', async () => {
  const server = createFakeServer()
  const answer = await server.fetch('/api/v1/screens/auth/programme', {
    headers: { 'screen-auth-token': server.token ?? '' },
  })
  const { data } = (await answer.json()) as { data: Parameters<typeof shownFilesOf>[0] }
  const [from, to] = ['2026-11-21T00:00:00.000Z', '2026-11-22T00:00:00.000Z']
  const stills = [
    { from, to, files: ['/media/one.jpg'] },
    { from: to, to: '2026-11-23T00:00:00.000Z', files: ['/media/one.jpg', '/media/two.jpg'] },
  ]
  const nextRound = { roundNumber: 4, name: 'Kicks', imageUrl: '/media/round-4.jpg', stills }
  const { substitutes, always } = shownFilesOf({ ...data, nextRound })
  expect(substitutes?.map(({ file }) => file)).toEqual([
    ...['/media/round-4.jpg', '/media/one.jpg', '/media/two.jpg'],
  ])
  expect(always).toEqual(shownFilesOf(data).always)
})
