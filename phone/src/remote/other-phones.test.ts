import { expect, test } from 'vitest'
import { otherPhonesText } from './other-phones.ts'
import { remoteMessages } from '../shared/messages/remote.ts'

test('otherPhonesText shortens email addresses but not screen names', () => {
  const text = (...others: Parameters<typeof otherPhonesText>[0]) =>
    otherPhonesText(others, remoteMessages('en'))
  const phone = (name: string) => text({ name, pass: 2 })
  expect(text({ name: 'kim@gym.example', pass: null })).toBe('Also here: kim')
  expect(text({ name: 'Kim @ the door', pass: null })).toBe('Also here: Kim @ the door')
  expect(phone('Bags @ door')).toBe('Also here: Phone 2, from Bags @ door')
  expect(phone('bags@door')).toBe('Also here: Phone 2, from bags@door')
})
