import { expect, test } from 'vitest'
import { otherPhonesText } from './other-phones.ts'
import { remoteMessages } from '../shared/messages/remote.ts'

test('otherPhonesText names two people or phones and counts the others', () => {
  const text = (...others: Parameters<typeof otherPhonesText>[0]) =>
    otherPhonesText(others, remoteMessages('en'))
  const kim = { name: 'Kim', pass: null }
  expect(text(kim)).toBe('Also here: Kim')
  expect(text(kim, { name: 'bags@door', pass: 2 }, { name: 'Bags', pass: 3 })).toBe(
    'Also here: Kim; Phone 2, from bags@door and 1 more',
  )
})
