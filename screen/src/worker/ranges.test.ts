// @vitest-environment node
import { expect, test } from 'vitest'
import { answerWith, rangeOf } from './ranges.ts'

test.each([
  [null, 'whole'],
  ['bytes=0-', { start: 0, end: 1000 }],
  ['bytes=0-0', { start: 0, end: 1 }],
  ['bytes=200-299', { start: 200, end: 300 }],
  ['Bytes=999-', { start: 999, end: 1000 }],
  ['bytes=900-5000', { start: 900, end: 1000 }],
  ['bytes=-100', { start: 900, end: 1000 }],
  ['bytes=-5000', { start: 0, end: 1000 }],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=1000-2000', 'unsatisfiable'],
  ['bytes=300-200', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=0-0,5-9', 'whole'],
  ['frames=0-1', 'whole'],
  ['bytes=a-b', 'whole'],
])('rangeOf reads %j of 1000 bytes as %j', (header, expected) => {
  expect(rangeOf(header, 1000)).toEqual(expected)
})

test('rangeOf rejects ranges of an empty file', () => {
  expect(rangeOf('bytes=0-', 0)).toBe('unsatisfiable')
  expect(rangeOf('bytes=-1', 0)).toBe('unsatisfiable')
  expect(rangeOf(null, 0)).toBe('whole')
})

const clip = () =>
  new Response('0123456789', {
    headers: { 'content-type': 'video/mp4', 'content-length': '10', vary: 'origin' },
  })

test.each([
  [null, 200, '0123456789', null],
  ['bytes=0-', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=0-0', 206, '0', 'bytes 0-0/10'],
  ['bytes=-3', 206, '789', 'bytes 7-9/10'],
  ['bytes=8-90', 206, '89', 'bytes 8-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
])(
  'answerWith responds to %j of a cached clip with %i and %j',
  async (range, status, body, contentRange) => {
    const answer = await answerWith(clip(), range)
    expect(answer.status).toBe(status)
    expect(await answer.text()).toBe(body)
    expect(answer.headers.get('content-range')).toBe(contentRange)
    expect(answer.headers.get('content-type')).toBe('video/mp4')
    expect(answer.headers.get('accept-ranges')).toBe('bytes')
    if (status !== 416) expect(answer.headers.get('content-length')).toBe(String(body.length))
  },
)
