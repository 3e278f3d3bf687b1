import { expect, test } from 'vitest'
import { isBetterName, isMachineName } from './machine-names.ts'

test.each([
  ...[
    'IMG_1234',
    'IMG 1234',
    'img-1234',
    'IMG_1234 (2)',
    'VID_20261121_101500',
    'VID-20261121-WA0003',
  ],
  ...['DSC01234', 'DSCN0001', 'MVI_0042', 'PXL_20261121_101500123.MP', 'GX010042', 'DJI_0001'],
  ...['MOV', 'Untitled', 'Untitled 3', 'Screen Recording 2026-11-21 at 10.15.00 AM'],
  ...['20261121', '1', '2026-11-21 10:15', '9f86d081884c7d65', '9F86D081-884C-7D65'],
  ...['Kick copy', 'Kick copy 2', 'Kick copy (2)', 'Kick (2)', 'Patada copia', 'Coup - Copie'],
])('%s is a machine name', (name) => {
  expect(isMachineName(name)).toBe(true)
})

test.each([
  ...[
    'Kick',
    'Roundhouse Kick 2',
    'IMG 5 push-ups',
    'Movement',
    'Video of a kick',
    'Image of ropes',
  ],
  ...[
    'Facade',
    'Deadbeef',
    'Copy the coach',
    'Dscover',
    'Push-ups (slow)',
    'Round 7',
    '跳绳',
    'Ghost',
  ],
])('%s is not a machine name', (name) => {
  expect(isMachineName(name)).toBe(false)
})

test('isBetterName prefers a name by a person to a machine name, and nothing else', () => {
  expect(isBetterName('Kick', 'IMG_1234')).toBe(true)
  expect(isBetterName('IMG_1235', 'IMG_1234')).toBe(false)
  expect(isBetterName('High Kick', 'Kick')).toBe(false)
  expect(isBetterName('IMG_1234', 'Kick')).toBe(false)
})
